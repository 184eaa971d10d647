import { describe, expect, it } from "vitest";
import { boundsOf, corners, freePlace, holds, leaning, made, moved, resized, sentOf, sizeOf, thingAt, thingsOf, turned, turnTo, type Drawn, type Kind, type Thing } from "./things";

const SIDE = 914;
const box = (w: number, d: number): [number, number][] => [[-w / 2, -d / 2], [w / 2, -d / 2], [w / 2, d / 2], [-w / 2, d / 2]];
const kind = (word: string, w: number, d: number): Kind =>
  ({ kind: word, name: word, text: "", heights: [51], wide: [10, 300], deep: [10, 300], shapes: [[box(w, d)]] }) as unknown as Kind;
const crate = (x: number, y: number, id = 1): Thing => made(id, kind("container", 100, 60), 0, x, y);
const drawn = (points: [number, number][], group = -1): Drawn => ({ at: "p0", kind: "ruin", name: "", points, group }) as Drawn;

describe("dragging", () => {
  it("puts a thing where it is let go", () => {
    expect(corners(moved(crate(300, 300), 400, 500, SIDE))[0]).toEqual([[350, 470], [450, 470], [450, 530], [350, 530]]);
  });
  it("goes to an edge that is near, also when it is turned", () => {
    expect(boundsOf(moved(crate(300, 300), 56, 300, SIDE)).left).toBe(0);
    expect(boundsOf(moved(turned(crate(300, 300), 90), 300, SIDE - 45, SIDE)).high).toBe(SIDE);
    expect(moved(crate(300, 300), 56, 300, SIDE, false).x).toBe(56);
  });
  it("keeps the middle on the table, wherever the pointer goes", () => {
    const there = moved(crate(300, 300), -500, 5000, SIDE, false);
    expect([there.x, there.y]).toEqual([0, SIDE]);
  });
});

describe("turning", () => {
  it("turns about the middle", () => {
    expect(corners(turned(crate(300, 300), 90))[0]).toEqual([[330, 250], [330, 350], [270, 350], [270, 250]]);
  });
  it("rounds nothing twice: a full circle in small steps is where it began", () => {
    let thing = crate(301, 299);
    const before = corners(thing);
    for (let step = 0; step < 72; step++) thing = turned(thing, thing.turn + 5);
    expect(corners(thing)).toEqual(before);
  });
  it("follows the handle in steps of five degrees", () => {
    expect(turnTo(crate(300, 300), 300, 400)).toBe(0);
    expect(turnTo(crate(300, 300), 200, 300)).toBe(90);
    expect(turnTo(crate(300, 300), 402, 300)).toBe(270);
    expect(turnTo(crate(300, 300), 257, 399)).toBe(25);
  });
});

describe("resizing", () => {
  it("stretches what is solid", () => {
    expect(sizeOf(resized(crate(300, 300), 150, 50, false))).toEqual([150, 50]);
  });
  it("keeps how thick walls are", () => {
    const wall: Thing = { ...crate(300, 300), parts: [[[-60, -50], [60, -50], [60, -42], [-60, -42]]] };
    const larger = resized({ ...wall, parts: [...wall.parts, [[-60, 42], [60, 42], [60, 50], [-60, 50]]] }, 160, 140, true);
    expect(sizeOf(larger)).toEqual([160, 140]);
    const ys = larger.parts[0]!.map(([, y]) => y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(8);
  });
});

describe("a table as things, and back", () => {
  it("takes the walls of one ruin for one thing", () => {
    const walls = [drawn([[100, 100], [200, 100], [200, 108], [100, 108]], 3), drawn([[100, 192], [200, 192], [200, 200], [100, 200]], 3)];
    const things = thingsOf([...walls, drawn([[400, 400], [420, 400], [420, 420]])]);
    expect(things).toHaveLength(2);
    expect(sizeOf(things[0]!)).toEqual([100, 100]);
    const { pieces, owners } = sentOf(things);
    expect(owners).toEqual([1, 1, 2]);
    expect(pieces.map((piece) => piece.points)).toEqual([...walls.map((wall) => wall.points), [[400, 400], [420, 400], [420, 420]]]);
    expect(pieces.map((piece) => piece.group)).toEqual([0, 0, -1]);
  });
  it("finds out how a thing was turned", () => {
    const crooked = corners(turned(crate(400, 400), 30));
    expect(leaning(crooked)).toBeCloseTo(30, 0);
    const [again] = thingsOf([drawn(crooked[0]!)]);
    expect(sizeOf(again!)).toEqual([100, 60]);
    expect(corners(again!)).toEqual(crooked);
  });
});

describe("places", () => {
  it("finds the thing under the pointer, the smaller one first", () => {
    const field = made(2, kind("field", 300, 300), 0, 300, 300);
    expect(thingAt([field, crate(300, 300)], 310, 300)?.id).toBe(1);
    expect(thingAt([field, crate(300, 300)], 400, 300)?.id).toBe(2);
    expect(thingAt([field], 700, 300)).toBeNull();
    expect(holds(turned(crate(300, 300), 90), 300, 345)).toBe(true);
  });
  it("puts a new thing beside the others", () => {
    const [x, y] = freePlace([crate(457, 457)], crate(457, 457, 2), SIDE);
    expect(Math.hypot(x - 457, y - 457)).toBeGreaterThan(100);
    expect(freePlace([], crate(457, 457), SIDE)).toEqual([457, 457]);
  });
});
