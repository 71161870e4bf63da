/**
 * Reads a position from text. What the text does not say is filled in as usual (docs/notation.md lists it), and the
 * whole is judged like the JSON form, by the same reader, so that both refuse the same positions.
 */
import { Cursor } from '../../json/cursor.ts';
import { Gathering, orUnreadable, type Unreadable } from '../../json/fault.ts';
import { leaf, list, nodeOf, record } from '../../json/nodes.ts';
import type { JsonNode } from '../../json/parse.ts';
import { PORTCULLIS_STATES, type PortcullisState, type SlotJson } from '../../position-json/slots.ts';
import { POSITION_FORMAT } from '../../position-json/schema.ts';
import type { WhereJson } from '../../position-json/pieces.ts';
import { positionAt, type ReadPosition, readTable } from '../../position-json/read.ts';
import { LAID_KINDS, type LaidJson } from '../../model/laying-order.ts';
import type { Doubts } from '../../position-json/doubts.ts';
import { dealtLines } from '../../model/own-and-exit-lines.ts';
import { BEFORE_PLAY } from '../../position-json/faults/course.ts';
import { usualSlot } from '../../position-json/read-in-part.ts';
import type { Ruleset } from '../../model/ruleset.ts';
import { COLOURS, type Language, type Piece, type Seat, type Words } from '../../vocabulary.ts';
import { type Chart, slotNamed } from '../chart.ts';
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
import { portcullisNamed } from '../portcullis.ts';
import { pieceNamed } from '../pieces.ts';
import { readLanguage, readOptions } from '../headers.ts';
import {
  NOBODY,
  USUAL_POINTS,
  USUAL_STAGE,
  USUAL_TURN,
  usualChooser,
  usualFirstPlacer,
  usualFirstPlayer,
  usualHighest,
} from './defaults.ts';
import { POSITION_TITLE } from './form.ts';
import { inPlainWords } from './plain-reason.ts';
import { noRoom, numberIn, pieceIn, seatIn } from './numbers.ts';
import { type CombatText, readCombat } from './read-combat.ts';
import { portcullisKey, readDrawing } from './read-drawing.ts';
import { PieceTexts } from './read-pieces.ts';
import { readRooms, type SlotText } from './read-rooms.ts';
import { readSeatLine } from './read-seats.ts';
import { hasMisplacedLines, isStray, looksStrange, Unread } from './unread.ts';

export function readPositionText(text: string): ReadPosition | Unreadable {
  let ruleset: Ruleset | null = null;
  const read = orUnreadable(() => {
    const gathering = new Gathering();
    const { node, doubts } = positionNode(linesOf(text), gathering, (found) => {
      ruleset = found;
    });
    const position = gathering.need(() => positionAt(new Cursor(node), doubts));
    gathering.finish();
    return { ok: true, position };
  });
  return read.ok || !ruleset ? read : inPlainWords(read, ruleset);
}

export interface PositionNode {
  /** The position in the JSON form, with the lines of the text. */
  readonly node: JsonNode;
  /** What of it could not be read: something else stands there. */
  readonly doubts: Doubts;
}

/**
 * The position that these lines describe. Whatever is wrong with single lines is gathered, and the usual taken in their
 * place; without a scenario there is nothing to go on with.
 */
