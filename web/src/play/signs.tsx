/** A sign for every kind of deed: drawn in the bar, as a letter-like mark on the board. */
import { type ActionType, GUESTS, SCENARIOS } from '@dungeon-twister/rules';
import { Icon } from '../board/piece-art.tsx';

/** Who or what brings each deed that not everybody can do, and each answer to it: his icon stands for it. */
const BRINGERS: ReadonlyMap<ActionType, string> = new Map(
  [
    ...SCENARIOS.flatMap(({ teams }) =>
      teams.flatMap(({ characters, objects }) => [...characters, ...objects]),
    ),
    ...GUESTS,
  ].flatMap(({ id, abilities }) =>
    abilities
      .flatMap(({ actions = [], stages = [] }) => [...actions, ...stages.flatMap(({ kinds }) => kinds)])
      .map(({ type }): [ActionType, string] => [type, id]),
  ),
);

/** Deeds that have an icon of their own. */
const ICON_OF: Readonly<Partial<Record<ActionType, string>>> = {
  move: 'walk',
  jump: 'jump',
  rotate: 'gear',
  attack: 'attack',
  heal: 'heal',
  regenerate: 'heal',
  fireball: 'fireball',
  openGate: 'key',
};

/** Deeds that are drawn by hand, in strokes on a square of 24. */
const STROKES: Readonly<Partial<Record<ActionType, string>>> = {
  reveal: 'M2,12c4,-7 16,-7 20,0c-4,7 -16,7 -20,0zM12,9a3,3 0 1 1 0,6a3,3 0 1 1 0,-6z',
  closeGate: 'M4,4h16M6,4v15M12,4v15M18,4v15M4,10h16M4,15h16M6,19l0,2M12,19l0,2M18,19l0,2',
  breakGate: 'M4,4h16M6,4v6l-3,4M12,4v4M18,4v6l3,5M4,20l4,-4M11,21l2,-6M20,21l-4,-3',
  slide: 'M12,3v18M7,8l5,-5l5,5M7,16l5,5l5,-5',
  lift: 'M12,21V4M5,11l7,-7l7,7M4,21h16',
  leave: 'M4,3h9v18h-9zM13,12h9M18,8l4,4l-4,4',
  endTurn: 'M6,3h12M6,21h12M7,3c0,8 10,8 10,18M17,3c0,8 -10,8 -10,18',
};

export function ActionSign({ type }: { type: ActionType }) {
  const strokes = STROKES[type];
  const icon = ICON_OF[type] ?? BRINGERS.get(type) ?? '';
  return (
    <svg class="action-sign" viewBox="0 0 24 24" aria-hidden="true">
      {strokes ? <path class="strokes" d={strokes} /> : <Icon kind={icon} size={22} x={12} y={12} />}
    </svg>
  );
}

/** Signs of the board that are not those of the bar. */
const ON_BOARD: Readonly<Partial<Record<ActionType, string>>> = {
  jump: 'jump',
  attack: 'attack',
  heal: 'heal',
  fireball: 'fireball',
  reveal: '?',
  openGate: 'key',
  closeGate: '▼',
  breakGate: '✕',
  lift: '▲',
  leave: '▶',
};

/** What a mark on the board shows for a deed, where its colour alone does not say enough. */
export const boardSign = (type: ActionType): string | undefined => ON_BOARD[type] ?? BRINGERS.get(type);
