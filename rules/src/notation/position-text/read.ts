/**
 * Reads a position from text. What the text does not say is filled in as usual (docs/notation.md lists it), and the
 * whole is judged like the JSON form, by the same reader, so that both refuse the same positions.
 */
import { Cursor, orUnreadable, type Unreadable } from '../../json/cursor.ts';
import { leaf, list, nodeOf, record } from '../../json/nodes.ts';
import type { JsonNode } from '../../json/parse.ts';
import {
  GATE_STATES,
  type GateState,
  POSITION_FORMAT,
  type SlotJson,
  type WhereJson,
} from '../../position/json.ts';
import { positionAt, type ReadPosition, readTable } from '../../position/read.ts';
import { LAID_KINDS, type LaidJson } from '../../position/laying.ts';
import { dealtLines } from '../../position/lines.ts';
import type { Table } from '../../position/table.ts';
import { COLOURS, type Language, type Piece, type Seat } from '../../vocabulary.ts';
import { type Chart, slotNamed, slotName } from '../chart.ts';
import { belowTitle, Entries, fail, itemsOf, type Line, linesOf, readEntries } from '../entries.ts';
import { gateNamed } from '../gates.ts';
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
import { POSITION_TITLE, readRoomToken } from './form.ts';
import { plainReason } from './plain-reason.ts';
import { numberIn, seatIn } from './numbers.ts';
import { type CombatText, readCombat } from './read-combat.ts';
import { gateKey, readDrawing } from './read-drawing.ts';
import { PieceTexts } from './read-pieces.ts';
import { readSeatLine } from './read-seats.ts';

export function readPositionText(text: string): ReadPosition | Unreadable {
  const lines = linesOf(text);
  let table: Table | null = null;
  const read = orUnreadable(() => {
    const node = positionNode(lines, (found) => {
      table = found;
    });
    return { ok: true, position: positionAt(new Cursor(node)) };
  });
  return read.ok || !table ? read : { ...read, reason: plainReason(read.reason, table) };
}

/** The position that these lines describe, in the JSON form, with the lines of the text. */
export function positionNode(lines: readonly Line[], onTable?: (table: Table) => void): JsonNode {
  const entries = new Entries(readEntries(belowTitle(lines, POSITION_TITLE)));
  const language = readLanguage(entries);
  const options = readOptions(entries);
  const table = readTable(new Cursor(options, ['options']));
  onTable?.(table);
  const combat = readCombat(entries, table, language);
  const course = readCourse(entries, table, combat, language);
  const slots = readRooms(entries, table);
  const chart: Chart = {
    table,
    arrangement: Math.min(course.arrangement, table.layout.arrangements.length - 1),
    turned: slots.map(({ json }) => (json.faceUp ? json.turned : 0)),
    rooms: slots.map(({ json }) =>
      json.faceUp ? (table.rooms.find(({ id }) => id === json.room) ?? null) : null,
    ),
  };
  const drawing = readDrawing(chart, entries.block('labyrinth')?.block ?? [], language);
  const gates = new Map(drawing.gates);
  for (const state of GATE_STATES) readGates(entries, chart, state, gates);
  const wallsBroken = readBrokenWalls(entries, chart);
  const pieces = new PieceTexts(chart, language);
  for (const found of drawing.pieces) pieces.found(found);
  pieces.read(entries);
  if (combat) pieces.joinCombat(combat);
  const seats = table.colours.map((_colour, seat) =>
    readSeatLine(entries, table, seat, pieces.exitsOf(seat)),
  );
  const [unknown] = entries.rest();
  if (unknown) fail(unknown.line, `"${unknown.key}" is neither a key nor a piece of this game`);
  return record(1, {
    format: leaf(1, POSITION_FORMAT),
    version: leaf(1, 1),
    options,
    ...course.nodes,
    slots: list(
      1,
      slots.map(({ json, line }, slot) =>
        slotNode(
          table,
          { ...json, ...(wallsBroken.has(slot) ? { wallsBroken: true } : {}) },
          line,
          slot,
          gates,
        ),
      ),
    ),
    seats: list(1, seats),
    pieces: list(
      1,
      pieces.nodes((piece) => usualPlace(pieces, table, course.turn, piece)),
    ),
  });
}

