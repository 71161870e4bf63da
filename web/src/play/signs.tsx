/** A sign for every kind of deed: drawn in the bar, as a letter-like mark on the board. */
import type { ActionType } from '@dungeon-twister/rules';
import type { JSX } from 'preact';
import { Icon } from '../board/piece-art.tsx';

/** Deeds that have an icon of the set. */
const ICON_OF: Readonly<Partial<Record<ActionType, string>>> = {
  move: 'walk',
  jump: 'jump',
  rotate: 'gear',
  attack: 'attack',
  heal: 'heal',
  regenerate: 'heal',
  fireball: 'fireball',
  wallWalk: 'wall-walker',
  scream: 'banshee',
  drink: 'speed-potion',
  breakWalls: 'golem',
  invert: 'scroll-of-inversion',
  steal: 'pickpocket',
  levitate: 'telekineticist',
  openGate: 'key',
};

/** The others, drawn by hand in strokes on a square of 24. */
const STROKES: Readonly<Partial<Record<ActionType, string>>> = {
  reveal: 'M2,12c4,-7 16,-7 20,0c-4,7 -16,7 -20,0zM12,9a3,3 0 1 1 0,6a3,3 0 1 1 0,-6z',
  closeGate: 'M4,4h16M6,4v15M12,4v15M18,4v15M4,10h16M4,15h16M6,19l0,2M12,19l0,2M18,19l0,2',
  breakGate: 'M4,4h16M6,4v6l-3,4M12,4v4M18,4v6l3,5M4,20l4,-4M11,21l2,-6M20,21l-4,-3',
  slide: 'M12,3v18M7,8l5,-5l5,5M7,16l5,5l5,-5',
  lift: 'M12,21V4M5,11l7,-7l7,7M4,21h16',
  leave: 'M4,3h9v18h-9zM13,12h9M18,8l4,4l-4,4',
  endTurn: 'M6,3h12M6,21h12M7,3c0,8 10,8 10,18M17,3c0,8 -10,8 -10,18',
};

export function ActionSign({ type }: { type: ActionType }): JSX.Element {
  const icon = ICON_OF[type];
  return (
    <svg class="action-sign" viewBox="0 0 24 24" aria-hidden="true">
      {icon ? <Icon kind={icon} size={22} x={12} y={12} /> : <path class="strokes" d={STROKES[type] ?? ''} />}
    </svg>
  );
}

/** What a mark on the board shows for a deed, where its colour alone does not say enough. */
export const BOARD_SIGN: Readonly<Partial<Record<ActionType, string>>> = {
  jump: 'jump',
  wallWalk: 'wall-walker',
  attack: 'attack',
  heal: 'heal',
  scream: 'banshee',
  fireball: 'fireball',
  steal: 'pickpocket',
  levitate: 'telekineticist',
  reveal: '?',
  invert: 'scroll-of-inversion',
  openGate: 'key',
  closeGate: '▼',
  breakGate: '✕',
};
