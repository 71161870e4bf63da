/**
 * Reads a record by playing it again. An action that the rules refuse, a draw that cannot have been drawn, or a result
 * that does not come out is refused with its line and reason. A record of older rules opens up to there.
 */
import type { Action } from '../model/action.ts';
import { MOST_DEEDS, TOO_MANY_DEEDS } from '../file-limits.ts';
import { type Beginning, type LogEntry, Game, type GameListener } from '../game.ts';
import { Cursor, faultAtPath, readFile } from '../json/cursor.ts';
import { FaultsFound, Gathering, readAll, type Unreadable } from '../json/fault.ts';
import { Doubts } from '../position-json/doubts.ts';
import { positionFaults } from '../position-json/faults/fault.ts';
import { ENDINGS } from '../model/fields.ts';
import { readSeat } from '../position-json/forms.ts';
import { positionAt, readTable } from '../position-json/read.ts';
import type { Ruleset } from '../model/ruleset.ts';
import type { Refusal } from '../refusals.ts';
import { RULES_NOW, type RulesNow, type Touched } from '../rule-changes.ts';
import type { Words } from '../vocabulary.ts';
import { checkSeed } from './check-seed.ts';
import { changesSince, type Departure, fittingFirst } from './departure.ts';
import { withEarlierReadings } from './earlier-readings.ts';
import { RECORD_FORMAT } from './json.ts';
import { LONGEST_TEXT, readAbout } from './read-about.ts';
import { readSetupRoll } from './read-setup-roll.ts';
import { REASONS } from './reasons.ts';
import { type About, type GameRecord, resultText } from './record.ts';
import { redo } from './replay.ts';

/** A record that was read and played again. */
export interface ReadRecord {
  readonly ok: true;
  readonly record: GameRecord;
  /** Where a game of older rules leaves those of today: the record holds what was done before. Null if it nowhere does. */
  readonly departed: Departure | null;
}

/** A deed that the game does not allow where the file has it. */
export interface Misfit {
  readonly line: number;
  readonly misfit: Words;
}

/** One deed of a file. It is read when the game has come to it: a text speaks of squares as they lie then. */
export interface DeedInFile {
  readonly line: number;
  /** What is no deed at all faults. */
  read(game: Game): LogEntry | Misfit;
  /** Faults where it is no deed, wherever the game has come to. */
  refuseOther(ruleset: Ruleset): void;
  fail(words: Words, line: number): never;
}

/** A part of a record that could not be read; `lots` where something of them may be missing. */
export type UnreadPart = 'edition' | 'lots' | 'beginning' | 'deeds' | 'result';

/** What was found wrong with a file before it had the form of a record. */
export interface FoundBefore {
  readonly gathering: Gathering;
  /** Parts that could not be read: something else stands there, or nothing. */
  readonly unread: ReadonlySet<UnreadPart>;
  /** What could not be read of the position in which the game begins. */
  readonly startDoubts: Doubts;
}

const nothingBefore = (): FoundBefore => ({
  gathering: new Gathering(),
  unread: new Set(),
  startDoubts: new Doubts(),
});

/** How a record is played again. */
export interface Replaying {
  /** Hears the whole game anew. */
  readonly listener?: GameListener;
  /** Is told how many deeds a record has before the first is played: whoever does not want so many may throw. */
  readonly beforeDeeds?: (deeds: number) => void;
  /** The rules by which it is judged: those of this version, unless it is said. */
  readonly rulesNow?: RulesNow;
}

/** Reads a record from JSON, as text or already parsed. */
export const readRecord = (input: unknown, replaying: Replaying = {}): ReadRecord | Unreadable =>
  readFile(input, (root) => {
    root.field('format').oneOf([RECORD_FORMAT]);
    const deeds = (): DeedInFile[] =>
      root
        .field('actions')
        .items()
        .map((deed) => ({
          line: deed.node.line,
          read: ({ position }) => readDeed(position.ruleset, deed),
          refuseOther: (ruleset) => readDeed(ruleset, deed),
          fail: (words) => deed.fail(words),
        }));
    return replay(root, deeds, replaying);
  });

