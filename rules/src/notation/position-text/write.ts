/** Writes a position as text: complete, and as a person would write it. Specified in docs/notation.md. */
import { AT_SLOT, ATTACKER, PORTCULLIS_SHIFT, HELD, IN_HAND, SLOT, TARGET } from '../../model/fields.ts';
import { ELSEWHERE, ELSEWHERE_NAMES, MARK_NAMES, type MarkJson } from '../../position-json/pieces.ts';
import { PORTCULLIS_STATES, type PortcullisState } from '../../position-json/slots.ts';
import type { PositionJson, SeatJson } from '../../position-json/schema.ts';
import type { LaidJson } from '../../model/laying-order.ts';
import { MARK_TABLE } from '../../model/piece-memory.ts';
import { enteredFrom, marksOf, ownPoints, type Position, whereIs } from '../../model/position.ts';
import { roomToken, slotName } from '../../position-json/room-text.ts';
import { writePosition } from '../../position-json/write.ts';
import type { Ruleset } from '../../model/ruleset.ts';
import { NO_CARD, UNDECIDED } from '../../combat/cards/laid.ts';
import type { Language, Piece, Seat } from '../../vocabulary.ts';
import { type Chart, chartOf, cornerOf, placeName, sizeOf } from '../chart.ts';
import { portcullisName } from '../portcullis.ts';
import { pieceName } from '../pieces.ts';
import { usualChooser, usualFirstPlacer, usualFirstPlayer, usualHighest } from './defaults.ts';
import { elementsOn, lonePortcullis, NORTH, WEST } from './edge-marks.ts';
import { ANSWER_VERBS, JOINED_WORDS, POSITION_TITLE, SEAT_LINE } from './form.ts';
import { renderPosition } from './write-drawing.ts';

