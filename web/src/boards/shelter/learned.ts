/** What a lesson leads through, and what of it somebody has done: it is read off the table. */
import type { PlayerScene, ShelterScene } from "./types";

export const TOPICS = ["send", "item", "build", "dweller", "train", "fight"] as const;
export type Topic = (typeof TOPICS)[number];

const FIRST_DWELLERS = 2;

const DONE: Record<Topic, (player: PlayerScene, scene: ShelterScene) => boolean> = {
  send: (player, scene) => player.placed > 0 || scene.round > 1,
  item: (player) => player.ready.length + player.exhausted.length > 0,
  build: (player, scene) => scene.floors.some((floor) => floor.owner === player.seat && floor.places.some((place) => place !== null)),
  dweller: (player) => player.dwellers > FIRST_DWELLERS,
  train: (player) => (player.trained + player.wounded_trained).length > 0,
  fight: (player) => player.defeated > 0,
};

export function learned(scene: ShelterScene, seat: number | null): Topic[] {
  const player = seat === null ? undefined : scene.players[seat];
  return player ? TOPICS.filter((topic) => DONE[topic](player, scene)) : [];
}