/** A piece that is not mentioned: not laid yet, or lost already, so that the rest of the game can be played. */
function usualPlace(pieces: PieceTexts, table: Table, turn: number, piece: Piece): WhereJson {
  if (turn === 0) return 'hand';
  const { owner, isCharacter, count } = table.pieces;
  const alike = (other: Piece): boolean =>
    owner[other] === owner[piece] && isCharacter[other] === isCharacter[piece];
  const size =
    isCharacter[piece] === 1
      ? table.teamSizes[owner[piece]]
      : (table.scenario.teamSize?.objects ?? table.scenario.teams[owner[piece]].objects.length);
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

function readCourse(entries: Entries, table: Table, combat: CombatText | null, language: Language): Course {
  const [turn, active, turnLine] = readTurn(entries, table);
  const stageEntry = entries.value('stage');
  const stage = stageEntry?.value ?? USUAL_STAGE;
  const number = (key: string, usual: number): JsonNode => {
    const entry = entries.value(key);
    return entry ? leaf(entry.line, numberIn(entry.value, entry.line)) : leaf(1, usual);
  };
  const chooser = entries.value('chooser');
  const stirred = readYes(entries, 'stirred');
  const timeOut = readYes(entries, 'time out');
  const arrangement = entries.value('arrangement');
  return {
    turn,
    arrangement: arrangement ? numberIn(arrangement.value, arrangement.line) : 0,
    nodes: {
      stage: leaf(stageEntry?.line ?? 1, stage),
      turn: leaf(turnLine, turn),
      active: leaf(turnLine, active),
      chooser: chooser
        ? leaf(chooser.line, seatIn(chooser.value, table, chooser.line))
        : leaf(turnLine, usualChooser(table, stage, active, combat?.json ?? null)),
      ap: number('action points', stage === USUAL_STAGE ? USUAL_POINTS : 0),
      highest: number('highest card', usualHighest(turn)),
      quiet: number('quiet turns', 0),
      stirred: leaf(stirred.line, stirred.yes),
      ...(timeOut.yes ? { timeOut: leaf(timeOut.line, true) } : {}),
      arrangement: leaf(
        arrangement?.line ?? 1,
        arrangement ? numberIn(arrangement.value, arrangement.line) : 0,
      ),
      lots: readLots(entries, table, usualFirstPlayer(table, turn, active)),
      reveal: readReveal(entries, table, active),
      combat: combat ? nodeOf(combat.line, combat.json) : leaf(1, null),
      ...readDealt(entries, table),
      ...readHeard(entries, table, language),
      ...readEnding(entries, table),
    },
  };
}

/** Yes or no; no if nothing is said. */
function readYes(entries: Entries, key: string): { readonly line: number; readonly yes: boolean } {
  const entry = entries.value(key);
  if (entry && entry.value !== 'yes' && entry.value !== 'no') fail(entry.line, '"yes" or "no" is wanted');
  return { line: entry?.line ?? 1, yes: entry?.value === 'yes' };
}

function readTurn(entries: Entries, table: Table): [turn: number, active: Seat, line: number] {
  const entry = entries.value('turn');
  if (!entry) return [USUAL_TURN, 0, 1];
  const [number, colour, ...more] = entry.value.split(/\s+/);
  if (more.length > 0) fail(entry.line, 'a number and a colour are wanted, as in "7 blue"');
  return [
    numberIn(number, entry.line),
    colour === undefined ? 0 : seatIn(colour, table, entry.line),
    entry.line,
  ];
}

function readLots(entries: Entries, table: Table, usualPlayer: Seat): JsonNode {
  const entry = entries.value('lots');
  const lots = { chooser: 0, placer: NOBODY, player: usualPlayer };
  for (const [lot, colour, ...more] of itemsOf(entry?.value ?? '')) {
    const line = entry?.line ?? 1;
    if (!Object.hasOwn(lots, lot) || colour === undefined || more.length > 0)
      fail(line, 'lots are "chooser blue", "placer blue" and "player blue"');
    lots[lot as keyof typeof lots] = seatIn(colour, table, line);
  }
  return nodeOf(entry?.line ?? 1, {
    firstChooser: lots.chooser,
    firstPlacer: lots.placer === NOBODY ? usualFirstPlacer(table, lots.player) : lots.placer,
    firstPlayer: lots.player,
  });
}

/** Whose way out each line is that lots deal out: in the order of the colours, unless it is said. */
function readDealt(entries: Entries, table: Table): Record<string, JsonNode> {
  const lines = dealtLines({ table }).length;
  if (lines === 0) return {};
  const entry = entries.value('dealt');
  return { dealt: nodeOf(entry?.line ?? 1, entry?.value.split(/\s+/) ?? COLOURS.slice(0, lines)) };
}

/** What everybody heard at set-up; where nothing is said, nobody knows it. */
function readHeard(entries: Entries, table: Table, language: Language): Record<string, JsonNode> {
  const nodes: Record<string, JsonNode> = {};
  const drafted = entries.value('drafted');
  if (drafted)
    nodes['drafted'] = nodeOf(
      drafted.line,
      drafted.value.split(/[\s,]+/).map((word) => {
        const piece = pieceNamed(table, NOBODY, word, language);
        return piece < 0 ? fail(drafted.line, `there is no piece "${word}"`) : table.pieces.ids[piece];
      }),
    );
  const laying = entries.value('laying');
  if (laying)
    nodes['laying'] = nodeOf(
      laying.line,
      itemsOf(laying.value).map((words) => readLaid(words, table, laying.line)),
    );
  return nodes;
}

function readLaid([colour, room, kind, ...more]: readonly string[], table: Table, line: number): LaidJson {
  const seat = seatIn(colour, table, line);
  if (room === 'left' && kind === undefined) return { seat, left: true };
  const slot = slotNamed({ table }, room ?? '');
  const known = LAID_KINDS.find((one) => one === kind);
  if (slot === null || more.length > 0 || (kind !== undefined && known === undefined))
    return fail(line, 'tokens were laid as in "blue C, yellow D object", or somebody left, as in "red left"');
  return { seat, slot, ...(known === undefined ? {} : { kind: known }) };
}

function readReveal(entries: Entries, table: Table, active: Seat): JsonNode {
  const entry = entries.value('reveal');
  if (!entry) return leaf(1, null);
  const [room, colour, ...more] = entry.value.split(/\s+/);
  const slot = slotNamed({ table }, room);
  if (slot === null || more.length > 0)
    return fail(entry.line, 'a room and a colour are wanted, as in "C blue"');
  return nodeOf(entry.line, {
    slot,
    seat: colour === undefined ? active : seatIn(colour, table, entry.line),
  });
}

function readEnding(entries: Entries, table: Table): Record<'ending' | 'winners', JsonNode> {
  const entry = entries.value('ending');
  if (!entry) return { ending: leaf(1, 'running'), winners: list(1, []) };
  const [[ending] = [''], won = [], ...more] = itemsOf(entry.value);
  const [by1, by2, ...colours] = won;
  if (more.length > 0 || (won.length > 0 && (by1 !== 'won' || by2 !== 'by')))
    fail(entry.line, 'an ending reads "goal, won by blue"');
  const winners = colours.map((colour) => seatIn(colour, table, entry.line)).sort((a, b) => a - b);
  return { ending: leaf(entry.line, ending), winners: nodeOf(entry.line, winners) };
}

interface SlotText {
  readonly json: Omit<SlotJson, 'gates'>;
  readonly line: number;
}

function readRooms(entries: Entries, table: Table): SlotText[] {
  const entry = entries.block('rooms');
  const found: SlotText[] = [];
  if (!entry) return fail(1, 'the rooms are missing: "rooms:" and below it "A 1cw-N  B 1ccw-E" and so on');
  for (const { text, number } of entry.block)
    for (const word of text.trim().split(/\s+/)) {
      const next = slotName(found.length);
      if (/^[A-Z]$/.test(word)) {
        if (word !== next) fail(number, `room ${next} comes next, found ${word}`);
        continue;
      }
      if (found.length === table.layout.slots.length)
        fail(number, `there are ${found.length} rooms, "${word}" is too much`);
      const json = readRoomToken(word);
      if (!json)
        fail(
          number,
          `"${word}" is no room: 1cw-N lies open, (1cw-N) face down; N, E, S or W is where its north points`,
        );
      else found.push({ json, line: number });
    }
  if (found.length < table.layout.slots.length)
    fail(entry.line, `${table.layout.slots.length} rooms are wanted, found ${found.length}`);
  return found;
}

function readGates(entries: Entries, chart: Chart, state: GateState, gates: Map<string, GateState>): void {
  const entry = entries.value(state);
  for (const name of entry?.value.split(/[\s,]+/).filter((one) => one !== '') ?? []) {
    const gate = gateNamed(chart, name);
    const look =
      chart.table.layout.zones > 0 ? 'the letter of its room, as in C' : 'a square and its side, as in b3n';
    if (!gate) fail(entry?.line ?? 1, `there is no portcullis "${name}": ${look}`);
    else gates.set(gateKey(gate.slot, gate.gate), state);
  }
}

function readBrokenWalls(entries: Entries, chart: Chart): ReadonlySet<number> {
  const entry = entries.value('walls broken');
  const slots = entry?.value.split(/[\s,]+/).filter((one) => one !== '') ?? [];
  return new Set(
    slots.map((name) => slotNamed(chart, name) ?? fail(entry?.line ?? 1, `there is no room "${name}"`)),
  );
}

function slotNode(
  table: Table,
  json: Omit<SlotJson, 'gates'>,
  line: number,
  slot: number,
  gates: ReadonlyMap<string, GateState>,
): JsonNode {
  const count = table.rooms.find(({ id }) => id === json.room)?.portcullises ?? 0;
  const states = Array.from({ length: count }, (_, gate) => gates.get(gateKey(slot, gate)) ?? 'closed');
  return nodeOf(line, { ...json, gates: states });
}
