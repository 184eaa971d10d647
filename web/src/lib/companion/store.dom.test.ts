import { describe, expect, it, vi } from "vitest";
import { Failure } from "$lib/api/client";
import { entriesOf, grown, merged } from "./log";
import { freshBattle } from "./own";
import { Drawer, entry, given, Server, Thinking } from "./pretending";
import { forgetBattles } from "./shelf";
import { CompanionStore } from "./store.svelte";

const note = (text: string) => ({ is: "note", text }) as const;
const ids = (entries: readonly { id: string }[] | undefined) => entries?.map((each) => each.id);

async function opened(parts: { server?: Server; engine?: Thinking; drawer?: Drawer } = {}) {
  const { server = new Server(), engine = new Thinking(), drawer = new Drawer() } = parts;
  const store = new CompanionStore("c", false, { remote: () => server, engine, vault: drawer });
  store.start();
  await vi.waitFor(() => expect(server.told).not.toBeNull());
  if (!server.away) {
    server.told?.line(true);
    await store.take(await server.given(0));
  }
  return { store, server, engine, drawer };
}

describe("a log that grows", () => {
  it("takes what is new, and knows when something is missing", () => {
    expect(ids(grown([entry("a")], given(3, ["b", "c"])) ?? [])).toEqual(["a", "b", "c"]);
    expect(grown([entry("a")], given(4, ["d"]))).toBeNull();
  });

  it("has ids of its own", () => {
    const [one, two] = entriesOf([note(""), note("")], 5);
    expect(one?.id).not.toBe(two?.id);
    expect(one?.at).toBe(5);
  });

  it("holds what two pages of a device wrote, without what the server has", () => {
    const found = merged([entry("a"), entry("b")], [entry("b"), entry("c")], [entry("a")]);
    expect(ids(found)).toEqual(["b", "c"]);
  });
});

describe("a battle beside a real table, with a line", () => {
  it("shows what comes, and asks for what is missing", async () => {
    const { store, server } = await opened();
    server.log = ["a", "b", "c", "d"].map(entry);
    await store.take(given(1, ["a"]));
    await store.take(given(4, ["d"]));
    expect(store.given?.seq).toBe(4);
    expect(ids(store.given?.entries)).toEqual(["a", "b", "c", "d"]);
    await store.take(given(2, ["b"]));
    expect(store.given?.seq).toBe(4);
  });

  it("opens its line anew as whoever takes part", async () => {
    const { store, server } = await opened();
    const opening = vi.spyOn(server, "listen");
    vi.spyOn(server, "join").mockResolvedValue(given(0, [], [0]));
    await store.join();
    expect(opening).toHaveBeenCalledOnce();
    expect(store.given?.seq).toBe(0);
  });

  it("asks for everything again when it gets another seat", async () => {
    const { store, server } = await opened();
    server.log = ["a", "b"].map(entry);
    await store.take(given(2, ["a", "b"], []));
    const asked = vi.spyOn(server, "given");
    await store.take(given(2, [], [0]));
    expect(asked).toHaveBeenCalledWith(0);
  });

  it("writes and takes back, and the engine is never asked", async () => {
    const { store, server, engine } = await opened();
    expect(await store.enter([note("x")])).toBe(true);
    expect(store.pending).toEqual([]);
    expect(store.given?.seq).toBe(1);
    expect(await store.undo()).toBe(true);
    expect(server.sent.at(-1)?.entries[0]?.act).toMatchObject({ is: "undo", of: server.log[0]?.id });
    expect(engine.asked).toEqual([]);
  });

  it("puts its own behind what others write in the same second", async () => {
    const { store, server } = await opened();
    server.log = [entry("theirs")];
    expect(await store.enter([note("x")])).toBe(true);
    expect(store.clash).toBeNull();
    expect(server.log).toHaveLength(2);
  });

  it("says why something is refused, and keeps nothing of it", async () => {
    const { store, server } = await opened();
    server.fails.push(new Failure(403, { id: "companion-viewer", text: "Here you only look." }));
    expect(await store.enter([note("x")])).toBe(false);
    expect(store.failure?.text).toBe("Here you only look.");
    expect(store.pending).toEqual([]);
  });
});

