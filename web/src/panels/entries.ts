/** The log as data: what happened, turn by turn, in words and in notation, as one lens shows it. */
import {
  actionPointsLeft,
  activeSeat,
  type Chart,
  chartOf,
  eventsThrough,
  type GameEvent,
  type Lens,
  lineThrough,
  SECRET_LINE,
  type Seat,
  turnNumber,
} from '@dungeon-twister/rules';
import { type Names, namesFor, sayEvent, type Tongue } from '@dungeon-twister/words';
import type { ToldStep } from '../match/table-game.ts';
import { LOG_WORDS } from '../words/log-words.ts';

interface Said {
  readonly text: string;
  readonly event: GameEvent;
}

export interface Entry {
  /** The step that it tells of. */
  readonly step: number;
  readonly key: string;
  /** Who did it; null at the beginning, and for what follows by itself in a new turn. */
  readonly seat: Seat | null;
  /** The line of notation, `…` for one that this lens does not show, or nothing. */
  readonly line: string;
  readonly said: readonly Said[];
  /** How things lay when it was said. */
  readonly chart: Chart;
  /** The turn that begins with it, where one does. */
  readonly begins: { readonly turn: number; readonly seat: Seat } | null;
}

export interface Chapter {
  /** 0 for the set-up. */
  readonly turn: number;
  readonly seat: Seat | null;
  readonly entries: readonly Entry[];
}

const written = new WeakMap<ToldStep, Map<string, readonly Entry[]>>();

/** The entries of a step: one, and one more where a turn begins in the middle of what was told. */
export function entriesOf(step: ToldStep, lens: Lens, tongue: Tongue): readonly Entry[] {
  const known = written.get(step) ?? new Map<string, readonly Entry[]>();
  written.set(step, known);
  const key = `${lens}/${tongue.language}`;
  const made = known.get(key) ?? write(step, lens, tongue);
  known.set(key, made);
  return made;
}

function write(step: ToldStep, lens: Lens, tongue: Tongue): Entry[] {
  const chart = chartOf(step.position);
  const named = namesFor(chart, tongue.language, 'words');
  const blank = { step: step.number, chart };
  let said: Said[] = [];
  let head: Pick<Entry, 'key' | 'seat' | 'line' | 'begins'> = {
    key: `${step.number}`,
    seat: step.entry?.seat ?? null,
    line: lineOf(step, lens, tongue),
    begins: null,
  };
  const entries: Entry[] = [];
  const close = (): void => {
    if (said.length > 0 || head.line !== '' || head.begins) entries.push({ ...blank, ...head, said });
  };
  for (const event of eventsThrough(step.events, lens)) {
    if (event.type === 'turnBegan') {
      close();
      said = [];
      const begins = { turn: event.turn, seat: event.seat };
      // The heading of the turn says it already.
      head = { key: `${step.number}t${event.turn}`, seat: null, line: '', begins };
      continue;
    }
    const text =
      sayEvent(event, named, tongue) ?? (event.type === 'turnEnded' ? sayLeft(step, named, tongue) : null);
    if (text !== null) said.push({ text, event });
  }
  close();
  return entries;
}

/** In notation, where it is known what was done. */
function lineOf({ entry, ...step }: ToldStep, lens: Lens, { language }: Tongue): string {
  return entry && 'action' in entry ? lineThrough({ ...step, entry }, lens, language) : '';
}

/** What the end of a turn left undone; null where nothing was lost by it. */
function sayLeft({ before }: ToldStep, named: Names, { language }: Tongue): string | null {
  const points = before.ruleset.policies.actionPoints.mostSaved > 0 ? 0 : actionPointsLeft(before);
  return points > 0 ? LOG_WORDS[language].leavesPoints(named.theSeat(activeSeat(before)), points) : null;
}

/** The entries of the last steps, sorted by turn, and how many steps before them were left out. */
export function chaptersOf(
  steps: readonly ToldStep[],
  lens: Lens,
  tongue: Tongue,
  most = Number.POSITIVE_INFINITY,
): { readonly chapters: readonly Chapter[]; readonly earlier: number } {
  const earlier = Math.max(0, steps.length - most);
  const chapters: { turn: number; seat: Seat | null; entries: Entry[] }[] = [];
  const start = turnAt(steps, earlier);
  let open = { ...start, entries: [] as Entry[] };
  chapters.push(open);
  for (const step of steps.slice(earlier))
    for (const entry of entriesOf(step, lens, tongue)) {
      if (entry.begins) {
        open = { ...entry.begins, entries: [] };
        chapters.push(open);
      }
      if (entry.said.length > 0 || entry.line !== '') open.entries.push(entry);
    }
  return { chapters: chapters.filter(({ entries }) => entries.length > 0), earlier };
}

/**
 * The same for those who read sentences only: a deed of which nothing is said, as the end of a turn, is no line of its
 * own. Something secret is: it happened.
 */
export const inWords = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.filter(({ said, line }) => said.length > 0 || line === SECRET_LINE),
    }))
    .filter(({ entries }) => entries.length > 0);

const begun = ({ events }: ToldStep): { turn: number; seat: Seat } | null => {
  const last = events.findLast(({ event }) => event.type === 'turnBegan')?.event;
  return last?.type === 'turnBegan' ? { turn: last.turn, seat: last.seat } : null;
};

/**
 * The turn that was under way when a step was done; 0 in the set-up. Everybody hears of turns. A game that begins from a
 * position, as a lesson does, begins in a turn that nobody was told of.
 */
function turnAt(steps: readonly ToldStep[], at: number): { turn: number; seat: Seat | null } {
  for (let number = at - 1; number >= 0; number--) {
    const found = begun(steps[number]);
    if (found) return found;
  }
  const [first] = steps;
  return first && turnNumber(first.before) > 0
    ? { turn: turnNumber(first.before), seat: activeSeat(first.before) }
    : { turn: 0, seat: null };
}

/** Every turn with the step that began it; the set-up, or the turn of the first position, begins with step 0. */
export function turnsOf(
  steps: readonly ToldStep[],
): readonly { readonly turn: number; readonly seat: Seat | null; readonly step: number }[] {
  const turns = steps.flatMap((step) => {
    const found = begun(step);
    return found ? [{ ...found, step: step.number }] : [];
  });
  return turns[0]?.step === 0 ? turns : [{ ...turnAt(steps, 0), step: 0 }, ...turns];
}