/** Writes a position as text, with a drawing where it can be drawn. */
export function writePositionText(p: Position, language: Language = 'en'): string {
  const json = writePosition(p);
  const { ruleset } = p;
  const drawing = renderPosition(p, language);
  const { scenario, ...others } = ruleset.options;
  const lines = [
    POSITION_TITLE,
    ...(language === 'en' ? [] : [`letters: ${language}`]),
    `scenario: ${scenario}`,
    ...(Object.keys(others).length > 0 ? [`options: ${JSON.stringify(others)}`] : []),
    ...courseLines(json, ruleset, language),
    ...json.seats.map((seat) => `${seat.colour}: ${seatItems(seat).join(', ')}`),
    '',
    'rooms:',
    ...roomLines(p, json),
    ...portcullisLines(p),
    ...brokenWallsLine(json),
    '',
    'labyrinth:',
    ...drawing.lines,
    '',
    ...pieceLines(p, drawing.drawn, language),
    ...elsewhereLines(p, language),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

const seatName = (ruleset: Ruleset, seat: Seat): string => (seat < 0 ? 'nobody' : ruleset.colours[seat]);

function courseLines(json: PositionJson, ruleset: Ruleset, language: Language): string[] {
  const { turn, active, stage, lots } = json;
  const name = (seat: Seat): string => seatName(ruleset, seat);
  const piece = (id: string): string => pieceName(ruleset, ruleset.pieces.byId.get(id) ?? 0, language);
  const lines = [`turn: ${turn} ${name(active)}`, `stage: ${stage}`, `action points: ${json.ap}`];
  const say = (unusual: boolean, line: string): void => {
    if (unusual) lines.push(line);
  };
  say(json.chooser !== usualChooser(ruleset, stage, active, json.combat), `chooser: ${name(json.chooser)}`);
  say(json.highest !== usualHighest(turn), `highest card: ${json.highest}`);
  say(json.quiet > 0, `quiet turns: ${json.quiet}`);
  say(json.stirred, 'stirred: yes');
  say(json.timeOut === true, 'time out: yes');
  say(json.arrangement > 0, `arrangement: ${json.arrangement}`);
  const drawn = [
    ...(lots.firstChooser > 0 ? [`chooser ${name(lots.firstChooser)}`] : []),
    ...(lots.firstPlacer !== usualFirstPlacer(ruleset, lots.firstPlayer)
      ? [`placer ${name(lots.firstPlacer)}`]
      : []),
    ...(lots.firstPlayer === usualFirstPlayer(ruleset, turn, active)
      ? []
      : [`player ${name(lots.firstPlayer)}`]),
  ];
  say(drawn.length > 0, `lots: ${drawn.join(', ')}`);
  if (json.dealt) lines.push(`dealt: ${json.dealt.join(' ')}`);
  if (json.drafted) lines.push(`drafted: ${json.drafted.map(piece).join(' ')}`);
  if (json.laying) lines.push(`laying: ${json.laying.map((laid) => laidWords(laid, name)).join(', ')}`);
  const { reveal, combat } = json;
  if (reveal) lines.push(`reveal: ${slotName(reveal.slot)} ${name(reveal.seat)}`);
  if (combat) {
    const { attacker, target, namer, named, laid, laidOpenly } = combat;
    const items = [`${piece(attacker)} x ${piece(target)}`];
    if (namer >= 0) items.push(`namer ${name(namer)}`);
    if (named !== UNDECIDED) items.push(`named ${named === NO_CARD ? 'none' : named}`);
    laid.forEach((card, seat) => {
      const openly = laidOpenly.includes(seat);
      if (card >= 0 || openly)
        items.push(`${name(seat)} laid ${card < 0 ? 'nothing' : card}${openly ? ' openly' : ''}`);
    });
    for (const verb of ANSWER_VERBS)
      combat[verb]?.forEach((side, seat) => {
        const word = Object.keys(JOINED_WORDS).find((one) => JOINED_WORDS[one] === side);
        if (word) items.push(`${name(seat)} ${verb} ${word}`);
      });
    if (combat.cardsToLay !== undefined) items.push(`cards ${combat.cardsToLay}`);
    if (combat.laidSecond !== undefined) items.push(`second ${combat.laidSecond}`);
    lines.push(`combat: ${items.join(', ')}`);
  }
  if (json.ending !== 'running' || json.winners.length > 0)
    lines.push(
      `ending: ${[json.ending, ...(json.winners.length > 0 ? [`won by ${json.winners.map(name).join(' ')}`] : [])].join(', ')}`,
    );
  return lines;
}

/** `blue G`, `blue G object` since it is revealed, or `red left`. */
const laidWords = (laid: LaidJson, name: (seat: Seat) => string): string =>
  [name(laid.seat), ...('left' in laid ? ['left'] : [slotName(laid.slot), laid.kind ?? []])].flat().join(' ');

const cards = (numbers: readonly number[]): string => (numbers.length > 0 ? numbers.join(' ') : 'none');

const seatItems = (seat: SeatJson): string[] =>
  SEAT_LINE.flatMap(({ field, word, kind }) => {
    const value = seat[field] ?? 0;
    if (typeof value === 'object') return `${word} ${cards(value)}`;
    if (kind === 'so') return value ? word : [];
    return value === 0 && kind === 'countIfAny' ? [] : `${word} ${value}`;
  });

/** The rooms as they lie, one line for each row of them. */
function roomLines(p: Position, { slots }: PositionJson): string[] {
  const chart = chartOf(p);
  const names = slots.map((slot, number) => `${slotName(number)} ${roomToken(slot)}`);
  const longest = Math.max(...names.map((name) => name.length));
  const rows: string[][] = [];
  let last: number | null = null;
  names.forEach((name, slot) => {
    const row = cornerOf(chart, slot)?.y ?? null;
    if (row !== last || rows.length === 0) rows.push([]);
    rows.at(-1)?.push(name.padEnd(longest));
    last = row;
  });
  return rows.map((row) => `  ${row.join('   ').trimEnd()}`);
}

const brokenWallsLine = ({ slots }: PositionJson): string[] => {
  const letters = slots.flatMap(({ wallsBroken }, slot) => (wallsBroken ? [slotName(slot)] : []));
  return letters.length > 0 ? [`walls broken: ${letters.join(' ')}`] : [];
};

/** The portcullises whose state the drawing does not show: on a border with something else, or in a room face down. */
function portcullisLines(p: Position): string[] {
  const chart = chartOf(p);
  const shown = portcullisesInDrawing(chart);
  const hidden: Record<PortcullisState, string[]> = { closed: [], open: [], broken: [] };
  p.ruleset.layout.slots.forEach((_plan, slot) => {
    const gates = chart.rooms[slot]?.portcullises ?? 0;
    for (let gate = 0; gate < gates; gate++) {
      const state = PORTCULLIS_STATES[(p.data[SLOT + slot] >> (PORTCULLIS_SHIFT + 2 * gate)) & 3];
      const name = portcullisName(chart, { slot, gate });
      if (!shown.has(`${slot}/${gate}`) && name) hidden[state].push(name);
    }
  });
  return (['open', 'broken'] as const)
    .filter((state) => hidden[state].length > 0)
    .map((state) => `${state}: ${hidden[state].join(' ')}`);
}

function portcullisesInDrawing(chart: Chart): ReadonlySet<string> {
  const shown = new Set<string>();
  const { width, height } = sizeOf(chart);
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++)
      for (const side of [NORTH, WEST] as const) {
        const gate = lonePortcullis(elementsOn(chart, { x, y }, side));
        if (gate) shown.add(`${gate.slot}/${gate.gate}`);
      }
  return shown;
}

/** A wounded is drawn in small letters; attacker and target stand in the line of the combat. */
const isSaid = (p: Position, piece: Piece, mark: MarkJson, drawn: ReadonlySet<Piece>): boolean =>
  (mark === 'wounded' && drawn.has(piece)) ||
  (mark === 'attacks' && piece === p.data[ATTACKER]) ||
  (mark === 'defends' && piece === p.data[TARGET]);

/** A line for every piece of which the drawing does not say everything. */
function pieceLines(p: Position, drawn: ReadonlySet<Piece>, language: Language): string[] {
  const { pieces } = p.ruleset;
  const chart = chartOf(p);
  const lines: string[] = [];
  for (let piece = 0; piece < pieces.count; piece++) {
    const where = whereIs(p, piece);
    const items: string[] = [];
    if (where < HELD && !drawn.has(piece)) items.push(placeName(chart, where));
    if (where >= AT_SLOT && where < IN_HAND && !drawn.has(piece)) items.push(slotName(where - AT_SLOT));
    for (let load = 0; load < pieces.count; load++)
      if (whereIs(p, load) === HELD + piece) items.push(`holds ${pieceName(p.ruleset, load, language)}`);
    for (const mark of MARK_NAMES)
      if (marksOf(p, piece) & MARK_TABLE[mark].bits && !isSaid(p, piece, mark, drawn)) items.push(mark);
    if (ownPoints(p, piece) > 0) items.push(`points ${ownPoints(p, piece)}`);
    if (enteredFrom(p, piece) >= 0) items.push(`entered ${placeName(chart, enteredFrom(p, piece))}`);
    if (items.length > 0) lines.push(`${pieceName(p.ruleset, piece, language)}: ${items.join(', ')}`);
  }
  return lines;
}

function elsewhereLines(p: Position, language: Language): string[] {
  const { pieces } = p.ruleset;
  return ELSEWHERE_NAMES.flatMap((name) => {
    const there: string[] = [];
    for (let piece = 0; piece < pieces.count; piece++)
      if (whereIs(p, piece) === ELSEWHERE[name]) there.push(pieceName(p.ruleset, piece, language));
    return there.length > 0 ? [`${name}: ${there.join(' ')}`] : [];
  });
}
