/** Short sounds, made here from tones and noise: off unless somebody switches them on. */
import { settings } from "$lib/theme/settings.svelte";

export interface Note {
  wave: OscillatorType | "noise";
  from: number; // hertz; of noise the middle of its band
  to?: number; // where the pitch glides to
  at?: number; // milliseconds after the first
  ms: number;
  loud?: number; // 1 is the usual
}

const LOUD = 0.12;
const RISE = 0.008; // seconds; shorter ones click
const SILENT = 0.0001;

const notes = (wave: Note["wave"], pitches: number[], apart: number, ms: number, loud = 1): Note[] =>
  pitches.map((from, place) => ({ wave, from, at: place * apart, ms, loud }));

export const SOUNDS = {
  // the page
  turn: notes("triangle", [523, 659], 120, 250),
  done: notes("triangle", [440], 0, 90, 0.7),
  no: [{ wave: "triangle", from: 196, to: 165, ms: 220 }],
  said: notes("sine", [880, 1175], 70, 120, 0.7),
  // what happens on a table
  walk: notes("noise", [240, 190, 240], 85, 55, 1.6),
  gain: notes("triangle", [784, 1047], 60, 110, 0.7),
  pay: notes("triangle", [587, 440], 70, 120, 0.7),
  card: [{ wave: "noise", from: 900, to: 3200, ms: 150, loud: 1.2 }],
  build: [...notes("square", [147, 147], 130, 70, 0.5), ...notes("noise", [1800, 1800], 130, 50, 1.2)],
  use: notes("sine", [659, 988], 45, 90, 0.8),
  roll: notes("noise", [2200, 1700, 2500, 1900, 1500], 48, 32, 1.8),
  won: notes("triangle", [523, 659, 784], 80, 200, 0.8),
  lost: notes("triangle", [392, 311, 262], 100, 220, 0.8),
  threat: [
    { wave: "sawtooth", from: 123, to: 62, ms: 320, loud: 0.7 },
    { wave: "noise", from: 300, to: 120, ms: 260, loud: 1.4 },
  ],
  hurt: [{ wave: "sine", from: 260, to: 98, ms: 240, loud: 1.3 }],
  heal: [{ wave: "sine", from: 392, to: 659, ms: 260, loud: 0.9 }],
  pass: [{ wave: "sine", from: 349, to: 294, ms: 160, loud: 0.8 }],
  round: [...notes("sine", [196], 0, 700, 1.2), ...notes("sine", [294, 393], 0, 480, 0.5)],
  over: notes("triangle", [392, 523, 659, 784], 130, 420, 0.8),
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return made;
}

/** Where a note comes from, with the dial of its pitch. */
function source(audio: AudioContext, note: Note): [AudioScheduledSourceNode, AudioNode, AudioParam] {
  if (note.wave !== "noise") {
    const tone = audio.createOscillator();
    tone.type = note.wave;
    return [tone, tone, tone.frequency];
  }
  const rush = audio.createBufferSource();
  rush.buffer = hiss ??= noise(audio);
  rush.loop = true;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  rush.connect(band);
  return [rush, band, band.frequency];
}

function strike(audio: AudioContext, note: Note): void {
  const [begins, out, pitch] = source(audio, note);
  const start = audio.currentTime + (note.at ?? 0) / 1000;
  const end = start + note.ms / 1000;
  const loud = audio.createGain();
  pitch.setValueAtTime(note.from, start);
  if (note.to) pitch.exponentialRampToValueAtTime(note.to, end);
  loud.gain.setValueAtTime(SILENT, start);
  loud.gain.exponentialRampToValueAtTime(LOUD * (note.loud ?? 1), start + RISE);
  loud.gain.exponentialRampToValueAtTime(SILENT, end);
  out.connect(loud).connect(audio.destination);
  begins.start(start);
  begins.stop(end);
}

export function play(sound: Sound): void {
  if (!settings.kept.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume(); // a browser waits for the first touch
  for (const note of SOUNDS[sound]) strike(context, note);
}

/** Switch them on or off; who switches them on hears one. */
export function switchSounds(on: boolean): void {
  settings.change({ sound: on });
  play("turn");
}
