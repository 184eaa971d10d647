/** A few short sounds, made here: off unless somebody switches them on. */
import { settings } from "$lib/theme/settings.svelte";

let context: AudioContext | null = null;

const TONES = {
  turn: [523, 659],
  done: [440],
  said: [880],
  no: [196],
} as const;

export type Sound = keyof typeof TONES;

export function play(sound: Sound): void {
  if (!settings.kept.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [place, pitch] of TONES[sound].entries()) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    const at = start + place * 0.12;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.25);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.3);
  }
}
