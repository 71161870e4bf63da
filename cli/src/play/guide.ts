/** What a player is told before he types: what to do now, what could be typed, why something is not possible. */
import {
  chartOf,
  type Decision,
  pieceNamed,
  placeName,
  type Position,
  type Refusal,
  type Seat,
  slotName,
  type View,
  viewOf,
} from '@dungeon-twister/rules';
import { capital, COLOUR_WORDS, type Language } from '../language.ts';
import { namesFor } from '../say-event.ts';
import { TOGETHER, wrapped } from '../wrapped.ts';
import { legalLines, type LegalLine, oneOfEach, standingLines } from './legal-lines.ts';
import { PLAY_WORDS } from './words.ts';

const quoted = (line: string | undefined): string => `\`${line ?? '?'}\``;

export const colourOf = (p: Position, seat: Seat, language: Language): string =>
  COLOUR_WORDS[p.table.colours[seat] ?? 'blue'][language];

/** The example of a line: a walk where there is one, because everybody wants to walk. */
const exampleIn = (lines: readonly LegalLine[]): LegalLine | undefined =>
  lines.find((line) => line.action.type === 'move' && !isStandstill(line)) ?? lines[0];

/** A point for nothing, though it is legal (BD-RULING-25): no example for anybody. */
const isStandstill = ({ action }: LegalLine): boolean => action.type === 'move' && action.path.length === 1;

export function whatNow(p: Position, { seat, about }: Decision, language: Language): string[] {
  const words = PLAY_WORDS[language];
  const view = viewOf(p, seat);
  const who = capital(colourOf(p, seat, language));
  const example = quoted(exampleIn(legalLines(p, seat, language))?.line);
  const besides = standingLines(p, seat, language);
  const accept = besides.find(({ action }) => action.type === 'offerDraw')?.line;
  const decline = besides.find(({ action }) => action.type === 'declineDraw')?.line;
  return [
    ...(about === 'layCard' ? [words.combatCards((view.remembered.combatCards[seat] ?? []).join(' '))] : []),
    ...(accept && decline ? [words.drawOffered(quoted(accept), quoted(decline))] : []),
    words.now[about]?.(who, example, stillToDo(p, view, seat, about)) ?? `${who}: ${example}`,
    words.more,
  ];
}

/** How many tokens are to be laid, or how many action points are left. */
function stillToDo({ table }: Position, { shown }: View, seat: Seat, about: string): number {
  const own = shown.seats[seat];
  if (about === 'lay') return own?.inHand ?? 0;
  return about === 'deploy' ? (table.scenario.onLine[seat] ?? 0) - (own?.faceDownOn.length ?? 0) : shown.ap;
}

/** `Cl c3      walks`, one of each kind, then what is always possible, then the commands. */
export function help(p: Position, seat: Seat, language: Language): string[] {
  const words = PLAY_WORDS[language];
  const listed = (lines: readonly LegalLine[]): string[] => {
    const width = Math.max(...lines.map(({ line }) => line.length), 10) + 2;
    return lines.map(({ action, line }) => `  ${line.padEnd(width)}${words.explain[action.type]}`);
  };
  return [
    words.helpHead,
    ...listed(oneOfEach(legalLines(p, seat, language).filter((line) => !isStandstill(line)))),
    words.alsoHead,
    ...listed(standingLines(p, seat, language)),
    words.commandsHead,
    ...words.commands.map((line) => `  ${line}`),
  ];
}

const WIDTH = 76;

/** Every legal action, or those of one piece: where it can walk in one line, the rest below. */
export function moves(p: Position, seat: Seat, name: string, language: Language): string[] {
  const words = PLAY_WORDS[language];
  const { table } = p;
  const piece = name === '' ? null : pieceNamed(table, seat, capital(name), language);
  const id = piece === null ? null : (table.pieces.ids[piece] ?? null);
  if (piece !== null && id === null) return [words.noSuchPiece(name)];
  const lines = legalLines(p, seat, language).filter(
    ({ action }) => id === null || ('piece' in action && action.piece === id),
  );
  if (lines.length === 0) return [words.nothingToDo];
  const groups = new Map<string, LegalLine[]>();
  for (const line of lines) {
    const head = 'piece' in line.action ? line.action.piece : '';
    groups.set(head, [...(groups.get(head) ?? []), line]);
  }
  return [...groups].flatMap(([, group]) => groupLines(group, words.walks));
}

/** A walk on which nothing is taken or left. */
const isPlainWalk = ({ action }: LegalLine): boolean => action.type === 'move' && !action.handlings?.length;

function groupLines(lines: readonly LegalLine[], walks: string): string[] {
  const targets = lines.filter(isPlainWalk).map(({ line }) => line.split(' '));
  const others = lines.filter((line) => !isPlainWalk(line)).map(({ line }) => line.replaceAll(' ', TOGETHER));
  return [
    ...(targets.length > 0
      ? wrapped(`${targets[0]?.[0]} ${walks} ${targets.map(([, to]) => to).join(' ')}`, WIDTH, '    ')
      : []),
    ...(others.length > 0 ? wrapped(others.join('   '), WIDTH, '') : []),
  ];
}

/** Why not, by which rule, and where. */
export function sayRefusal(p: Position, refusal: Refusal, language: Language): string {
  const words = PLAY_WORDS[language];
  const chart = chartOf(p);
  const where = [
    refusal.rule,
    ...(refusal.at === undefined ? [] : [words.at(placeName(chart, refusal.at))]),
    ...(refusal.slot === undefined ? [] : [words.room(slotName(refusal.slot))]),
    ...(refusal.piece === undefined ? [] : [namesFor(chart, language).piece(refusal.piece)]),
  ];
  return words.no(refusal.words[language], where.join(', '));
}
