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
  standing,
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
  return standing(p, seat).map((action) => ({ action, line: writeAction(chart, seat, action, language) }));
}

/** Every kind of action once, by its first line. */
export function oneOfEach(lines: readonly LegalLine[]): LegalLine[] {
  const seen = new Set<string>();
  return lines.filter(({ action }) => {
    if (seen.has(action.type)) return false;
    seen.add(action.type);
    return true;
  });
}
