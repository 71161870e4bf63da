/** Reads a record from text by playing it again; whatever is damaged is refused with its line and reason. */
import { MOST_COMMENTS, MOST_DEEDS, TOO_MANY_COMMENTS, TOO_MANY_DEEDS } from '../../file-limits.ts';
import type { LogEntry, Game } from '../../game.ts';
import { Cursor } from '../../json/cursor.ts';
import { Gathering, orUnreadable, readAll, readEach, type Unreadable } from '../../json/fault.ts';
import { leaf, list, nodeOf, record } from '../../json/nodes.ts';
import type { JsonNode } from '../../json/parse.ts';
import { Doubts } from '../../position-json/doubts.ts';
import { readTable } from '../../position-json/read.ts';
import { readRoomToken, slotName } from '../../position-json/room-text.ts';
import type { Ruleset } from '../../model/ruleset.ts';
import { RECORD_FORMAT } from '../../record/json.ts';
import {
  type DeedInFile,
  type FoundBefore,
  type Misfit,
  type ReadRecord,
  replay,
  type Replaying,
  type UnreadPart,
} from '../../record/read-record.ts';
import { REASONS } from '../../record/reasons.ts';
import { RULES_NOW, type RulesNow } from '../../rule-changes.ts';
import type { Language, Seat, Words } from '../../vocabulary.ts';
import { readAction } from '../action-text.ts';
import { chartOf } from '../chart.ts';
import {
  belowTitle,
  Entries,
  type Entry,
  fail,
  itemsOf,
  type Line,
  linesOf,
  readEntries,
} from '../entries.ts';
import { readLanguage, readOptions } from '../headers.ts';
import { seatNamed } from '../pieces.ts';
import { numberIn, pieceIn, seatIn } from '../position-text/numbers.ts';
import { NOBODY } from '../position-text/defaults.ts';
import { type PositionNode, positionNode } from '../position-text/read.ts';
import { isWord, TIME } from '../words.ts';
import { COMMENT, MOVES, RECORD_TITLE, TAG, turnMark, UNFINISHED } from './form.ts';

export const readRecordText = (text: string, replaying: Replaying = {}): ReadRecord | Unreadable =>
  orUnreadable(() => {
    const lines = belowTitle(linesOf(text), RECORD_TITLE);
    const movesAt = lines.findIndex((line) => line.text === MOVES);
    if (movesAt < 0)
      fail(lines.at(-1)?.number ?? 1, {
        en: `"${MOVES}" is missing: what was done stands below it`,
        fr: `il manque « ${MOVES} » : ce qui a été fait va en dessous`,
      });
    const gathering = new Gathering();
    const top = lines.slice(0, movesAt);
    const entries = new Entries(readEntries(top, gathering), gathering);
    const language = readLanguage(entries);
    const moves = readMoves(lines.slice(movesAt + 1), language);
    const { header, ...found } = headerNode(entries, top, moves, replaying.rulesNow ?? RULES_NOW);
    return replay(new Cursor(header), () => moves.deeds, replaying, { gathering, ...found });
  });

const missing = (key: string): Words => ({ en: `"${key}" is missing`, fr: `il manque « ${key} »` });

interface Header extends Omit<FoundBefore, 'gathering'> {
  readonly header: JsonNode;
}

const ABOUT = [
  'rules',
  'letters',
  'edition',
  'scenario',
  'options',
  'result',
  'seed',
  'seed hash',
  'seed salt',
];
const BEGINNING = ['start', 'lots', 'sides', 'lines', 'rooms', 'teams'];
const KEYS: readonly string[] = [...ABOUT, ...BEGINNING];

const WITH_BLOCKS: readonly string[] = ['start', 'rooms', 'teams'];

