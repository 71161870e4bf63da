/** Plays the sounds of the board, if the player wants to hear them. Silent on the first visit. */
import { effect, signal } from '@preact/signals';
import { keepSetting, readSetting } from '../browser/setting.ts';
import { type SoundName, SOUNDS, type Voice } from './sounds.ts';

export interface SoundSettings {
  readonly on: boolean;
  /** 0 to 1. */
  readonly volume: number;
}

const KEPT = 'sound';
const FIRST: SoundSettings = { on: false, volume: 0.6 };

function kept(): SoundSettings {
  try {
    const read: unknown = JSON.parse(readSetting(KEPT) ?? 'null');
    if (typeof read !== 'object' || read === null || !('on' in read) || !('volume' in read)) return FIRST;
    const { on, volume } = read;
    if (typeof on !== 'boolean' || typeof volume !== 'number' || !(volume >= 0 && volume <= 1)) return FIRST;
    return { on, volume };
  } catch {
    return FIRST;
  }
}

export const soundSettings = signal<SoundSettings>(kept());

effect(() => {
  keepSetting(KEPT, JSON.stringify(soundSettings.value));
});

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A second of noise; every voice cuts its piece out of it. */
function noiseIn(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return noise;
}

function sourceOf(
  audio: AudioContext,
  { wave, pitch, time }: Voice,
  at: number,
): [AudioScheduledSourceNode, AudioNode] {
  const glide = (parameter: AudioParam): void => {
    parameter.setValueAtTime(pitch[0], at);
    parameter.exponentialRampToValueAtTime(pitch[1], at + time);
  };
  if (wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noiseIn(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = 0.8;
    glide(filter.frequency);
    source.connect(filter);
    return [source, filter];
  }
  const source = audio.createOscillator();
  source.type = wave;
  glide(source.frequency);
  return [source, source];
}

/** Plays a sound after so many milliseconds. */
export function play(sound: SoundName, after = 0): void {
  const { on, volume } = soundSettings.value;
  if (!on || volume === 0 || document.hidden) return;
  try {
    context ??= new AudioContext();
  } catch {
    return;
  }
  const audio = context;
  // Browsers keep a page silent until somebody has touched it.
  if (audio.state === 'suspended') void audio.resume();
  const start = audio.currentTime + after / 1000 + 0.01;
  for (const one of SOUNDS[sound]) {
    const at = start + one.from;
    const [source, end] = sourceOf(audio, one, at);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(one.loud * volume, 0.0002), at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + one.time);
    end.connect(gain).connect(audio.destination);
    source.start(at);
    source.stop(at + one.time + 0.02);
  }
}
