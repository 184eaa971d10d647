import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { person } from "$lib/person.svelte";
import { Building, type Kept } from "./building.svelte";

interface Sent {
  name: string;
}
interface Judged {
  code: string;
  legal: boolean;
}

/** Something that is nothing but its name, and a server that answers when it is told to. */
class Named extends Building<Sent, Judged, Kept> {
  answers: ((judged: Judged) => void)[] = [];
  saves: ((kept: Kept) => void)[] = [];

  protected asked(): Promise<Judged> {
    return new Promise((answer) => this.answers.push(answer));
  }
  protected readFrom(source: string): Promise<{ made: Sent; judged: Judged }> {
    return Promise.resolve({ made: { name: source }, judged: { code: source, legal: true } });
  }
  protected fetched(): Promise<Kept> {
    return Promise.reject(new Error());
  }
  protected sentAnew(): Promise<Kept> {
    return new Promise((answer) => this.saves.push(answer));
  }
  protected sentAgain(): Promise<Kept> {
    return Promise.reject(new Error());
  }
  protected of(): { made: Sent; judged: Judged } {
    return { made: { name: "kept" }, judged: { code: "kept", legal: true } };
  }
}

describe("something that is built", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is sure of what was judged only as long as it stays the same", async () => {
    const draft = new Named({ name: "" }, "named-draft", "named");
    await draft.read("one");
    expect(draft.sure).toBe(true);
    draft.rename("two");
    expect([draft.judged?.code, draft.sure]).toEqual(["one", false]);
    await vi.runAllTimersAsync();
    draft.rename("three"); // while the server looks at the second
    draft.answers[0]!({ code: "two", legal: true });
    await vi.advanceTimersByTimeAsync(0);
    expect([draft.judged?.code, draft.sure]).toEqual(["two", false]);
    await vi.runAllTimersAsync();
    draft.answers[1]!({ code: "three", legal: true });
    await vi.advanceTimersByTimeAsync(0);
    expect([draft.judged?.code, draft.sure]).toEqual(["three", true]);
    draft.stop();
  });

  it("goes back and on again, until something else is done", () => {
    const draft = new Named({ name: "" }, "named-draft", "named");
    draft.rename("one");
    draft.rename("two");
    draft.undo();
    expect([draft.made.name, draft.canRedo]).toEqual(["one", true]);
    draft.redo();
    expect([draft.made.name, draft.canRedo]).toEqual(["two", false]);
    draft.undo();
    draft.rename("three");
    expect([draft.made.name, draft.canRedo]).toEqual(["three", false]);
    draft.stop();
  });

  it("keeps what was changed while it was saved", async () => {
    vi.spyOn(person, "ensure").mockResolvedValue(undefined as never);
    const draft = new Named({ name: "" }, "named-draft", "named");
    draft.rename("one");
    const saving = draft.save();
    await vi.advanceTimersByTimeAsync(0);
    draft.rename("later");
    draft.saves[0]!({ id: "x", newest: 1 });
    expect(await saving).toBe(true);
    expect([draft.made.name, draft.kept?.id, draft.dirty]).toEqual(["later", "x", true]);
    draft.stop();
  });
});
