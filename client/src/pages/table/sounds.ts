/** Short sounds, made here: wood, paper and a low marimba. None carries information alone. */

import type { Cue } from "../../table/cues";

/** One level of loudness for all. */
const LOUDNESS = 0.16;
const NOTE = 220;

let context: AudioContext | null = null;

/** Make the sound of something that happens. */
export function playCue(cue: Cue): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  switch (cue) {
    case "card":
      return tap(context, now, 900, 0.05);
    case "refused":
      return tap(context, now, 220, 0.08);
    case "won":
      slide(context, now, 2600, 0.09);
      slide(context, now + 0.07, 2200, 0.1);
      return note(context, now, NOTE * 2);
    case "lost":
      slide(context, now, 2600, 0.09);
      return slide(context, now + 0.07, 2200, 0.1);
    case "draw":
      return slide(context, now, 3000, 0.14);
    case "hidden":
      return slide(context, now, 1200, 0.14);
    case "turn":
      return note(context, now, NOTE);
    case "stage":
      note(context, now, NOTE);
      return note(context, now, NOTE * 1.5);
    case "victory":
      note(context, now, NOTE);
      return note(context, now + 0.09, NOTE * 1.25);
    case "defeat":
      note(context, now, NOTE * 1.25);
      return note(context, now + 0.09, NOTE);
  }
}

/** A struck bar: a tone and a touch of its fourth partial, dying away. */
function note(audio: AudioContext, at: number, frequency: number): void {
  for (const [factor, part] of [
    [1, 1],
    [4, 0.2],
  ] as const) {
    const tone = new OscillatorNode(audio, { type: "sine", frequency: frequency * factor });
    tone.connect(fading(audio, at, 0.19, LOUDNESS * part));
    tone.start(at);
    tone.stop(at + 0.2);
  }
}

/** A knock on wood. */
function tap(audio: AudioContext, at: number, frequency: number, length: number): void {
  noise(audio, at, frequency, 2, length);
}

/** A card over cloth. */
function slide(audio: AudioContext, at: number, frequency: number, length: number): void {
  noise(audio, at, frequency, 0.7, length);
}

function noise(
  audio: AudioContext,
  at: number,
  frequency: number,
  q: number,
  length: number,
): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < samples; index += 1) data[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: q });
  source.connect(filter).connect(fading(audio, at, length, LOUDNESS));
  source.start(at);
}

function fading(audio: AudioContext, at: number, length: number, loudness: number): GainNode {
  const gain = new GainNode(audio, { gain: loudness });
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}
