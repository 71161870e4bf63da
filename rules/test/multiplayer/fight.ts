/** Combats that are open to everybody, in a few words: who stands where, who answers what, who lays which card. */
import type { PieceId } from '../../src/model/action.ts';
import type { SideName } from '../../src/combat/players-of-a-combat.ts';
import { ATTACKS, DEFENDS } from '../../src/model/fields.ts';
import { marksOf } from '../../src/model/position.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { decisions } from '../../src/flow/play.ts';
import type { Colour } from '../../src/vocabulary.ts';
import {
  type MultiplayerBoard,
  type MultiplayerScene,
  multiplayerScene,
} from '../../testing/multiplayer-scene.ts';

export type Answers = Readonly<Partial<Record<Colour, SideName>>>;
export type Cards = Readonly<Partial<Record<Colour, number>>>;
export type Fought = Extract<GameEvent, { type: 'combatFought' }>;
export interface Sides {
  readonly attackers: readonly PieceId[];
  readonly defenders: readonly PieceId[];
}

export const COLOURS_IN_ORDER: readonly Colour[] = ['blue', 'red', 'yellow', 'green'];

/** Red stands west of blue's Troll; the other squares around the two are free. */
export const DUEL = `
       h   i
  13  rWr bTr
`;
export const RED_ON_BLUE = ['red-warrior', 'blue-troll'] as const;

/** The party after the last room was turned up, on bare floors; red is to play. */
export const party = (at: MultiplayerScene['at'] = {}, more: MultiplayerScene = {}): MultiplayerBoard =>
  multiplayerScene('murder', { open: true, faceUp: 'all', turn: 'red', at, ...more });

export const deciding = (board: MultiplayerBoard): Colour => COLOURS_IN_ORDER[board.seat];

/** The sides that are open to the one who is asked now, or to one of several. */
export const openSides = (board: MultiplayerBoard, seat = board.seat): SideName[] =>
  board.legal('join', undefined, seat).flatMap((action) => (action.type === 'join' ? [action.side] : []));

/** Who fights on which side now. */
const sidesOf = ({ position }: MultiplayerBoard): Sides => {
  const [attackers, defenders] = [ATTACKS, DEFENDS].map((side) =>
    position.ruleset.pieces.ids.filter((_id, piece) => marksOf(position, piece) & side).toSorted(),
  );
  return { attackers, defenders };
};

/** Declares an attack and goes no further. */
export const attack = (board: MultiplayerBoard, piece: PieceId, target: PieceId): Sides => {
  board.do({ type: 'attack', piece, target });
  return sidesOf(board);
};

/** Gives one answer: that of the first who is asked. */
export const answer = (board: MultiplayerBoard, side: SideName): Sides => {
  board.do({ type: 'join', side });
  return sidesOf(board);
};

/** The colours that are asked now, with the sides that are open to each. */
export const asked = (board: MultiplayerBoard): Partial<Record<Colour, SideName[]>> =>
  Object.fromEntries(
    decisions(board.position).map(({ seat }) => [COLOURS_IN_ORDER[seat], openSides(board, seat)]),
  );

/** Declares an attack and gives all answers; who is not named stays out. Tells who fights in the end. */
export function gather(
  board: MultiplayerBoard,
  piece: PieceId,
  target: PieceId,
  answers: Answers = {},
): Sides {
  let sides = attack(board, piece, target);
  while (board.stage === 'join') sides = answer(board, answers[deciding(board)] ?? null);
  return sides;
}

/** Everybody lays his card, +0 if none is named; tells how it was fought. */
export function lay(board: MultiplayerBoard, cards: Cards = {}): Fought {
  const told: GameEvent[] = [];
  while (board.stage === 'layCard')
    told.push(...board.do({ type: 'layCard', card: cards[deciding(board)] ?? 0 }));
  const fought = told.find(({ type }) => type === 'combatFought');
  if (fought?.type !== 'combatFought') throw new Error('No combat was fought');
  return fought;
}

/** A whole combat. */
export function fight(
  board: MultiplayerBoard,
  [piece, target]: readonly [PieceId, PieceId],
  answers: Answers = {},
  cards: Cards = {},
): Fought {
  gather(board, piece, target, answers);
  return lay(board, cards);
}

export const pointsOf = (board: MultiplayerBoard): number[] =>
  COLOURS_IN_ORDER.map((colour) => board.points(colour));

/** The wounded who are still in play. */
export const woundedOf = (board: MultiplayerBoard): PieceId[] =>
  board.position.ruleset.pieces.ids.filter((id) => board.isWounded(id) && board.placeOf(id) >= 0).toSorted();
