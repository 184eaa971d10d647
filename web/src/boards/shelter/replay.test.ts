import { describe, expect, test } from "vitest";
import { SAVED } from "./fixtures";
import { after, cubesIn, dwellersIn } from "./replay";
import type { ShelterScene } from "./types";

/** What is drawn of a scene while steps are shown. */
function drawn(scene: ShelterScene) {
  return {
    round: scene.round,
    first: scene.first,
    items: [...scene.items].sort(),
    rooms: [...scene.rooms].sort(),
    floors: scene.floors.map((floor) => ({
      lift: (floor.lift?.dwellers ?? []).map((each) => each.seat),
      places: floor.places.map(
        (place) =>
          place && [
            place.room,
            ...place.spaces.map((spot) => [
              spot.threat ?? "",
              (spot.dwellers ?? []).map((each) => [each.seat, !!each.wounded, each.trains ?? ""]),
            ]),
          ],
      ),
    })),
    players: scene.players.map((player) => [
      player.happiness,
      player.energy,
      player.food,
      player.water,
      player.untrained,
      [...player.trained].sort().join(""),
      player.wounded,
      player.placed,
      player.coming,
      player.dwellers,
      player.passed,
      [...player.ready].sort().join(),
      [...player.exhausted].sort().join(),
    ]),
  };
}

describe.each([2, 3, 4] as const)("a game of %i", (players) => {
  const { moments, steps } = SAVED[players];
  test.each(moments.slice(1).map((moment, at) => [moment.number, moments[at]!, moment] as const))(
    "the events up to step %i lead to the server's scene",
    (_, before, moment) => {
      let scene = before.scene;
      for (const step of steps.slice(before.number, moment.number))
        for (const event of step.events ?? []) scene = after(scene, event, moment.scene);
      expect(drawn(scene)).toEqual(drawn(moment.scene));
    },
  );
});

test("cubes and dwellers are read from the notation", () => {
  expect(cubesIn("e1f12")).toEqual([["energy", 1], ["food", 12]]);
  expect(dwellersIn("o+~S")).toEqual([
    { wounded: false, letter: "" },
    { wounded: true, letter: "S" },
  ]);
});