export function positionNode(
  lines: readonly Line[],
  gathering: Gathering,
  onTable?: (ruleset: Ruleset) => void,
): PositionNode {
  const before = gathering.count;
  const entries = new Entries(readEntries(belowTitle(lines, POSITION_TITLE), gathering), gathering);
  if (!entries.has('scenario')) {
    // A line that belongs nowhere was perhaps meant to name it.
    for (const entry of entries.all())
      if (hasMisplacedLines(entry) && !looksStrange(entry)) entries.value(entry.key);
    gathering.each(entries.all().filter(looksStrange), refuseStray);
    if (gathering.count > before) gathering.stop();
  }
  const options = gathering.need(() => readOptions(entries));
  const ruleset = gathering.need(() => readTable(new Cursor(options, ['options'])));
  onTable?.(ruleset);
  const hasBadLine = gathering.count > before;
  const strays = entries.all().filter((entry) => isStray(entry, ruleset));
  const hasStrayLine = hasBadLine || strays.length > 0;
  const language = letterLanguage(entries, ruleset, lines, hasStrayLine);
  const isCut = hasBadLine || strays.some(({ block }) => block.length > 0);
  const unread = new Unread(entries, ruleset, language, hasStrayLine, isCut);
  if (unread.of('options') && lines.some(({ text }) => OBJECT.test(text))) {
    // Another game, perhaps: nothing else can be said about it.
    refuseRest(entries, unread);
    gathering.finish();
  }
  const combat =
    entries.watched('combat', () =>
      gathering.attempt(() => ({ found: readCombat(entries, ruleset, language) })),
    )?.found ?? null;
  const course = readCourse(entries, ruleset, combat, language, unread);
  const slots = slotTexts(entries, ruleset, unread);
  const chart: Chart = {
    ruleset,
    arrangement: Math.min(course.arrangement, ruleset.layout.arrangements.length - 1),
    turned: slots.map(({ json }, slot) => (json.faceUp && !unread.slots.has(slot) ? json.turned : 0)),
    rooms: slots.map(({ json }, slot) =>
      json.faceUp && !unread.slots.has(slot)
        ? (ruleset.rooms.find(({ id }) => id === json.room) ?? null)
        : null,
    ),
  };
  const block = entries.block('labyrinth')?.block ?? [];
  const drawing = entries.watched('labyrinth', () =>
    readDrawing(chart, unread.hasUnknownSquares ? [] : block, language, gathering, unread),
  );
  const gates = new Map(drawing.gates);
  for (const state of PORTCULLIS_STATES) readPortcullises(entries, chart, state, gates, unread);
  const wallsBroken = readBrokenWalls(entries, chart);
  const pieces = new PieceTexts(chart, language, gathering, unread);
  for (const found of drawing.pieces) pieces.found(found);
  pieces.read(entries);
  if (combat) pieces.joinCombat(combat);
  const seats = ruleset.colours.map((_colour, seat) =>
    readSeatLine(entries, ruleset, seat, pieces.exitsOf(seat), unread.doubts),
  );
  refuseRest(entries, unread);
  unread.note();
  const pieceNodes = pieces.nodes((piece) => usualPlace(pieces, ruleset, course.turn, piece));
  const node = record(1, {
    format: leaf(1, POSITION_FORMAT),
    version: leaf(1, 1),
    options,
    ...course.nodes,
    slots: list(
      1,
      slots.map(({ json, line }, slot) =>
        slotNode(
          ruleset,
          { ...json, ...(wallsBroken.has(slot) ? { wallsBroken: true } : {}) },
          line,
          slot,
          gates,
        ),
      ),
    ),
    seats: list(1, seats),
    pieces: list(1, pieceNodes),
  });
  return { node, doubts: unread.doubts };
}

