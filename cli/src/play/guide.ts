/** What a player is told before he types: what to do now, what could be typed, why something is not possible. */
import {
  type ActionType,
  chartOf,
  type Decision,
  nameFor,
  pieceNamed,
  placeName,
  type Position,
  type Refusal,
  type Seat,
  slotName,
  stageOf,
  type View,
  viewOf,
} from '@dungeon-twister/rules';
import {
  capital,
  deedWords,
  type Language,
  namesFor,
  sayQuestion,
  seatColour,
  TONGUES,
} from '@dungeon-twister/words';
import { TOGETHER, wrapped } from '../wrapped.ts';
import {
  isStandstill,
  legalLines,
  type LegalLine,
  loadChangeOf,
  oneOfEach,
  standingLines,
  wholeWalk,
} from './legal-lines.ts';
import { hardlyMistyped, nearest } from './nearest.ts';
import { type PlayWords, playWordsFor } from './words.ts';

const quoted = (line: string | undefined): string => `\`${line ?? '?'}\``;

/** The example of a line: a walk where there is one, because everybody wants to walk. */
const exampleIn = (lines: readonly LegalLine[]): LegalLine | undefined =>
  lines.find((line) => line.action.type === 'move' && !isStandstill(line)) ?? lines[0];

export function whatNow(p: Position, { seat, about }: Decision, language: Language): string[] {
  const words = playWordsFor(p.ruleset, language);
  const view = viewOf(p, seat);
  const who = capital(seatColour(p.ruleset, seat, language));
  const lines = legalLines(p, seat, language);
  const example = quoted(exampleIn(lines)?.line);
  const besides = standingLines(p, seat, language);
  const accept = besides.find(({ action }) => action.type === 'offerDraw')?.line;
  const decline = besides.find(({ action }) => action.type === 'declineDraw')?.line;
  return [
    ...(about === 'layCard' ? [words.combatCards((view.remembered.combatCards[seat] ?? []).join(' '))] : []),
    ...(accept && decline ? [words.drawOffered(quoted(accept), quoted(decline))] : []),
    ...(lines.every(({ action }) => action.type === 'endTurn')
      ? [words.onlyEnd(who, example)]
      : [
          words.now[about]?.(who, example, stillToDo(p, view, seat, about)) ??
            words.asked(who, sayQuestion(about, TONGUES[language]), example),
          words.more,
        ]),
  ];
}

/** How many tokens are to be laid, or how many action points are left. */
function stillToDo({ ruleset }: Position, { shown }: View, seat: Seat, about: string): number {
  const own = shown.seats[seat];
  if (about === 'lay') return own?.inHand ?? 0;
  return about === 'deploy' ? (ruleset.scenario.onLine[seat] ?? 0) - (own?.faceDownOn.length ?? 0) : shown.ap;
}

/** `Cl c3      walks`, one of each kind, then what is always possible, then the commands. */
export function help(p: Position, seat: Seat, language: Language): string[] {
  const words = playWordsFor(p.ruleset, language);
  const lines = legalLines(p, seat, language).filter((line) => !isStandstill(line));
  const explained = (type: ActionType): string =>
    words.explain[type] ?? deedWords(type, TONGUES[language]).help;
  const row = (line: LegalLine): Row => {
    const change = loadChangeOf(line);
    return [line.line, change ? words.loads[change] : explained(line.action.type)];
  };
  const whole = wholeWalk(p, seat, lines, language);
  const standing = standingLines(p, seat, language);
  return [
    words.helpHead,
    ...table([...oneOfEach(lines).map(row), ...(whole ? [[whole, words.wholeWalk] as const] : [])]),
    words.alsoHead,
    ...table(standing.map(row)),
    words.commandsHead,
    ...table(words.commands(examplePiece(p, seat, lines, language))),
  ];
}

type Row = readonly [line: string, meaning: string];

function table(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([line]) => line.length), 10) + 2;
  return rows.map(([line, meaning]) => `  ${line.padEnd(width)}${meaning}`);
}

/** A piece of this player as he calls it: one that has something to do, or any. */
function examplePiece(
  { ruleset }: Position,
  seat: Seat,
  lines: readonly LegalLine[],
  language: Language,
): string {
  const { byId, owner } = ruleset.pieces;
  const ids = lines.flatMap(({ action }) => ('piece' in action ? [action.piece] : []));
  const own = ids.map((id) => byId.get(id) ?? -1).find((piece) => owner[piece] === seat);
  return nameFor(ruleset, seat, own ?? Math.max(0, owner.indexOf(seat)), language);
}

const WIDTH = 76;

/** Every legal action, or those of one piece: where it can walk in one line, the rest below. */
export function moves(p: Position, seat: Seat, name: string, language: Language): string[] {
  const words = playWordsFor(p.ruleset, language);
  const { ruleset } = p;
  const piece = name === '' ? null : pieceNamed(ruleset, seat, capital(name), language);
  const id = piece === null ? null : (ruleset.pieces.ids[piece] ?? null);
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
  return [...groups].flatMap(([, group]) => groupLines(group, words));
}

/** A walk on which nothing is taken or left, and that leads somewhere. */
const isPlainWalk = (line: LegalLine): boolean =>
  line.action.type === 'move' && loadChangeOf(line) === null && !isStandstill(line);

function groupLines(
  lines: readonly LegalLine[],
  { walks, stays }: Pick<PlayWords, 'walks' | 'stays'>,
): string[] {
  const targets = lines.filter(isPlainWalk).map(({ line }) => line.split(' '));
  const others = [
    ...lines.filter((line) => !isPlainWalk(line) && !isStandstill(line)).map(({ line }) => line),
    // Legal, and hardly what anybody wants: last.
    ...lines.filter(isStandstill).map(({ line }) => `${line} ${stays}`),
  ].map((line) => line.replaceAll(' ', TOGETHER));
  return [
    ...(targets.length > 0
      ? wrapped(`${targets[0]?.[0]} ${walks} ${targets.map(([, to]) => to).join(' ')}`, WIDTH, '    ')
      : []),
    ...(others.length > 0 ? wrapped(others.join('   '), WIDTH, '') : []),
  ];
}

/** What could have been meant by a line that does nothing; never a way to give the game up by a slip. */
export function suggestions(p: Position, seat: Seat, typed: string, language: Language): string[] {
  const useful = legalLines(p, seat, language).filter((line) => !isStandstill(line));
  const always = standingLines(p, seat, language).map(({ line }) => line);
  return nearest(typed, [...useful.map(({ line }) => line), ...hardlyMistyped(typed, always)]);
}

/** Why not, by which rule, and where. */
export function sayRefusal(p: Position, refusal: Refusal, language: Language): string {
  const words = playWordsFor(p.ruleset, language);
  const chart = chartOf(p);
  const where = [
    refusal.rule,
    ...(refusal.at === undefined ? [] : [words.at(placeName(chart, refusal.at))]),
    ...(refusal.slot === undefined ? [] : [words.room(slotName(refusal.slot))]),
    ...(refusal.piece === undefined ? [] : [namesFor(chart, language).piece(refusal.piece)]),
  ];
  const now = refusal.code === 'NOT_NOW' ? words.deciding[stageOf(p)] : undefined;
  return [words.no(refusal.words[language], where.join(', ')), ...(now ? [now] : [])].join(' ');
}