const KEYS = ['format', 'version', 'rules', 'edition', 'options', 'actions', 'result'] as const;
const OPTIONAL = ['players', 'seedHash', 'seedSalt', 'seed', 'tags', 'draw', 'start', 'comments'] as const;

/**
 * Plays a record again: its header is at the root, its deeds come from wherever they are written. Whatever is wrong
 * with the header is gathered, and the game is played nevertheless if its beginning is known: so the first deed that
 * the rules refuse is told together with the rest. Those behind it would only follow from it.
 */
export function replay(
  file: Cursor,
  deeds: () => readonly DeedInFile[],
  { listener, beforeDeeds, rulesNow: now = RULES_NOW }: Replaying,
  { gathering, unread, startDoubts }: FoundBefore = nothingBefore(),
): ReadRecord {
  file.field('version').oneOf([1]);
  const rules = file.field('rules').integer(1, Number.MAX_SAFE_INTEGER);
  // Before anything else: a newer record may well have another form, and should hear why it cannot be read.
  if (rules > now.version) file.field('rules').fail(REASONS.newerRules(rules, now.version));
  const isWhole = gathering.attempt(() => file.record(KEYS, OPTIONAL)) !== null;
  const has = (...keys: (typeof KEYS | typeof OPTIONAL)[number][]): boolean =>
    keys.some((key) => file.maybe(key) !== null);
  if (!has('options') || !has('actions')) return gathering.stop();
  const { scenario } = gathering.need(() => readTable(file.field('options')));
  const changes = changesSince(rules, scenario, now);
  const root = new Cursor(withEarlierReadings(file.node, scenario, changes));
  const ruleset = readTable(root.field('options'));
  const all = gathering.need(deeds);
  if (all.length > MOST_DEEDS) gathering.need(() => root.field('actions').fail(TOO_MANY_DEEDS));
  const edition = root.maybe('edition');
  if (!unread.has('edition')) gathering.attempt(() => edition?.oneOf([ruleset.scenario.edition.id]));
  const about = gathering.attempt(() => readAbout(root, ruleset, all.length));
  // Lots that do not fit because one of them is missing are not worth a word.
  const toldOf = unread.has('lots') && !root.maybe('start') ? new Gathering() : gathering;
  const beginning =
    unread.has('beginning') || (!isWhole && !has('draw', 'start'))
      ? null
      : toldOf.attempt(() => readBeginning(root, ruleset, startDoubts));
  if (unread.has('deeds')) return gathering.stop();
  const refuseOthers = (from: number): void =>
    void gathering.each(all.slice(from), (deed) => deed.refuseOther(ruleset));
  if (!beginning || !startDoubts.isEmpty) {
    refuseOthers(0);
    return gathering.stop();
  }
  beforeDeeds?.(all.length);
  const game = new Game(beginning, listener);
  const result = unread.has('result') ? null : root.maybe('result');
  const played = gathering.attempt(() => ({
    found: playAll(game, all) ?? (result && judgeResult(result, game)),
  }));
  const found = played?.found ?? null;
  if (found && rules === now.version) gathering.attempt(() => found.fail());
  if (!gathering.isEmpty) refuseOthers(game.log.length + 1);
  gathering.finish();
  if (!about) return gathering.stop();
  if (!found) return { ok: true, record: { game, about }, departed: null };
  const { line, reason, refusal = null, touched } = found;
  return {
    ok: true,
    record: { game, about: upTo(game.log.length, about) },
    departed: {
      rules,
      after: game.log.length,
      of: all.length,
      line,
      reason,
      refusal,
      changes: fittingFirst(changes, touched),
    },
  };
}

/** What the file and the rules do not agree about. */
interface Disagreement {
  readonly line: number;
  readonly reason: Words;
  readonly refusal?: Refusal;
  readonly touched: Touched;
  fail(): never;
}

/** What was said about deeds that are not done again is left out. */
const upTo = (deeds: number, about: About): About => ({
  ...about,
  comments: about.comments.filter(({ after }) => after <= deeds),
});

