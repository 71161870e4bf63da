/**
 * Reads a whole game from a text or a parsed JSON value by playing it again. An action that the rules refuse, a draw
 * that cannot have been drawn, or a result that does not come out is refused with its line and reason.
 */
import type { Action } from '../actions/action.ts';
import { type Deed, Game, type GameListener } from '../game.ts';
import { type Cursor, failAt, readFile, type Unreadable } from '../json/cursor.ts';
import { positionFault } from '../position/faults/fault.ts';
import { ASKED, ENDINGS } from '../position/fields.ts';
import { readSeat, readTable } from '../position/read.ts';
import { RULES_VERSION } from '../version.ts';
import { GAME_FORMAT } from './json.ts';
import { readDraw } from './read-draw.ts';

export interface ReadGame {
  readonly ok: true;
  readonly game: Game;
}

/** The listener hears the whole game anew. */
export function readGame(input: unknown, listener?: GameListener): ReadGame | Unreadable {
  return readFile(input, (root) => {
    root.field('format').oneOf([GAME_FORMAT]);
    root.field('version').oneOf([1]);
    const at = root.record(['format', 'version', 'rules', 'options', 'draw', 'actions', 'result']);
    const rules = at.rules.integer(0, Number.MAX_SAFE_INTEGER);
    if (rules !== RULES_VERSION)
      at.rules.fail(`the game was played by rules ${rules}, these are rules ${RULES_VERSION}`);
    const table = readTable(at.options);
    const draw = readDraw(at.draw, table);
    checkDraw(root, new Game(table, draw));
    const game = new Game(table, draw, listener);
    for (const deed of at.actions.items()) replay(game, deed);
    checkResult(at.result, game);
    return { ok: true, game };
  });
}

/** Where a fault of the first position comes from in the draw. */
const DRAWN_AS: Readonly<Record<string, string | undefined>> = { slots: 'rooms', pieces: 'teams' };

function checkDraw(root: Cursor, game: Game): void {
  const fault = positionFault(game.position);
  if (!fault) return;
  const [first, ...rest] = fault.path;
  const path = first === 'lots' ? rest : [DRAWN_AS[first as string] ?? first, ...rest];
  failAt(root, ['draw', ...path], fault.reason);
}

function replay(game: Game, cursor: Cursor): void {
  const deed = readDeed(game, cursor);
  if ('timeRanOut' in deed) {
    if (!game.timeRanOut(deed.seat)) cursor.fail('no clock of this seat was running');
    return;
  }
  const { seat, action } = deed;
  const answer = game.perform({ seat, decision: game.position.data[ASKED + seat], action });
  if (answer.ok) return;
  const { code, rule, words } = answer.refusal;
  cursor.fail(`${code} (${rule}): ${words.en}`);
}

function readDeed(game: Game, cursor: Cursor): Deed {
  const seat = readSeat(cursor.field('seat'), game.position.table);
  if (cursor.maybe('timeRanOut')) {
    cursor.record(['seat', 'timeRanOut']).timeRanOut.oneOf([true]);
    return { seat, timeRanOut: true };
  }
  // Whether it has the form of an action is for the rules to say.
  return { seat, action: cursor.record(['seat', 'action']).action.plain() as Action };
}

function checkResult(cursor: Cursor, game: Game): void {
  const { result } = game;
  if (cursor.isNull) {
    if (result) cursor.fail(`the game ends here: ${result.ending}`);
    return;
  }
  const at = cursor.record(['ending', 'winners']);
  const ending = at.ending.oneOf(ENDINGS);
  const winners = at.winners.items().map((seat) => readSeat(seat, game.position.table));
  if (!result) cursor.fail('the game is not over after the last action');
  if (ending !== result?.ending || winners.join() !== result.winners.join())
    cursor.fail(
      `the game ends otherwise: ${result?.ending}, won by ${result?.winners.join(' and ') || 'nobody'}`,
    );
}