describe("a battle beside a real table, without a line", () => {
  it("goes on here, and sends everything once when the line is back", async () => {
    const { store, server } = await opened();
    server.away = true;
    expect(await store.enter([note("x")])).toBe(true);
    expect(await store.enter([note("y")])).toBe(true);
    expect(store.line).toBe("offline");
    expect(store.given?.seq).toBe(2);
    const kept = ids(store.pending);
    server.away = false;
    server.told?.line(true);
    await vi.waitFor(() => expect(store.pending).toEqual([]));
    expect(ids(server.log)).toEqual(kept);
    expect(store.line).toBe("online");
  });

  it("sends again what may have come through, and it counts once", async () => {
    const { store, server } = await opened();
    const write = server.write.bind(server);
    vi.spyOn(server, "write").mockImplementationOnce(async (...words) => {
      await write(...words);
      throw new Failure(0, { id: "offline", text: "" });
    });
    expect(await store.enter([note("x")])).toBe(true);
    server.told?.line(true);
    await vi.waitFor(() => expect(store.pending).toEqual([]));
    expect(server.log).toHaveLength(1);
  });

  it("lets somebody choose where both have written", async () => {
    const { store, server } = await opened();
    server.away = true;
    await store.enter([note("x")]);
    server.log = [...server.log, entry("theirs")];
    server.away = false;
    server.told?.line(true);
    await vi.waitFor(() => expect(store.clash).not.toBeNull());
    expect(ids(store.clash?.theirs)).toEqual(["theirs"]);
    expect(ids(store.clash?.mine)).toEqual(ids(store.pending));
    expect(await store.choose("after")).toBe(true);
    expect(store.clash).toBeNull();
    expect(server.log).toHaveLength(2);
  });

  it("still lets somebody choose where they may not take others' back", async () => {
    const { store, server } = await opened();
    server.away = true;
    await store.enter([note("x")]);
    server.log = [entry("theirs")];
    server.away = false;
    server.told?.line(true);
    await vi.waitFor(() => expect(store.clash).not.toBeNull());
    server.fails.push(new Failure(403, { id: "companion-theirs", text: "You cannot take back what others have written." }));
    expect(await store.choose("mine")).toBe(false);
    expect(store.clash).not.toBeNull();
    expect(store.pending).toHaveLength(1);
  });

  it("drops its own where somebody chooses the others'", async () => {
    const { store, server } = await opened();
    server.away = true;
    await store.enter([note("x")]);
    server.log = [entry("theirs")];
    server.away = false;
    server.told?.line(true);
    await vi.waitFor(() => expect(store.clash).not.toBeNull());
    await store.choose("theirs");
    expect(store.pending).toEqual([]);
    expect(ids(store.given?.entries)).toEqual(["theirs"]);
  });

  it("shows the last sheet at once after a reload, with what was not sent yet", async () => {
    const { store, server, drawer } = await opened();
    server.away = true;
    await store.enter([note("x")]);
    store.close();
    const later = new Server();
    later.away = true;
    const again = await opened({ server: later, drawer });
    expect(again.store.given?.seq).toBe(1);
    expect(again.store.pending).toHaveLength(1);
  });

  it("keeps what nobody could judge, and says so", async () => {
    const { store, server, engine } = await opened();
    server.away = true;
    engine.there = false;
    expect(await store.enter([note("x")])).toBe(false);
    expect(store.failure?.id).toBe("companion-no-engine");
    expect(store.pending).toHaveLength(1);
  });

  it("names what the server will not take any more", async () => {
    const { store, server } = await opened();
    server.away = true;
    await store.enter([note("x")]);
    const here = ids(store.pending);
    server.away = false;
    server.fails.push(new Failure(403, { id: "companion-viewer", text: "Here you only look." }));
    server.told?.line(true);
    await vi.waitFor(() => expect(store.left).not.toEqual([]));
    expect(ids(store.left)).toEqual(here);
    store.seenLeft();
    expect(store.left).toEqual([]);
  });

  it("says when this device keeps nothing", async () => {
    const drawer = new Drawer();
    const { store } = await opened({ drawer });
    drawer.refuses = new DOMException("", "QuotaExceededError");
    await store.enter([note("x")]);
    expect(store.unkept).toBe("full");
    drawer.refuses = new DOMException("", "SecurityError");
    await store.enter([note("y")]);
    expect(store.unkept).toBe("forbidden");
  });
});

describe("a battle that begins on the device", () => {
  it("stays when somebody else sits down, and nothing of others' tables does", async () => {
    const drawer = new Drawer();
    const own = freshBattle("Kitchen", "Ada", 1);
    await drawer.put(own);
    await drawer.put({ ...own, code: "lamp4271" });
    await forgetBattles(drawer);
    expect([...drawer.kept.keys()]).toEqual([own.code]);
  });

  it("is tracked here and gets its code later", async () => {
    const drawer = new Drawer();
    const server = new Server();
    server.away = true;
    const record = freshBattle("Kitchen", "Ada", 1);
    await drawer.put(record);
    let code = "";
    vi.stubGlobal("fetch", () => (code ? Promise.resolve(new Response(JSON.stringify({ code }))) : Promise.reject(new TypeError())));
    const store = new CompanionStore(record.code, false, { remote: () => server, engine: new Thinking(), vault: drawer, known: () => Promise.resolve() });
    store.start();
    await vi.waitFor(() => expect(store.given).not.toBeNull());
    expect(await store.enter([note("x")])).toBe(true);
    expect(server.sent).toEqual([]);
    code = "lamp4271";
    server.away = false;
    dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(store.code).toBe("lamp4271"));
    expect(server.log).toHaveLength(1);
    expect([...drawer.kept.keys()]).toEqual(["lamp4271"]);
    vi.unstubAllGlobals();
  });
});
