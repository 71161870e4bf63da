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

const TEETH = gearPath(12, 18.5, 15.4);

/** Each pair has a hue of its own, besides its number. */
const HUES = [8, 212, 128, 40, 278, 328, 180, 20, 236, 96, 300, 352];
/** The pairs of the Card Game are called by their colours. */
const FROM_CARDS = 101;
const CARD_HUES = [212, 128, 4, 278, 26, 0];
const WHITE = 106;
const hueOf = (pair: number): number =>
  (pair < FROM_CARDS ? HUES[pair % HUES.length] : CARD_HUES[pair - FROM_CARDS]) ?? 0;

/** Nearly around the number, with its head at the end. */
const ARROW = 'M-9.6,6.2A11.4,11.4 0 1 1 10.9,3.2';
const HEAD = 'M15.6,2.2L5.4,1.2L9,10.4Z';

export const GearArt = ({ x, y, pair, arrow, upright }: Props) => (
  <g class="gear" transform={`translate(${x} ${y}) rotate(${upright})`}>
    <path class="teeth-shadow" d={TEETH} transform="translate(0.8 1.6)" />
    <path class="teeth" d={TEETH} />
    <circle class="face" r={15} style={`--hue:${hueOf(pair)};--full:${pair === WHITE ? 0 : 56}%`} />
    <g transform={arrow === 'cw' ? undefined : 'scale(-1 1)'}>
      <path class="arrow" d={ARROW} />
      <path class="arrow-head" d={HEAD} />
    </g>
    <text class="number" y={3.9} text-anchor="middle" font-size={11}>
      {pair % 100}
    </text>
  </g>
);
