import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "$lib/theme/settings.svelte";
import type { Sound } from "./sound";

const struck: string[] = [];

const dial = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const node = <T extends object>(more: T) => ({ connect: (to: unknown) => to, start: () => struck.push("start"), stop: vi.fn(), ...more });

class Audio {
  currentTime = 0;
  sampleRate = 8000;
  state = "running";
  destination = {};
  createOscillator = () => node({ frequency: dial(), type: "" });
  createBufferSource = () => node({});
  createBiquadFilter = () => node({ frequency: dial(), type: "" });
  createGain = () => node({ gain: dial() });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", Audio);
  struck.length = 0;
});
afterEach(() => {
  settings.change({ sound: false });
  vi.unstubAllGlobals();
});

test("nothing is heard before somebody switches it on", async () => {
  const { play } = await import("./sound");
  play("turn");
  expect(struck).toEqual([]);
});

test("every sound has its notes, none longer than a second, and no two are alike", async () => {
  const { SOUNDS } = await import("./sound");
  const all = Object.values(SOUNDS).map((notes) => JSON.stringify(notes));
  expect(new Set(all).size).toBe(all.length);
  for (const notes of Object.values(SOUNDS))
    for (const note of notes as readonly import("./sound").Note[]) expect((note.at ?? 0) + note.ms).toBeLessThan(1000);
});

test("who switches sounds on hears one, and then each note of every kind", async () => {
  const { SOUNDS, play, switchSounds } = await import("./sound");
  const { settings: own } = await import("$lib/theme/settings.svelte");
  switchSounds(true);
  expect(struck.length).toBe(SOUNDS.turn.length);
  for (const name of Object.keys(SOUNDS) as Sound[]) {
    struck.length = 0;
    play(name);
    expect(struck.length).toBe(SOUNDS[name].length);
  }
  switchSounds(false);
  struck.length = 0;
  play("turn");
  expect(struck).toEqual([]);
  expect(own.kept.sound).toBe(false);
});
