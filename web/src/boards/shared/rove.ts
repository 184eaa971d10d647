/** One stop of the Tab key for many places: the arrow keys go from one to the next. */
import { beforePaint } from "$lib/paint";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Direction = "left" | "right" | "up" | "down";

const KEYS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
const ASIDE = 3; // how much more a step aside counts than one ahead

/** Which of the boxes is next in a direction; -1: none lies there. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const across = direction === "left" || direction === "right";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  const centre = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const [x, y] = centre(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const [bx, by] = centre(box);
    const ahead = sign * (across ? bx - x : by - y);
    const aside = Math.abs(across ? by - y : bx - x);
    const thick = across ? Math.min(from.height, box.height) : Math.min(from.width, box.width);
    if (ahead < 4 || (across && aside > thick / 2 + 4)) return;
    const far = ahead + ASIDE * aside;
    if (far < least) {
      least = far;
      best = at;
    }
  });
  return best;
}

/** Make a container one stop; its places are those with a word that can have the focus. */
export function rove(node: HTMLElement): { destroy: () => void } {
  const stops = () =>
    [...node.querySelectorAll<HTMLElement>("button[data-word]")].filter((each) => each.checkVisibility());
  let current: HTMLElement | null = null;

  const settle = () => {
    const all = stops();
    if (!current || !all.includes(current)) current = all.find((each) => each.dataset.lit) ?? all[0] ?? null;
    for (const each of all) {
      const wanted = each === current ? 0 : -1;
      if (each.tabIndex !== wanted) each.tabIndex = wanted;
    }
  };
  const take = (stop: HTMLElement) => {
    current = stop;
    settle();
  };
  const onFocus = (event: FocusEvent) => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("button[data-word]");
    if (stop && node.contains(stop)) take(stop);
  };
  const onKey = (event: KeyboardEvent) => {
    const direction = KEYS[event.key];
    if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = stops();
    let next: HTMLElement | undefined;
    if (direction) {
      const at = nearest(current.getBoundingClientRect(), all.map((each) => each.getBoundingClientRect()), direction);
      next = all[at];
    } else if (event.key === "Home") next = all[0];
    else if (event.key === "End") next = all.at(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (!next) return;
    take(next);
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  let later = () => {};
  const watch = new MutationObserver(() => {
    later();
    later = beforePaint(settle);
  });
  watch.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", onFocus);
  node.addEventListener("keydown", onKey);
  settle();
  return {
    destroy() {
      watch.disconnect();
      later();
      node.removeEventListener("focusin", onFocus);
      node.removeEventListener("keydown", onKey);
    },
  };
}
