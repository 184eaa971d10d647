/** Whether the screen is narrow: then the phone's layout is drawn. */
const NARROW = "(max-width: 820px)";

class Screen {
  phone = $state(false);

  start(): void {
    const query = matchMedia(NARROW);
    this.phone = query.matches;
    query.addEventListener("change", (event) => (this.phone = event.matches));
  }
}

export const screen = new Screen();
