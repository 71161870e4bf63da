/** Short ways into the games for three and four: set-up with chosen lots, and refusals in one word. */
import type { Action, PieceId } from '../../src/model/action.ts';
import { type SetupRoll, rollSetup } from '../../src/editions/roll-setup.ts';
import type { GameOptions } from '../../src/model/options.ts';
import { setUp, rulesetFor } from '../../src/new-game.ts';
import { AT_SLOT, WINNERS } from '../../src/model/fields.ts';
import type { AddressedEvent } from '../../src/model/events.ts';
import type { Colour } from '../../src/vocabulary.ts';
import type { Board } from '../../testing/board.ts';
import type { MultiplayerBoard } from '../../testing/multiplayer-scene.ts';
import { outcomeOf, WholeGame } from '../../testing/whole-game.ts';

/** A new game with lots of the test's own choice. */
export function gameWith(options: GameOptions, lots: Partial<SetupRoll> = {}, seed = 'a party'): WholeGame {
  const ruleset = rulesetFor(options);
  const events: AddressedEvent[] = [];
  const position = setUp(ruleset, { ...rollSetup(ruleset, seed), ...lots }, (one) => events.push(one));
  return new WholeGame(position, events);
}

/** Code and rule of a refusal in one word, or `legal`. */
export function verdict(board: Board, action: Action, seat?: number): string {
  const refusal = board.refusal(action, seat);
  return refusal ? `${refusal.code} ${refusal.rule}` : 'legal';
}

/** A move of a figure along these squares. */
export function stroll(board: MultiplayerBoard, piece: PieceId, ...squares: readonly string[]): Action {
  return board.walkPlaces(piece, [board.placeOf(piece), ...squares.map((square) => board.spot(square))]);
}

/** Such a move with something taken or left on the way. */
export function strollWith(
  board: MultiplayerBoard,
  piece: PieceId,
  squares: readonly string[],
  handling: { readonly step: number; readonly take?: PieceId; readonly leave?: PieceId },
): Action {
  const path = [board.placeOf(piece), ...squares.map((square) => board.spot(square))];
  return board.walkPlaces(piece, path, [handling]);
}

/** The colours that have won; none while the game goes on, and none in a draw. */
const winnersOf = ({ position }: Board): Colour[] =>
  position.ruleset.colours.filter((_colour, seat) => position.data[WINNERS] & (1 << seat));

/** How the game ended, and who won: `goal: blue red`. */
export const endOf = (board: Board): string =>
  [`${outcomeOf(board.position).ending}:`, ...winnersOf(board)].join(' ');

/** Ends the turn, and says how the game stands then. */
export function endTurn(board: Board): string {
  board.do({ type: 'endTurn' });
  return endOf(board);
}

/** The colour whose decision it is. */
export const asked = (board: Board): Colour => board.position.ruleset.colours[board.seat];

/** All of a number of things, counted from 0. */
export const count = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** Tokens that lie face down on the room of a slot, whoever's they are. */
export const tokensOn = (game: WholeGame, slot: number): PieceId[] =>
  game.position.ruleset.colours.flatMap((_colour, seat) =>
    game.pieces(seat, (where) => where === AT_SLOT + slot),
  );
