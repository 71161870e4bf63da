/** Reads a record from text by playing it again; whatever is damaged is refused with its line and reason. */
import { MOST_COMMENTS, MOST_DEEDS, TOO_MANY_COMMENTS, TOO_MANY_DEEDS } from '../../file-limits.ts';
import type { Deed, Game } from '../../game.ts';
import { Cursor } from '../../json/cursor.ts';
import { Gathering, orUnreadable, readEach, type Unreadable } from '../../json/fault.ts';
import { leaf, list, nodeOf, record } from '../../json/nodes.ts';
import type { JsonNode } from '../../json/parse.ts';
import { readTable } from '../../position/read.ts';
import { readRoomToken, slotName } from '../../position/room-text.ts';
import type { Table } from '../../position/table.ts';
import { RECORD_FORMAT } from '../../record/json.ts';
import {
  type DeedInFile,
  type Misfit,
  type ReadRecord,
  replay,
  type Replaying,
} from '../../record/read-record.ts';
import { REASONS } from '../../record/reasons.ts';
import { RULES_NOW, type RulesNow } from '../../rule-changes.ts';
import type { Language, Words } from '../../vocabulary.ts';
import { readAction } from '../action-text.ts';
import { chartOf } from '../chart.ts';
import { belowTitle, Entries, fail, itemsOf, type Line, linesOf, readEntries } from '../entries.ts';
import { readLanguage, readOptions } from '../headers.ts';
import { pieceNamed, seatNamed } from '../pieces.ts';
import { noPiece, numberIn, seatIn } from '../position-text/numbers.ts';
import { positionNode } from '../position-text/read.ts';
import { isVerb } from '../words.ts';
import { COMMENT, MOVES, RECORD_TITLE, TAG, turnMark, UNFINISHED } from './form.ts';

export function readRecordText(text: string, replaying: Replaying = {}): ReadRecord | Unreadable {
  return orUnreadable(() => {
    const lines = belowTitle(linesOf(text), RECORD_TITLE);
    const movesAt = lines.findIndex((line) => line.text === MOVES);
    if (movesAt < 0)
      fail(lines.at(-1)?.number ?? 1, {
        en: `"${MOVES}" is missing: what was done stands below it`,
        fr: `il manque « ${MOVES} » : ce qui a été fait va en dessous`,
      });
    const gathering = new Gathering();
    const entries = new Entries(readEntries(lines.slice(0, movesAt), gathering), gathering);
    const language = readLanguage(entries);
    const moves = readMoves(lines.slice(movesAt + 1), language);
    const header = headerNode(entries, moves, language, replaying.rulesNow ?? RULES_NOW);
    gathering.finish();
    return replay(new Cursor(header), () => moves.deeds, replaying);
  });
}

const missing = (key: string): Words => ({ en: `"${key}" is missing`, fr: `il manque « ${key} »` });