/** Does all deeds that the rules accept, up to the first that they do not. */
function playAll(game: Game, all: readonly DeedInFile[]): Disagreement | null {
  for (const source of all) {
    const deed = source.read(game);
    const why = 'misfit' in deed ? { reason: deed.misfit } : carryOut(game, deed);
    if (!why) continue;
    const line = 'misfit' in deed ? deed.line : source.line;
    return { line, ...why, touched: touchedBy(deed), fail: () => source.fail(why.reason, line) };
  }
  return null;
}

/** A line that is not understood is taken for what most of them are. */
function touchedBy(entry: LogEntry | Misfit): Touched {
  if ('misfit' in entry) return 'move';
  return 'timeRanOut' in entry ? 'timeRanOut' : entry.action.type;
}

function readBeginning(root: Cursor, ruleset: Ruleset, doubts: Doubts): Beginning {
  const start = root.maybe('start');
  if (!start) {
    const draw = readSetupRoll(root.field('draw'), ruleset);
    readAll({
      draw: () => checkDraw(root, new Game({ ruleset, setupRoll: draw })),
      // Before the game: a lot that was changed shows in some later action, where nobody would look for it.
      seed: () => {
        const seed = root.maybe('seed');
        if (seed) checkSeed(root, ruleset, seed.text(LONGEST_TEXT), draw);
      },
    });
    return { ruleset, setupRoll: draw };
  }
  if (root.maybe('draw'))
    start.fail({
      en: 'a game begins with a draw or in a position, not with both',
      fr: 'une partie commence par un tirage ou dans une position, pas par les deux',
    });
  const position = positionAt(start, doubts);
  if (position.ruleset !== ruleset)
    start.field('options').fail({
      en: 'these are not the options of the record',
      fr: 'ce ne sont pas les options de la partie',
    });
  return { position };
}

/** Where a fault of the first position comes from in the draw. */
const DRAWN_AS: Readonly<Record<string, string | undefined>> = { slots: 'rooms', pieces: 'teams' };

function checkDraw(root: Cursor, game: Game): void {
  const faults = positionFaults(game.position).map(({ path: [first, ...rest], words }) => {
    const path = first === 'lots' ? rest : [DRAWN_AS[first as string] ?? first, ...rest];
    return faultAtPath(root, ['draw', ...path], words);
  });
  if (faults.length > 0) throw new FaultsFound(faults);
}

/** Why the rules do not accept a deed, or null if it is done. */
function carryOut(game: Game, entry: LogEntry): Pick<Disagreement, 'reason' | 'refusal'> | null {
  const refusal = redo(game, entry);
  if (refusal === 'noClock') return { reason: REASONS.noClock };
  return refusal && { reason: REASONS.refused(refusal), refusal };
}

function readDeed(ruleset: Ruleset, cursor: Cursor): LogEntry {
  const seat = readSeat(cursor.field('seat'), ruleset);
  if (cursor.maybe('timeRanOut')) {
    cursor.record(['seat', 'timeRanOut']).timeRanOut.oneOf([true]);
    return { seat, timeRanOut: true };
  }
  // Whether it has the form of an action is for the rules to say.
  return { seat, action: cursor.record(['seat', 'action']).action.plain() as Action };
}

function judgeResult(cursor: Cursor, game: Game): Disagreement | null {
  const reason = resultReason(cursor, game);
  if (!reason) return null;
  return { line: cursor.node.line, reason, touched: 'result', fail: () => cursor.fail(reason) };
}

function resultReason(cursor: Cursor, { result, position }: Game): Words | null {
  const { ruleset } = position;
  if (cursor.isNull) return result && REASONS.overHere(resultText(result, ruleset));
  const at = cursor.record(['ending', 'winners']);
  const ending = at.ending.oneOf(ENDINGS);
  const winners = at.winners.items().map((seat) => readSeat(seat, ruleset));
  if (!result) return REASONS.notOver;
  if (ending === result.ending && winners.join() === result.winners.join()) return null;
  return REASONS.endsOtherwise(resultText(result, ruleset));
}
