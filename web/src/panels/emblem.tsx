/** The sign of a colour: its shape as well, for those who cannot tell colours apart. */
import type { Colour } from '@dungeon-twister/rules';
import { shapeOf } from '../board/piece-art.tsx';

export const Emblem = ({ colour }: { readonly colour: Colour }) => (
  <svg class={`emblem ${colour}`} viewBox="-20 -20 40 40" aria-hidden="true">
    <path d={shapeOf(colour)} />
  </svg>
);
