/** A rotation gear: brass teeth, an arrow in the direction in which the room turns, the number of its pair. */
import type { Arrow } from '@dungeon-twister/rules';
import { gearPath } from './gear-path.ts';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly pair: number;
  readonly arrow: Arrow;
  /** Degrees by which the number must be turned to stand upright on the table. */
  readonly upright: number;
}

const TEETH = gearPath(12, 19, 16.4);

/** Each pair has a hue of its own, besides its number. */
const HUES = [8, 212, 128, 40, 278, 328, 180, 20, 236, 96, 300, 352];
/** The pairs of the Card Game are called by their colours. */
const FROM_CARDS = 101;
const CARD_HUES = [212, 128, 4, 278, 26, 0];
const WHITE = 106;
const hueOf = (pair: number): number =>
  (pair < FROM_CARDS ? HUES[pair % HUES.length] : CARD_HUES[pair - FROM_CARDS]) ?? 0;

/** What the number of a pair is written on. */
export const gearTint = (pair: number): string => `--hue:${hueOf(pair)};--full:${pair === WHITE ? 0 : 56}%`;
export const gearNumber = (pair: number): number => pair % 100;

/** Nearly around the number, at the rim, where it stays in sight around a figure; its head is at the end. */
const ARROW = 'M-11.5,7.4A13.7,13.7 0 1 1 13.1,3.9';
const HEAD = 'M17.4,3.2L8.4,2L11.6,10.4Z';

export const GearArt = ({ x, y, pair, arrow, upright }: Props) => (
  <g class="gear" transform={`translate(${x} ${y}) rotate(${upright})`}>
    <path class="teeth-shadow" d={TEETH} transform="translate(0.8 1.6)" />
    <path class="teeth" d={TEETH} />
    <circle class="face" r={16} style={gearTint(pair)} />
    <g transform={arrow === 'cw' ? undefined : 'scale(-1 1)'}>
      <path class="arrow" d={ARROW} />
      <path class="arrow-head" d={HEAD} />
    </g>
    <text class="number" y={4.7} text-anchor="middle" font-size={13.5}>
      {gearNumber(pair)}
    </text>
  </g>
);
