/** The motions of a board; draws nothing itself. */
import type { RefObject } from 'preact';
import type { Match } from '../match/match.ts';
import { useMotion } from './use-motion.ts';

interface MovingProps {
  readonly match: Match;
  readonly svg: RefObject<SVGSVGElement | null>;
}

export function Moving({ match, svg }: MovingProps) {
  useMotion(match, svg);
  return null;
}
