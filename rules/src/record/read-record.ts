/**
 * Reads a record by playing it again. An action that the rules refuse, a draw that cannot have been drawn, or a result
 * that does not come out is refused with its line and reason.
 */
import type { Action } from '../actions/action.ts';
import { drawLots, type Draw } from '../editions/draw.ts';
import { type Beginning, type Deed, Game, type GameListener } from '../game.ts';
import { type Cursor, faultAtPath, readFile } from '../json/cursor.ts';
import { FaultsFound, readAll, type Unreadable } from '../json/fault.ts';
import { positionFaults } from '../position/faults/fault.ts';
import { ENDINGS } from '../position/fields.ts';
import { positionAt, readSeat, readTable } from '../position/read.ts';
import type { Table } from '../position/table.ts';
import { RULES_VERSION } from '../version.ts';
import type { Words } from '../vocabulary.ts';
import { RECORD_FORMAT } from './json.ts';
import { readAbout } from './read-about.ts';
import { readDraw } from './read-draw.ts';
import type { GameRecord } from './record.ts';

export interface ReadRecord {
  readonly ok: true;
  readonly record: GameRecord;
}

/** One deed of a file. It is read when the game has come to it: a text speaks of squares as they lie then. */
export interface DeedInFile {
  read(game: Game): Deed;
  fail(words: Words): never;
}

/** Reads a record from JSON, as text or already parsed. The listener hears the whole game anew. */
export function readRecord(input: unknown, listener?: GameListener): ReadRecord | Unreadable {
  return readFile(input, (root) => {
    root.field('format').oneOf([RECORD_FORMAT]);
    const deeds = (): DeedInFile[] =>
      root
        .field('actions')
        .items()
        .map((deed) => ({ read: (game) => readDeed(game, deed), fail: (words) => deed.fail(words) }));
    return replay(root, deeds, listener);
  });
}

/** Why a record of other rules cannot be read. */
export const otherRules = (rules: number): Words => ({
  en: `the game was played by rules ${rules}, these are rules ${RULES_VERSION}`,
  fr: `la partie a été jouée avec les règles ${rules}, celles-ci sont les règles ${RULES_VERSION}`,
});

const KEYS = ['format', 'version', 'rules', 'edition', 'options', 'actions', 'result'] as const;
const OPTIONAL = ['players', 'seedHash', 'seed', 'tags', 'draw', 'start', 'comments'] as const;

/** Plays a record again: its header is at the root, its deeds come from wherever they are written. */
export function replay(
  root: Cursor,
  deeds: () => readonly DeedInFile[],
  listener?: GameListener,
): ReadRecord {
  root.field('version').oneOf([1]);
  const rules = root.field('rules').integer(0, Number.MAX_SAFE_INTEGER);
  // Before anything else: an old record may well have another form, and should hear why it cannot be read.
  if (rules !== RULES_VERSION) root.field('rules').fail(otherRules(rules));
  const { at, table } = readAll({
    at: () => root.record(KEYS, OPTIONAL),
    table: () => readTable(root.field('options')),
  });
  const all = deeds();
  const { beginning, about } = readAll({
    edition: () => at.edition.oneOf([table.scenario.edition.id]),
    beginning: () => readBeginning(root, table),
    about: () => readAbout(root, table, all.length),
  });
  const game = new Game(beginning, listener);
  for (const deed of all) carryOut(game, deed);
  checkResult(at.result, game);
  if (about.seed !== null && 'draw' in beginning && !sameDraw(drawLots(table, about.seed), beginning.draw))
    root
      .field('seed')
      .fail({ en: 'this seed does not give these lots', fr: 'cette graine ne donne pas ces tirages' });
  return { ok: true, record: { game, about } };
}

function readBeginning(root: Cursor, table: Table): Beginning {
  const start = root.maybe('start');
  if (!start) {
    const draw = readDraw(root.field('draw'), table);
    checkDraw(root, new Game({ table, draw }));
    return { table, draw };
  }
  if (root.maybe('draw'))
    start.fail({
      en: 'a game begins with a draw or in a position, not with both',
      fr: 'une partie commence par un tirage ou dans une position, pas par les deux',
    });
  const position = positionAt(start);
  if (position.table !== table)
    start.field('options').fail({
      en: 'these are not the options of the record',
      fr: 'ce ne sont pas les options de la partie',
    });
  return { position };
}

const sameDraw = (a: Draw, b: Draw): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Where a fault of the first position comes from in the draw. */
const DRAWN_AS: Readonly<Record<string, string | undefined>> = { slots: 'rooms', pieces: 'teams' };

function checkDraw(root: Cursor, game: Game): void {
  const faults = positionFaults(game.position).map(({ path: [first, ...rest], words }) => {
    const path = first === 'lots' ? rest : [DRAWN_AS[first as string] ?? first, ...rest];
    return faultAtPath(root, ['draw', ...path], words);
  });
  if (faults.length > 0) throw new FaultsFound(faults);
}

function carryOut(game: Game, source: DeedInFile): void {
  const deed = source.read(game);
  if ('timeRanOut' in deed) {
    if (!game.timeRanOut(deed.seat))
      source.fail({
        en: 'no clock of this seat was running',
        fr: 'aucune pendule de ce siège ne tournait',
      });
    return;
  }
  const { seat, action } = deed;
  const answer = game.perform({ seat, decision: game.asked(seat), action });
  if (answer.ok) return;
  const { code, rule, words } = answer.refusal;
  source.fail({ en: `${code} (${rule}): ${words.en}`, fr: `${code} (${rule}) : ${words.fr}` });
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
    if (result)
      cursor.fail({
        en: `the game ends here: ${result.ending}`,
        fr: `la partie se termine ici : ${result.ending}`,
      });
    return;
  }
  const at = cursor.record(['ending', 'winners']);
  const ending = at.ending.oneOf(ENDINGS);
  const winners = at.winners.items().map((seat) => readSeat(seat, game.position.table));
  if (!result)
    cursor.fail({
      en: 'the game is not over after the last action',
      fr: 'la partie n’est pas finie après la dernière action',
    });
  if (ending !== result?.ending || winners.join() !== result.winners.join())
    cursor.fail({
      en: `the game ends otherwise: ${result?.ending}, won by ${result?.winners.join(' and ') || 'nobody'}`,
      fr: `la partie se termine autrement : ${result?.ending}, gagnée par ${result?.winners.join(' et ') || 'personne'}`,
    });
}
