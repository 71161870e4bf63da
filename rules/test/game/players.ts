/** Players for tests about whole games: they answer through the game itself. */
import type { Action, ActionType } from '../../src/model/action.ts';
import { ActionList, kindOf } from '../../src/model/packed-action.ts';
import type { Chance } from '../../src/chance.ts';
import type { Game } from '../../src/game.ts';
import { ASKED } from '../../src/model/fields.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import { decisions, decode, legalActions, list } from '../../src/flow/play.ts';
import type { Seat } from '../../src/vocabulary.ts';

const answers = new ActionList();

export const chooserOf = (game: Game): Seat => decisions(game.position)[0].seat;

export const legal = (game: Game, type?: ActionType): Action[] =>
  legalActions(game.position, chooserOf(game), answers).filter(
    (one) => type === undefined || one.type === type,
  );

/** Performs an action of the seat that chooses; a refusal is a fault of the test. */
export function act(game: Game, action: Action, seat = chooserOf(game)): void {
  const answer = game.perform({ seat, decision: game.position.data[ASKED + seat], action });
  if (!answer.ok) throw new Error(`${JSON.stringify(action)} is refused: ${answer.refusal.code}`);
}

/** One random step; kinds of action are drawn first. */
export function stepAtRandom(game: Game, chance: Chance): void {
  const open = decisions(game.position);
  const { seat, clock } = open[chance.below(open.length)];
  if (clock !== null && chance.below(20) === 0 && game.timeRanOut(seat)) return;
  const claim = game.perform({ seat, decision: 0, action: { type: 'claimEnd' } });
  if (claim.ok) return;
  // Only the chosen one is written out: to find the ways of all of them would take longer than playing them.
  list(game.position, seat, answers);
  const codes = Array.from({ length: answers.length }, (_, i) => answers.packed(i));
  const kinds = [...new Set(codes.map(kindOf))];
  const kind = kinds[chance.below(kinds.length)];
  const some = codes.filter((packed) => kindOf(packed) === kind);
  act(game, decode(game.position, seat, some[chance.below(some.length)]), seat);
}

/** Plays on at random until a stage is open. */
export function playTo(game: Game, chance: Chance, stage: string): void {
  while (stageOf(game.position) !== stage) stepAtRandom(game, chance);
}

export function playToEnd(game: Game, chance: Chance): void {
  while (decisions(game.position).length > 0) stepAtRandom(game, chance);
}
