/** The motions of a board; draws nothing itself. */
import type { RefObject } from 'preact';
import type { TableGame } from '../match/table-game.ts';
import { useMotion } from './use-motion.ts';

interface MovingProps {
  readonly match: TableGame;
  readonly svg: RefObject<SVGSVGElement | null>;
}

export function Moving({ match, svg }: MovingProps) {
  useMotion(match, svg);
  return null;
}
