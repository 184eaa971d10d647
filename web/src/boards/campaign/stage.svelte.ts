/** What somebody looks at in a campaign: whose settlement, which page of the panel, what they weigh up. */
export type Page = "now" | "holdings" | "journal" | "history" | "briefing";

class Stage {
  /** Whose settlement is shown; null: one's own. */
  shown: number | null = $state(null);
  page: Page = $state("now");
  /** The tab of the price list. */
  family = $state("");
  /** The move whose change is shown: what somebody points at, else what they chose. */
  pointed: string | null = $state(null);
  chosen: string | null = $state(null);
  /** A structure of one's own that was picked on the land. */
  picked: { id: string; plot: number } | null = $state.raw(null);
  /** The plot whose structure is being moved. */
  lifted: number | null = $state(null);

  get weighed(): string | null {
    return this.pointed ?? this.chosen;
  }

  /** Another question: what was weighed up is over. */
  forget(): void {
    this.pointed = null;
    this.chosen = null;
  }

  clear(): void {
    this.forget();
    this.shown = null;
    this.page = "now";
    this.family = "";
    this.lifted = null;
    this.picked = null;
  }
}

export const stage = new Stage();
