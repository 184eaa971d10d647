import type { Choice } from "$lib/api/types";
import { kit } from "../contract";
import Board from "./Board.svelte";
import Players from "./Players.svelte";
import Status from "./Status.svelte";
import type { CampaignProps } from "./types";

/** What has a place of its own on the board; the bar has the rest. */
const ON_THE_BOARD = ["build", "scrap", "perk", "unperk", "supply", "land", "quest", "lead", "force", "result", "battle"];
const ALWAYS = ["quest none", "supply auto"];

export default kit<CampaignProps>({
  Board,
  Players,
  Status,
  hides: (choice: Choice) => ON_THE_BOARD.includes(choice.kind) && !ALWAYS.includes(choice.move),
  builds: true,
});
