/** The sounds of the board, described: what swings, how high, how long. All of them are made on the spot. */

export type SoundName = 'step' | 'turn' | 'gate' | 'hit' | 'reveal' | 'card' | 'win';

/** One voice of a sound: a tone or noise whose pitch and loudness go from one value to another. */
export interface Voice {
  readonly wave: OscillatorType | 'noise';
  /** Seconds from the beginning of the sound. */
  readonly from: number;
  readonly time: number;
  /** Hertz; for noise, where the filter lets most of it through. */
  readonly pitch: readonly [number, number];
  readonly loud: number;
}

const voice = (
  wave: Voice['wave'],
  from: number,
  time: number,
  pitch: readonly [number, number],
  loud: number,
): Voice => ({ wave, from, time, pitch, loud });

/** Stone is noise from below, iron rings a little out of tune, brass is a triangle. */
export const SOUNDS: Readonly<Record<SoundName, readonly Voice[]>> = {
  step: [voice('noise', 0, 0.07, [420, 180], 0.5), voice('sine', 0, 0.06, [150, 80], 0.35)],
  turn: [
    voice('noise', 0, 0.42, [160, 320], 0.75),
    voice('sawtooth', 0, 0.4, [46, 58], 0.12),
    voice('noise', 0.38, 0.09, [240, 120], 0.7),
  ],
  gate: [
    voice('noise', 0, 0.16, [1400, 700], 0.25),
    voice('square', 0.1, 0.18, [311, 298], 0.07),
    voice('square', 0.1, 0.22, [467, 452], 0.05),
    voice('noise', 0.12, 0.12, [260, 120], 0.7),
  ],
  hit: [voice('noise', 0, 0.14, [900, 200], 0.7), voice('triangle', 0, 0.2, [190, 60], 0.5)],
  reveal: [
    voice('noise', 0, 0.25, [500, 1500], 0.18),
    voice('triangle', 0.05, 0.25, [392, 392], 0.22),
    voice('triangle', 0.14, 0.32, [587, 587], 0.2),
  ],
  card: [voice('noise', 0, 0.06, [2600, 1500], 0.35), voice('noise', 0.05, 0.04, [1200, 900], 0.25)],
  win: [
    voice('triangle', 0, 0.22, [392, 392], 0.3),
    voice('triangle', 0.16, 0.22, [494, 494], 0.3),
    voice('triangle', 0.32, 0.22, [587, 587], 0.3),
    voice('triangle', 0.48, 0.7, [784, 784], 0.35),
    voice('triangle', 0.48, 0.7, [494, 494], 0.2),
  ],
};
