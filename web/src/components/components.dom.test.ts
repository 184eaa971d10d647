import { flushSync, mount, unmount } from "svelte";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { Answer } from "$lib/api/types";
import { api } from "$lib/api/client";
import { LANGUAGES } from "$lib/i18n/i18n.svelte";
import { transport } from "$lib/api/transport";
import { boardOf } from "../boards";
import type { BoardProps } from "../boards/contract";
import { positions, type Position } from "./positions";
import { CODE, savedTransport } from "./saved";

async function propsOf(position: Position): Promise<BoardProps> {
  transport.now = savedTransport(position);
  const path = { code: CODE };
  const { fixed, scene, question, ended } = position;
  return {
    ...{ fixed, scene, question, ended, steps: [], done: () => {}, told: position.steps },
    ...{ seat: scene.seat, table: await api.get("/api/tables/{code}", { path }), lang: "en", still: true, pace: 1 },
    ...{ phone: true, past: false, pointed: null, armed: null, choose: () => {}, show: () => {} },
    ask: (about): Promise<Answer> => api.get("/api/tables/{code}/ask", { path, query: { about } }),
  };
}

/** One position of each kind: the question, not how far the match has come. */
const kinds = new Map(positions("en").map((each) => [each.id.replace(/\/\d\/|-\d+$/g, "/"), each]));

describe("the page of components", () => {
  const before = transport.now;
  afterAll(() => {
    transport.now = before;
  });

  it("has every position once, in every language", () => {
    for (const lang of LANGUAGES) {
      const ids = positions(lang).map((each) => each.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(40);
    }
  });

  it.each([...kinds.values()].map((each) => [each.id, each] as const))("draws all parts of %s", async (_, position) => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    const kit = await boardOf(position.game);
    const props = await propsOf(position);
    const parts = [kit.Board, kit.Status, kit.Players, ...(kit.sheets ?? []).map((sheet) => sheet.part), ...(position.ended ? [kit.End] : [])];
    for (const part of parts) {
      if (!part) continue;
      const target = document.createElement("div");
      const drawn = mount(part, { target, props });
      flushSync();
      expect(target.innerHTML.length).toBeGreaterThan(20);
      await unmount(drawn);
    }
    vi.unstubAllGlobals();
  });
});