function headerNode(entries: Entries, moves: Moves, language: Language, now: RulesNow): JsonNode {
  const { gathering } = entries;
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
  const table = gathering.need(() => readTable(new Cursor(options, ['options'])));
  const text = (key: string): JsonNode => {
    const entry = gathering.attempt(() => entries.value(key) ?? fail(1, missing(key)));
    return leaf(entry?.line ?? 1, entry?.value ?? '');
  };
  const [hash, salt] = [entries.value('seed hash'), entries.value('seed salt')];
  const fields: Record<string, JsonNode> = {
    format: leaf(1, RECORD_FORMAT),
    version: leaf(1, 1),
    rules: leaf(rules.line, version),
    edition: text('edition'),
    options,
    actions: list(1, []),
    result: gathering.attempt(() => readResult(entries, table)) ?? leaf(1, null),
    ...(hash ? { seedHash: leaf(hash.line, hash.value) } : {}),
    ...(salt ? { seedSalt: leaf(salt.line, salt.value) } : {}),
    ...gathering.attempt(() => readSeed(entries)),
    ...readNames(entries, table),
    ...readTags(entries),
    ...gathering.attempt(() => readBeginning(entries, table, language)),
    ...(moves.comments.length > 0 ? { comments: list(1, moves.comments) } : {}),
  };
  gathering.each(entries.rest(), ({ line, key }) =>
    fail(line, {
      en: `"${key}" says nothing about a record`,
      fr: `« ${key} » ne dit rien d’une partie`,
    }),
  );
  return record(1, fields);
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

function readNames(entries: Entries, table: Table): Record<string, JsonNode> {
  const found = table.colours.map((colour) => entries.value(colour));
  const first = found.find((entry) => entry !== null);
  if (!first) return {};
  return {
    players: list(
      first.line,
      found.map((entry) => leaf(entry?.line ?? first.line, entry?.value ?? null)),
    ),
  };
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

function readResult(entries: Entries, table: Table): JsonNode {
  const entry = entries.value('result') ?? fail(1, missing('result'));
  const { line, value } = entry;
  if (value === UNFINISHED) return leaf(line, null);
  const [[ending] = [''], won = [], ...more] = itemsOf(value);
  const [word, by, ...colours] = won;
  if (more.length > 0 || (won.length > 0 && (word !== 'won' || by !== 'by')))
    fail(line, {
      en: `a result reads "goal, won by blue", "agreed" or "${UNFINISHED}"`,
      fr: `un résultat s’écrit « goal, won by blue », « agreed » ou « ${UNFINISHED} »`,
    });
  return nodeOf(line, { ending, winners: colours.map((colour) => seatIn(colour, table, line)) });
}

function readBeginning(entries: Entries, table: Table, language: Language): Record<string, JsonNode> {
  const start = entries.block('start');
  if (start) {
    // Two spaces set the position off; what is left is a position as in a file of its own.
    const lines: Line[] = start.block.map(({ text, number }) => ({
      text: text.replace(/^ {2}/, ''),
      number,
    }));
    return { start: positionNode(lines, entries.gathering) };
  }
  const lots =
    entries.value('lots') ??
    fail(1, {
      en: 'the lots are missing: "lots: chooser blue, placer blue, player blue"',
      fr: 'il manque les tirages : « lots: chooser blue, placer blue, player blue »',
    });
  const drawn = Object.fromEntries(
    itemsOf(lots.value).map(([lot, colour, ...more]) => [lot, more.length > 0 ? '' : colour]),
  );
  const lot = (name: string): JsonNode =>
    leaf(
      lots.line,
      seatIn(
        drawn[name] ??
          fail(lots.line, {
            en: `the lot of the ${name} is missing`,
            fr: `il manque le tirage « ${name} »`,
          }),
        table,
        lots.line,
      ),
    );
  const sides = entries.value('sides');
  const lines = entries.value('lines');
  return {
    draw: record(lots.line, {
      rooms: readRooms(entries),
      firstChooser: lot('chooser'),
      firstPlacer: lot('placer'),
      firstPlayer: lot('player'),
      players: sides
        ? nodeOf(
            sides.line,
            sides.value.split(/\s+/).map((player) => numberIn(player, sides.line)),
          )
        : nodeOf(lots.line, [...table.colours.keys()]),
      teams: readTeams(entries, table, language),
      ...(lines ? { lines: nodeOf(lines.line, lines.value.split(/\s+/)) } : {}),
    }),
  };
}

function readRooms(entries: Entries): JsonNode {
  const entry =
    entries.block('rooms') ??
    fail(1, {
      en: 'the rooms are missing: "rooms:" and below it "A (1cw-N)" and so on',
      fr: 'il manque les salles : « rooms: » et en dessous « A (1cw-N) » et ainsi de suite',
    });
  const rooms: JsonNode[] = [];
  for (const { text, number } of entry.block) {
    const [slot, token, ...more] = text.trim().split(/\s+/);
    const room = more.length === 0 && token !== undefined ? readRoomToken(token) : null;
    if (slot !== slotName(rooms.length) || !room || room.faceUp)
      return fail(number, {
        en: `room ${slotName(rooms.length)} is wanted here, as in "${slotName(rooms.length)} (1cw-N)"`,
        fr: `il faut ici la salle ${slotName(rooms.length)}, comme « ${slotName(rooms.length)} (1cw-N) »`,
      });
    const { faceUp: _faceUp, ...drawn } = room;
    rooms.push(nodeOf(number, drawn));
  }
  return list(entry.line, rooms);
}

function readTeams(entries: Entries, table: Table, language: Language): JsonNode {
  const entry = entries.block('teams');
  const teams: JsonNode[] = table.colours.map(() => list(entry?.line ?? 1, []));
  readEach(entry?.block ?? [], ({ text, number }) => {
    const [colour, ...names] = text.trim().split(/\s+/);
    const seat = seatIn(colour, table, number);
    teams[seat] = list(
      number,
      readEach(names, (name) => {
        const piece = pieceNamed(table, seat, name, language);
        return piece < 0 ? fail(number, noPiece(name)) : leaf(number, table.pieces.ids[piece]);
      }),
    );
  });
  return list(entry?.line ?? 1, teams);
}

interface Moves {
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
  return { deeds, comments };
}

function deedAt({ text, number }: Line, mark: Line | null, language: Language): DeedInFile {
  const readHere = ({ position }: Game): Deed | Misfit => {
    if (mark && mark.text !== turnMark(position))
      return { line: mark.number, misfit: REASONS.otherTurn(turnMark(position)) };
    const [, who, what] = /^(\S+)\s+(.*)$/.exec(text) ?? [];
    const seat = who === undefined ? -1 : seatNamed(position.table, who, language);
    if (seat < 0)
      return fail(number, {
        en: `a line begins with the letter of a colour, as in "b end"; found "${text}"`,
        fr: `une ligne commence par la lettre d’une couleur, comme « b end » ; trouvé : « ${text} »`,
      });
    if (isVerb(what, 'time', language)) return { seat, timeRanOut: true };
    const found = readAction(chartOf(position), seat, what, language);
    return found.ok ? { seat, action: found.action } : { line: number, misfit: found.words };
  };
  return { line: number, read: readHere, fail: (words, line) => fail(line, words) };
}
