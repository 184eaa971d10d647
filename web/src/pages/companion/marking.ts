/** Markers as they are entered. What is known of one stays known when nothing is said of it. */
import type { Act, Marked } from "./types";

interface Changed {
  content?: number;
  carrier?: number;
  out?: boolean;
  side?: number;
}

/** A marker with something different. */
export function markerAct(marker: Marked, more: Changed): Act {
  return {
    is: "marker",
    number: marker.id,
    kind: marker.kind as "searchable",
    word: marker.word ?? "",
    carrier: marker.carrier ?? -1,
    out: marker.out ?? false,
    ...more,
  };
}
