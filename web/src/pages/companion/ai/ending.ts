/** How something ended, as it is entered. */
import type { Act, Deed } from "./types";

/** A move that ended otherwise than it was told. */
export function ended(deed: Deed, whole: boolean, touches: readonly number[], moved: readonly number[]): Act {
  return { ...deed, whole, touches: [...touches], moved: [...moved] };
}
