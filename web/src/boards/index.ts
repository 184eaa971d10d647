/** Which board draws a game; each is loaded when it is needed. */
import type { BoardKit } from "./contract";

type Loader = () => Promise<{ default: BoardKit }>;

const BOARDS: Record<string, Loader> = {
  shelter: () => import("./shelter"),
  tragic: () => import("./tragic"),
  wasteland: () => import("./wasteland"),
  campaign: () => import("./campaign"),
};

/** The board of a game; one without its own is played through the generic one. */
export async function boardOf(game: string): Promise<BoardKit> {
  const load = BOARDS[game] ?? (() => import("./generic"));
  return (await load()).default;
}
