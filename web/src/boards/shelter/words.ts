/** A choice on a small button: the name of its place instead of a whole sentence, where there is one. */
import type { Choice } from "$lib/api/types";
import { type Deck, liftOf } from "./model";
import { dwellersIn } from "./replay";
import type { ShelterScene } from "./types";

export interface ChoiceWords {
  name: string;
  who: { wounded: boolean; letter: string }[];
  fight: number;
  item: string;
  letter: string;
  side: string; // left or right: where a room goes
}

/** What a space is called: its threat, its room, its elevator. */
function spaceOf(word: string, deck: Deck, scene: ShelterScene): { name: string; fight: number } | null {
  for (const floor of scene.floors) {
    if (floor.lift?.space === word) {
      const card = liftOf(deck, scene, floor);
      return card ? { name: card.name, fight: 0 } : null;
    }
    for (const place of floor.places)
      for (const spot of place?.spaces ?? [])
        if (spot.space === word) {
          const threat = spot.threat ? deck.threat(spot.threat) : undefined;
          const room = place ? deck.room(place.room) : undefined;
          return { name: threat?.name ?? room?.name ?? word, fight: threat?.face.fight ?? 0 };
        }
  }
  return null;
}

/** How a choice is drawn in the decision bar. */
export function faceOfChoice(choice: Choice, deck: Deck, scene: ShelterScene): ChoiceWords {
  const [first = ""] = choice.at ?? [];
  const plain: ChoiceWords = { name: choice.name, who: [], fight: 0, item: "", letter: "", side: "" };
  if (choice.kind === "place") {
    const space = spaceOf(first, deck, scene);
    const who = (choice.who ?? []).map((word) => word.split(":")[2] ?? "o").join("+");
    const several = new Set(choice.who).size > 0;
    return space ? { ...plain, ...space, who: several ? dwellersIn(who) : [] } : plain;
  }
  if (choice.kind === "build") {
    const [, id = "", side = ""] = choice.move.split(" ");
    const room = deck.room(id);
    return room ? { ...plain, name: room.name, side } : plain;
  }
  if (choice.kind === "train" || choice.kind === "drill") return { ...plain, letter: choice.move.split(" ")[1] ?? "" };
  const item = first.startsWith("item:") ? first.slice(5) : first.startsWith("seat:") ? (first.split(":")[2] ?? "") : "";
  return deck.item(item) ? { ...plain, item } : plain;
}
