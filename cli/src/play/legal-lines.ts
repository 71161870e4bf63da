/** What is legal now, as lines that can be typed. */
import {
  type Action,
  ActionList,
  type Chart,
  chartOf,
  type Language,
  legalActions,
  placeName,
  type Position,
  type Seat,
  anytimeActions,
  writeAction,
} from '@dungeon-twister/rules';

export interface LegalLine {
  readonly action: Action;
  /** As short as it can be typed: a walk names only where it ends. */
  readonly line: string;
}

const lineOf = (chart: Chart, seat: Seat, action: Action, language: Language): string => {
  const whole = writeAction(chart, seat, action, language);
  const end = action.type === 'move' ? action.path.at(-1) : undefined;
  if (action.type !== 'move' || end === undefined || action.handlings?.length) return whole;
  return `${whole.split(' ')[0]} ${placeName(chart, end)}`;
};

/** The answers to the open decision. */
export function legalLines(p: Position, seat: Seat, language: Language): LegalLine[] {
  const chart = chartOf(p);
  return legalActions(p, seat, new ActionList()).map((action) => ({
    action,
    line: lineOf(chart, seat, action, language),
  }));
}

/** What is possible besides: draws, claims, giving up. */
export function standingLines(p: Position, seat: Seat, language: Language): LegalLine[] {
  const chart = chartOf(p);
  return anytimeActions(p, seat).map((action) => ({
    action,
    line: writeAction(chart, seat, action, language),
  }));
}

/** A point for nothing, though it is legal (BD-RULING-25): no example for anybody. */
export const isStandstill = ({ action }: LegalLine): boolean =>
  action.type === 'move' && !action.handlings?.length && action.path[0] === action.path.at(-1);

/** What a move does on its way, where it is more than a walk. */
export type LoadChange = 'take' | 'leave' | 'swap' | 'give';

export function loadChangeOf({ action }: LegalLine): LoadChange | null {
  const [handling] = action.type === 'move' ? (action.handlings ?? []) : [];
  if (!handling) return null;
  if (handling.leave !== undefined && handling.take !== undefined) return 'swap';
  if (handling.to !== undefined) return 'give';
  return handling.take === undefined ? 'leave' : 'take';
}

/** Every kind of action once, by its first line: walks that take, leave and swap are kinds of their own. */
export function oneOfEach(lines: readonly LegalLine[]): LegalLine[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const kind = loadChangeOf(line) ?? line.action.type;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

/** A walk around corners as it is written whole, or undefined where nobody can walk so far. */
export function wholeWalk(p: Position, seat: Seat, lines: readonly LegalLine[], language: Language) {
  const long = lines.find(
    (line) => line.action.type === 'move' && line.action.path.length > 2 && loadChangeOf(line) === null,
  );
  return long && writeAction(chartOf(p), seat, long.action, language);
}
