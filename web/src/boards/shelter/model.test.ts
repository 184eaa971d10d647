import { expect, test } from "vitest";
import { fixedOf, SAVED } from "./fixtures";
import { KNOWN, itemIcon, roomIcon, threatIcon } from "./icons";
import { columnsAt, deckOf, faceAt, offersOf, seatsFrom } from "./model";
import { faceOfChoice } from "./words";

const LANGUAGES = ["en", "fr", "de", "es"] as const;
const PLAYERS = [2, 3, 4] as const;

test("every card and letter has a picture of its own", () => {
  const { cards } = fixedOf(3, "en");
  for (const room of cards.rooms) expect(KNOWN.rooms, room.id).toHaveProperty(room.id);
  for (const item of cards.items) expect(KNOWN.items, item.id).toHaveProperty(item.id);
  for (const threat of cards.threats) expect(KNOWN.threats, threat.id).toHaveProperty(threat.id);
  for (const { letter } of cards.letters) expect(KNOWN.letters).toHaveProperty(letter);
  expect(new Set(cards.items.map((item) => itemIcon(item.id))).size).toBe(cards.items.length);
  expect(new Set(cards.rooms.map((room) => roomIcon(room.id))).size).toBe(cards.rooms.length);
  expect(new Set(cards.threats.map((threat) => threatIcon(threat.id))).size).toBe(cards.threats.length);
});

test("cards of somebody's own set are drawn too", () => {
  expect(roomIcon("my-room").body).toBeTruthy();
  expect(itemIcon("my-item").body).toBeTruthy();
  expect(threatIcon("my-threat").body).toBeTruthy();
});

test("every space of every saved position shows something, in four languages", () => {
  for (const players of PLAYERS)
    for (const lang of LANGUAGES) {
      const deck = deckOf(fixedOf(players, lang));
      for (const { scene } of SAVED[players].moments)
        for (const floor of scene.floors)
          floor.places.forEach((place, at) => {
            expect(columnsAt(fixedOf(players, lang), floor, at).length).toBeGreaterThan(0);
            place?.spaces.forEach((_, spot) => expect(faceAt(deck, place, spot)?.text).toBeTruthy());
          });
    }
});

test("every choice that names a place is lit somewhere on the table", () => {
  for (const players of PLAYERS)
    for (const { scene, question } of SAVED[players].moments) {
      const words = new Set([
        ...scene.floors.flatMap((floor) => [
          ...floor.places.flatMap((place) => (place?.spaces ?? []).map((spot) => spot.space)),
          ...(floor.lift ? [floor.lift.space] : []),
          ..."abcdef".split("").map((letter) => `${floor.floor}${letter}`),
        ]),
        ...scene.items.map((id) => `item:${id}`),
        ...scene.rooms.map((id) => `room:${id}`),
        ...scene.players.flatMap((player) => [
          ...[...player.ready, ...player.exhausted].map((id) => `seat:${player.seat}:${id}`),
          ...["o", "~o", ...player.trained, ...[...player.wounded_trained].map((letter) => `~${letter}`)].map(
            (who) => `seat:${player.seat}:${who}`,
          ),
        ]),
      ]);
      for (const word of offersOf(question.en).keys()) expect(words, word).toContain(word);
    }
});

test("nothing is lit for who is not asked", () => {
  const { question } = SAVED[3].moments[0]!;
  expect(offersOf({ ...question.en, asked: false }).size).toBe(0);
  expect(offersOf(null).size).toBe(0);
});

test("a placement is named by its place, in every language", () => {
  for (const lang of LANGUAGES) {
    const deck = deckOf(fixedOf(4, lang));
    for (const { scene, question } of SAVED[4].moments)
      for (const choice of question[lang].choices ?? []) {
        const face = faceOfChoice(choice, deck, scene);
        expect(face.name).toBeTruthy();
        if (choice.kind === "place" || choice.kind === "build") expect(face.name).not.toBe(choice.name);
        expect(face.side !== "").toBe(choice.kind === "build");
      }
  }
});

test("the reader's own seat comes first", () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(seatsFrom(null, 3)).toEqual([0, 1, 2]);
});