/** Where options stand that were not recognised as such. */
const OBJECT = /^[^\s#].*\{/;

/** The letters that the file names; where that line cannot be read, those in which more of it has a meaning. */
function letterLanguage(
  entries: Entries,
  ruleset: Ruleset,
  lines: readonly Line[],
  hasStrayLine: boolean,
): Language {
  const said = readLanguage(entries);
  const isCertain = entries.has('letters') ? !entries.isFaulty('letters') : !hasStrayLine;
  if (isCertain) return said;
  const words = lines.flatMap(({ text }) => text.split(/[^\p{L}\d-]+/u));
  const known = (language: Language): number =>
    words.filter((word) => pieceNamed(ruleset, NOBODY, word, language) >= 0).length;
  return known('fr') > known('en') ? 'fr' : 'en';
}

function refuseRest(entries: Entries, { pieceLines }: Unread): void {
  entries.gathering.each(
    entries.rest().filter(({ key }) => !pieceLines.has(key)),
    refuseStray,
  );
}

const refuseStray = ({ line, key }: Entry): never =>
  fail(line, {
    en: `"${key}" is neither a key nor a piece of this game`,
    fr: `« ${key} » n’est ni une clé ni une pièce de cette partie`,
  });

/** Something for every slot; those that could not be read are noted. */
function slotTexts(entries: Entries, ruleset: Ruleset, unread: Unread): SlotText[] {
  const entry = entries.block('rooms');
  const { slots: found, hasTooMuch } = readRooms(entry, ruleset, entries.gathering, unread.isCut);
  // It may have been meant for another key.
  if (hasTooMuch) unread.noteStrayLine();
  const taken = new Set(found.map((slot) => slot?.json.room));
  return found.map((slot, index) => {
    // A room that does not exist is refused later, in the words of the JSON form.
    if (!slot || !ruleset.rooms.some(({ id }) => id === slot.json.room)) unread.slots.add(index);
    return slot ?? { json: usualSlot(ruleset, taken), line: entry?.line ?? 1 };
  });
}

/** A piece that is not mentioned: not laid yet, or lost already, so that the rest of the game can be played. */
function usualPlace(pieces: PieceTexts, ruleset: Ruleset, turn: number, piece: Piece): WhereJson {
  if (turn === 0) return 'hand';
  const { owner, isCharacter, count } = ruleset.pieces;
  const alike = (other: Piece): boolean =>
    owner[other] === owner[piece] && isCharacter[other] === isCharacter[piece];
  const size =
    isCharacter[piece] === 1
      ? ruleset.teamSizes[owner[piece]]
      : (ruleset.scenario.teamSize?.objects ?? ruleset.scenario.teams[owner[piece]].objects.length);
  let taken = 0;
  for (let other = 0; other < count; other++)
    if (alike(other) && (pieces.isMentioned(other) ? !pieces.isInBox(other) : other < piece)) taken++;
  if (taken >= size) return 'box';
  return isCharacter[piece] === 1 ? 'killed' : 'removed';
}

interface Course {
  readonly turn: number;
  readonly arrangement: number;
  readonly nodes: Readonly<Record<string, JsonNode>>;
}

function readCourse(
  entries: Entries,
  ruleset: Ruleset,
  combat: CombatText | null,
  language: Language,
  unread: Unread,
): Course {
  const stageEntry = entries.value('stage');
  const stage = stageEntry?.value ?? USUAL_STAGE;
  const { turn, active, line: turnLine } = readTurn(entries, ruleset, stage, unread);
  const number = (key: string, usual: number): JsonNode =>
    entries.read(key, leaf(1, usual), ({ line, value }) => leaf(line, numberIn(value, line)));
  const yes = (key: string): JsonNode => entries.read(key, leaf(1, false), readYes);
  const timeOut = yes('time out');
  const arrangement = number('arrangement', 0);
  return {
    turn,
    arrangement: Number(new Cursor(arrangement).plain()),
    nodes: {
      stage: leaf(stageEntry?.line ?? 1, stage),
      turn: leaf(turnLine, turn),
      active: leaf(turnLine, active),
      chooser: entries.read(
        'chooser',
        leaf(turnLine, usualChooser(ruleset, stage, active, combat?.json ?? null)),
        ({ line, value }) => leaf(line, seatIn(value, ruleset, line)),
      ),
      ap: number('action points', stage === USUAL_STAGE ? USUAL_POINTS : 0),
      highest: number('highest card', usualHighest(turn)),
      quiet: number('quiet turns', 0),
      stirred: yes('stirred'),
      ...(new Cursor(timeOut).boolean() ? { timeOut } : {}),
      arrangement,
      lots: readLots(entries, ruleset, usualFirstPlayer(ruleset, turn, active)),
      reveal: entries.read('reveal', leaf(1, null), (entry) => readReveal(entry, ruleset, active)),
      combat: combat ? nodeOf(combat.line, combat.json) : leaf(1, null),
      ...readDealt(entries, ruleset),
      ...readHeard(entries, ruleset, language),
      ...entries.read('ending', { ending: leaf(1, 'running'), winners: list(1, []) }, (entry) =>
        readEnding(entry, ruleset),
      ),
    },
  };
}

const readYes = ({ line, value }: Entry): JsonNode =>
  value === 'yes' || value === 'no'
    ? leaf(line, value === 'yes')
    : fail(line, { en: '"yes" or "no" is wanted', fr: 'il faut « yes » ou « no »' });

interface TurnText {
  readonly turn: number;
  readonly active: Seat;
  readonly line: number;
}

function readTurn(entries: Entries, ruleset: Ruleset, stage: string, unread: Unread): TurnText {
  const usual = { turn: USUAL_TURN, active: 0, line: 1 };
  const read = entries.read<TurnText>('turn', usual, ({ line, value }) => {
    const [number, colour, ...more] = value.split(/\s+/);
    if (more.length > 0)
      fail(line, {
        en: 'a number and a colour are wanted, as in "7 blue"',
        fr: 'il faut un nombre et une couleur, comme « 7 blue »',
      });
    return {
      turn: numberIn(number, line),
      active: colour === undefined ? 0 : seatIn(colour, ruleset, line),
      line,
    };
  });
  // A number that cannot be read is taken for one of the stage.
  return unread.of('turn') && BEFORE_PLAY.includes(stage) ? { ...usual, turn: 0 } : read;
}

function readLots(entries: Entries, ruleset: Ruleset, usualPlayer: Seat): JsonNode {
  const entry = entries.value('lots');
  const lots = { chooser: 0, placer: NOBODY, player: usualPlayer };
  entries.watched('lots', () =>
    entries.gathering.each(itemsOf(entry?.value ?? ''), ([lot, colour, ...more]) => {
      const line = entry?.line ?? 1;
      if (!Object.hasOwn(lots, lot) || colour === undefined || more.length > 0)
        fail(line, {
          en: 'lots are "chooser blue", "placer blue" and "player blue"',
          fr: 'les tirages sont « chooser blue », « placer blue » et « player blue »',
        });
      lots[lot as keyof typeof lots] = seatIn(colour, ruleset, line);
    }),
  );
  return nodeOf(entry?.line ?? 1, {
    firstChooser: lots.chooser,
    firstPlacer: lots.placer === NOBODY ? usualFirstPlacer(ruleset, lots.player) : lots.placer,
    firstPlayer: lots.player,
  });
}

/** Whose way out each line is that lots deal out: in the order of the colours, unless it is said. */
function readDealt(entries: Entries, ruleset: Ruleset): Record<string, JsonNode> {
  const lines = dealtLines({ ruleset }).length;
  if (lines === 0) return {};
  const entry = entries.value('dealt');
  return { dealt: nodeOf(entry?.line ?? 1, entry?.value.split(/\s+/) ?? COLOURS.slice(0, lines)) };
}

/** What everybody heard at set-up; where nothing is said, nobody knows it. */
function readHeard(entries: Entries, ruleset: Ruleset, language: Language): Record<string, JsonNode> {
  const nothing = {};
  return {
    ...entries.read('drafted', nothing, ({ line, value }) => {
      const idOf = (word: string): string => ruleset.pieces.ids[pieceIn(word, ruleset, language, line)];
      return { drafted: nodeOf(line, value.split(/[\s,]+/).map(idOf)) };
    }),
    ...entries.read('laying', nothing, ({ line, value }) => {
      const laying = itemsOf(value).map((words) => readLaid(words, ruleset, line));
      return { laying: nodeOf(line, laying) };
    }),
  };
}

function readLaid(
  [colour, room, kind, ...more]: readonly string[],
  ruleset: Ruleset,
  line: number,
): LaidJson {
  const seat = seatIn(colour, ruleset, line);
  if (room === 'left' && kind === undefined) return { seat, left: true };
  const slot = slotNamed({ ruleset }, room ?? '');
  const known = LAID_KINDS.find((one) => one === kind);
  if (slot === null || more.length > 0 || (kind !== undefined && known === undefined))
    return fail(line, {
      en: 'tokens were laid as in "blue C, yellow D object", or somebody left, as in "red left"',
      fr: 'des pions ont été posés comme « blue C, yellow D object », ou quelqu’un est parti, comme « red left »',
    });
  return { seat, slot, ...(known === undefined ? {} : { kind: known }) };
}

function readReveal({ line, value }: Entry, ruleset: Ruleset, active: Seat): JsonNode {
  const [room, colour, ...more] = value.split(/\s+/);
  const slot = slotNamed({ ruleset }, room);
  if (slot === null || more.length > 0)
    return fail(line, {
      en: 'a room and a colour are wanted, as in "C blue"',
      fr: 'il faut une salle et une couleur, comme « C blue »',
    });
  return nodeOf(line, { slot, seat: colour === undefined ? active : seatIn(colour, ruleset, line) });
}

function readEnding({ line, value }: Entry, ruleset: Ruleset): Record<'ending' | 'winners', JsonNode> {
  const [[ending] = [''], won = [], ...more] = itemsOf(value);
  const [by1, by2, ...colours] = won;
  if (more.length > 0 || (won.length > 0 && (by1 !== 'won' || by2 !== 'by')))
    fail(line, {
      en: 'an ending reads "goal, won by blue"',
      fr: 'une fin s’écrit « goal, won by blue »',
    });
  const winners = colours.map((colour) => seatIn(colour, ruleset, line)).sort((a, b) => a - b);
  return { ending: leaf(line, ending), winners: nodeOf(line, winners) };
}

const namesIn = (value: string): string[] => value.split(/[\s,]+/).filter((one) => one !== '');

function readPortcullises(
  entries: Entries,
  chart: Chart,
  state: PortcullisState,
  gates: Map<string, PortcullisState>,
  unread: Unread,
): void {
  const entry = entries.value(state);
  const look: Words =
    chart.ruleset.layout.zones > 0
      ? { en: 'the letter of its room, as in C', fr: 'la lettre de sa salle, comme C' }
      : { en: 'a square and its side, as in b3n', fr: 'une case et son côté, comme b3n' };
  const refuseOthers = unread.slots.size === 0 && !unread.hasUnknownSquares;
  entries.watched(state, () =>
    entries.gathering.each(namesIn(entry?.value ?? ''), (name) => {
      const gate = portcullisNamed(chart, name);
      if (gate) gates.set(portcullisKey(gate.slot, gate.gate), state);
      else if (refuseOthers)
        fail(entry?.line ?? 1, {
          en: `there is no portcullis "${name}": ${look.en}`,
          fr: `il n’y a pas de herse « ${name} » : ${look.fr}`,
        });
    }),
  );
}

function readBrokenWalls(entries: Entries, chart: Chart): ReadonlySet<number> {
  const entry = entries.value('walls broken');
  return new Set(
    entries.watched('walls broken', () =>
      entries.gathering.each(
        namesIn(entry?.value ?? ''),
        (name) => slotNamed(chart, name) ?? fail(entry?.line ?? 1, noRoom(name)),
      ),
    ),
  );
}

function slotNode(
  ruleset: Ruleset,
  json: Omit<SlotJson, 'gates'>,
  line: number,
  slot: number,
  gates: ReadonlyMap<string, PortcullisState>,
): JsonNode {
  const count = ruleset.rooms.find(({ id }) => id === json.room)?.portcullises ?? 0;
  const states = Array.from({ length: count }, (_, gate) => gates.get(portcullisKey(slot, gate)) ?? 'closed');
  return nodeOf(line, { ...json, gates: states });
}