/** What a line may have been that has no key, or one that nobody knows. */
const LIKE_OPTIONS = /\{/;
const LIKE_LETTERS = /\b(?:en|fr)$/;

/**
 * The header in the JSON form. A line that cannot be read is left out, and with it whatever it may have said; one whose
 * key nobody knows may have been any of those that are missing.
 */
function headerNode(entries: Entries, lines: readonly Line[], moves: Moves, now: RulesNow): Header {
  const { gathering } = entries;
  const isCut = !gathering.isEmpty;
  if (isCut && !(entries.has('rules') && entries.has('scenario'))) gathering.stop();
  const rules =
    entries.value('rules') ??
    fail(1, {
      en: `the version of the rules is missing: "rules: ${now.version}"`,
      fr: `il manque la version des règles : « rules: ${now.version} »`,
    });
  const version = numberIn(rules.value, rules.line);
  // Before anything else: a newer record may well have another form, and should hear why it cannot be read.
  if (version > now.version) fail(rules.line, REASONS.newerRules(version, now.version));
  const options = gathering.need(() => readOptions(entries));
  const ruleset = gathering.need(() => readTable(new Cursor(options, ['options'])));
  const hasStray = isCut || entries.all().some((entry) => isStray(entry, ruleset));
  const mayBeLost = (key: string, look: RegExp): boolean =>
    hasStray && !entries.has(key) && lines.some(({ text }) => /^[^\s#]/.test(text) && look.test(text));
  const unread = new Set<UnreadPart>();
  if (entries.isFaulty('letters') || mayBeLost('letters', LIKE_LETTERS)) unread.add('deeds');
  if (hasStray) unread.add('lots');
  const readPart = <Found>(part: UnreadPart, read: () => Found): Found | null => {
    const before = gathering.count;
    const found = gathering.attempt(read);
    if (gathering.count > before || found === null) unread.add(part);
    return found;
  };
  /** Whatever a stray line may have been is not missing. */
  const missed = (words: Words): null => (hasStray ? null : fail(1, words));
  const [hash, salt] = [entries.value('seed hash'), entries.value('seed salt')];
  const edition = readPart('edition', () => entries.value('edition') ?? missed(missing('edition')));
  const result = readPart('result', () => readResult(entries, ruleset, missed));
  const fields: Record<string, JsonNode> = {
    format: leaf(1, RECORD_FORMAT),
    version: leaf(1, 1),
    rules: leaf(rules.line, version),
    edition: leaf(edition?.line ?? 1, edition?.value ?? ''),
    options,
    actions: list(1, []),
    result: result ?? leaf(1, null),
    ...(hash ? { seedHash: leaf(hash.line, hash.value) } : {}),
    ...(salt ? { seedSalt: leaf(salt.line, salt.value) } : {}),
    ...gathering.attempt(() => readSeed(entries)),
    ...readNames(entries, ruleset),
    ...readTags(entries),
    ...(moves.comments.length > 0 ? { comments: list(1, moves.comments) } : {}),
  };
  const start = readStart(entries);
  const draw = start ? null : readPart('beginning', () => readDraw(entries, ruleset, moves.language, missed));
  gathering.each(entries.rest(), ({ line, key }) =>
    fail(line, {
      en: `"${key}" says nothing about a record`,
      fr: `« ${key} » ne dit rien d’une partie`,
    }),
  );
  // Another game, perhaps: nothing else can be said about it.
  if (mayBeLost('options', LIKE_OPTIONS)) gathering.finish();
  return {
    header: record(1, { ...fields, ...(start ? { start: start.node } : {}), ...(draw ? { draw } : {}) }),
    unread,
    startDoubts: start?.doubts ?? new Doubts(),
  };
}

/** Whether a line has a key that nobody knows, or lines below it that belong elsewhere. */
function isStray({ key, block }: Entry, { colours }: Ruleset): boolean {
  const known = key.toLowerCase();
  if (block.length > 0 && !WITH_BLOCKS.includes(known)) return true;
  return !key.startsWith(TAG) && !KEYS.includes(known) && !colours.some((colour) => colour === known);
}

function readSeed(entries: Entries): Record<string, JsonNode> {
  const entry = entries.value('seed');
  if (!entry) return {};
  try {
    return { seed: nodeOf(entry.line, JSON.parse(entry.value)) };
  } catch {
    return fail(entry.line, {
      en: 'a seed stands in quotes, as in "abc"',
      fr: 'une graine est entre guillemets, comme "abc"',
    });
  }
}

function readNames(entries: Entries, ruleset: Ruleset): Record<string, JsonNode> {
  const found = ruleset.colours.map((colour) => entries.value(colour));
  const first = found.find((entry) => entry !== null);
  if (!first) return {};
  const names = found.map((entry) => leaf(entry?.line ?? first.line, entry?.value ?? null));
  return { players: list(first.line, names) };
}

function readTags(entries: Entries): Record<string, JsonNode> {
  const tags: Record<string, JsonNode> = {};
  for (const { key } of entries.rest()) {
    if (!key.startsWith(TAG)) continue;
    const entry = entries.value(key);
    if (entry) tags[key.slice(TAG.length)] = leaf(entry.line, entry.value);
  }
  return Object.keys(tags).length > 0 ? { tags: record(1, tags) } : {};
}

/** What a game that still runs says there is the easiest to add. */
const NO_RESULT: Words = {
  en: `the result is missing: "result: ${UNFINISHED}"`,
  fr: `il manque le résultat : « result: ${UNFINISHED} »`,
};

function readResult(entries: Entries, ruleset: Ruleset, missed: Missed): JsonNode | null {
  const entry = entries.value('result') ?? missed(NO_RESULT);
  if (!entry) return null;
  const { line, value } = entry;
  if (value === UNFINISHED) return leaf(line, null);
  const [[ending] = [''], won = [], ...more] = itemsOf(value);
  const [word, by, ...colours] = won;
  if (more.length > 0 || (won.length > 0 && (word !== 'won' || by !== 'by')))
    fail(line, {
      en: `a result reads "goal, won by blue", "agreed" or "${UNFINISHED}"`,
      fr: `un résultat s’écrit « goal, won by blue », « agreed » ou « ${UNFINISHED} »`,
    });
  return nodeOf(line, { ending, winners: colours.map((colour) => seatIn(colour, ruleset, line)) });
}

function readStart(entries: Entries): PositionNode | null {
  const start = entries.block('start');
  if (!start) return null;
  // Two spaces set the position off; what is left is a position as in a file of its own.
  const lines: Line[] = start.block.map(({ text, number }) => ({ text: text.replace(/^ {2}/, ''), number }));
  return positionNode(lines, entries.gathering);
}

type Missed = (words: Words) => null;

function readDraw(entries: Entries, ruleset: Ruleset, language: Language, missed: Missed): JsonNode | null {
  const [lots, sides, lines] = ['lots', 'sides', 'lines'].map((key) => entries.value(key));
  const line = lots?.line ?? 1;
  const read = readAll({
    lots: () => (lots ? readLots(lots, ruleset) : missed(NO_LOTS)),
    rooms: () => readRooms(entries, missed),
    players: () =>
      sides
        ? nodeOf(
            sides.line,
            sides.value.split(/\s+/).map((player) => numberIn(player, sides.line)),
          )
        : nodeOf(line, [...ruleset.colours.keys()]),
    teams: () => readTeams(entries, ruleset, language),
  });
  const { lots: drawn, rooms, ...others } = read;
  if (!drawn || !rooms) return null;
  return record(line, {
    rooms,
    ...drawn,
    ...others,
    ...(lines ? { lines: nodeOf(lines.line, lines.value.split(/\s+/)) } : {}),
  });
}

const NO_LOTS: Words = {
  en: 'the lots are missing: "lots: chooser blue, placer blue, player blue"',
  fr: 'il manque les tirages : « lots: chooser blue, placer blue, player blue »',
};

function readLots({ line, value }: Entry, ruleset: Ruleset): Record<string, JsonNode> {
  const drawn = Object.fromEntries(
    itemsOf(value).map(([lot, colour, ...more]) => [lot, more.length > 0 ? '' : colour]),
  );
  const lot = (name: string): JsonNode =>
    leaf(
      line,
      seatIn(
        drawn[name] ??
          fail(line, {
            en: `the lot of the ${name} is missing`,
            fr: `il manque le tirage « ${name} »`,
          }),
        ruleset,
        line,
      ),
    );
  return { firstChooser: lot('chooser'), firstPlacer: lot('placer'), firstPlayer: lot('player') };
}

function readRooms(entries: Entries, missed: Missed): JsonNode | null {
  const entry = entries.block('rooms');
  if (!entry)
    return missed({
      en: 'the rooms are missing: "rooms:" and below it "A (1cw-N)" and so on',
      fr: 'il manque les salles : « rooms: » et en dessous « A (1cw-N) » et ainsi de suite',
    });
  const rooms = readEach(entry.block, ({ text, number }, index) => {
    const [slot, token, ...more] = text.trim().split(/\s+/);
    const room = more.length === 0 && token !== undefined ? readRoomToken(token) : null;
    const wanted = slotName(index);
    if (slot !== wanted || !room || room.faceUp)
      return fail(number, {
        en: `room ${wanted} is wanted here, as in "${wanted} (1cw-N)"`,
        fr: `il faut ici la salle ${wanted}, comme « ${wanted} (1cw-N) »`,
      });
    const { faceUp: _faceUp, ...drawn } = room;
    return nodeOf(number, drawn);
  });
  return list(entry.line, rooms);
}

function readTeams(entries: Entries, ruleset: Ruleset, language: Language): JsonNode {
  const entry = entries.block('teams');
  const teams: JsonNode[] = ruleset.colours.map(() => list(entry?.line ?? 1, []));
  readEach(entry?.block ?? [], ({ text, number }) => {
    const [colour, ...names] = text.trim().split(/\s+/);
    const seat = seatIn(colour, ruleset, number);
    teams[seat] = list(
      number,
      readEach(names, (name) =>
        leaf(number, ruleset.pieces.ids[pieceIn(name, ruleset, language, number, seat)]),
      ),
    );
  });
  return list(entry?.line ?? 1, teams);
}

interface Moves {
  readonly language: Language;
  readonly deeds: readonly DeedInFile[];
  readonly comments: readonly JsonNode[];
}

const MARK = /^--.*--$/;

function readMoves(lines: readonly Line[], language: Language): Moves {
  const deeds: DeedInFile[] = [];
  const comments: JsonNode[] = [];
  let mark: Line | null = null;
  for (const { text, number } of lines) {
    const line = text.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith(COMMENT)) {
      if (comments.length === MOST_COMMENTS) fail(number, TOO_MANY_COMMENTS);
      comments.push(nodeOf(number, { after: deeds.length, text: line.slice(COMMENT.length).trim() }));
    } else if (MARK.test(line)) mark = { text: line, number };
    else {
      if (deeds.length === MOST_DEEDS) fail(number, TOO_MANY_DEEDS);
      deeds.push(deedAt({ text: line, number }, mark, language));
      mark = null;
    }
  }
  return { language, deeds, comments };
}

function deedAt({ text, number }: Line, mark: Line | null, language: Language): DeedInFile {
  const [, who, what = ''] = /^(\S+)\s+(.*)$/.exec(text) ?? [];
  const speaker = (ruleset: Ruleset): Seat => {
    const seat = who === undefined ? NOBODY : seatNamed(ruleset, who, language);
    return seat < 0
      ? fail(number, {
          en: `a line begins with the letter of a colour, as in "b end"; found "${text}"`,
          fr: `une ligne commence par la lettre d’une couleur, comme « b end » ; trouvé : « ${text} »`,
        })
      : seat;
  };
  const readHere = ({ position }: Game): LogEntry | Misfit => {
    if (mark && mark.text !== turnMark(position))
      return { line: mark.number, misfit: REASONS.otherTurn(turnMark(position)) };
    const seat = speaker(position.ruleset);
    if (isWord(what, TIME, language)) return { seat, timeRanOut: true };
    const found = readAction(chartOf(position), seat, what, language);
    return found.ok ? { seat, action: found.action } : { line: number, misfit: found.words };
  };
  return { line: number, read: readHere, refuseOther: speaker, fail: (words, line) => fail(line, words) };
}
