/** Looking through a game on a terminal, one key at a time. What a key does is a function, so that it can be tested. */
import { emitKeypressEvents, type Key } from 'node:readline';
import type { Comment, Table } from '@dungeon-twister/rules';
import { drawTable } from '../draw-table.ts';
import { COLOUR_WORDS, type Language } from '@dungeon-twister/words';
import { columnsOf, isColoured } from '../output.ts';
import type { Output } from '../screen.ts';
import { type Looker, sightOf } from '../sight.ts';
import { wrapped } from '../wrapped.ts';
import { headFor, sentencesFor } from './lens.ts';
import { commentsAt } from './print.ts';
import type { Step } from './steps.ts';

export interface Place {
  readonly at: number;
  readonly lens: Looker;
  /** Goes on by itself. */
  readonly running: boolean;
}

const WORDS = {
  en: {
    spectator: 'public',
    everything: 'everything',
    keys: '←/→ or space: step   Home/End   l: lens   q: quit',
    start: 'the beginning',
  },
  fr: {
    spectator: 'public',
    everything: 'tout',
    keys: '←/→ ou espace : pas   Début/Fin   l : regard   q : quitter',
    start: 'le début',
  },
} as const;

/** Every lens of a table, in the order in which `l` goes through them. */
export const lensesOf = (table: Table): Looker[] => [...table.colours.keys(), 'spectator', 'everything'];

/** Where a key leads, or null for the way out. Any key stops what runs by itself. */
export function pressed(place: Place, key: string, last: number, lenses: readonly Looker[]): Place | null {
  const { at, lens } = place;
  const to = (next: number): Place => ({ at: Math.min(last, Math.max(0, next)), lens, running: false });
  switch (key) {
    case 'q':
    case 'escape':
      return null;
    case 'right':
    case 'down':
    case 'space':
      return to(at + 1);
    case 'left':
    case 'up':
      return to(at - 1);
    case 'home':
      return to(0);
    case 'end':
      return to(last);
    case 'l':
      return { at, lens: lenses[(lenses.indexOf(lens) + 1) % lenses.length] ?? lens, running: false };
    default:
      return { ...place, running: false };
  }
}

const lensName = (table: Table, lens: Looker, language: Language): string =>
  typeof lens === 'number' ? COLOUR_WORDS[table.colours[lens] ?? 'blue'][language] : WORDS[language][lens];

/** The screen for one step. */
export function frame(
  steps: readonly Step[],
  { at, lens }: Place,
  language: Language,
  comments: readonly Comment[],
  out: Output,
): string[] {
  const step = steps[at];
  if (!step) return [];
  const columns = columnsOf(out);
  const { table } = step.position;
  const head = headFor(step, lens, language) || WORDS[language].start;
  return [
    ...drawTable(sightOf(step.position, lens), language, columns).lines(isColoured(out)),
    '',
    `[${lensName(table, lens, language)}] ${head}   (${at}/${steps.length - 1})`,
    ...[
      ...sentencesFor(step, lens, language),
      ...commentsAt(comments, step).map((text) => `; ${text}`),
    ].flatMap((line) => wrapped(line, columns - 1)),
    '',
    WORDS[language].keys,
  ];
}

const CLEAR = '\x1b[H\x1b[2J\x1b[3J';
const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';

/** The part of the standard input that is needed here. */
export type Keys = NodeJS.ReadStream;

export function browse(
  steps: readonly Step[],
  start: Place,
  plan: { readonly language: Language; readonly comments: readonly Comment[]; readonly delay: number | null },
  keys: Keys,
  out: Output,
): Promise<void> {
  const first = steps[0];
  if (!first) return Promise.resolve();
  const lenses = lensesOf(first.position.table);
  const last = steps.length - 1;
  let place = start;
  const draw = (): void => {
    out.write(`${CLEAR}${frame(steps, place, plan.language, plan.comments, out).join('\n')}\n`);
  };
  return new Promise((resolve) => {
    const clock =
      plan.delay === null
        ? null
        : setInterval(() => {
            if (!place.running || place.at >= last) return;
            place = { ...place, at: place.at + 1 };
            draw();
          }, plan.delay);
    const leave = (): void => {
      if (clock) clearInterval(clock);
      keys.off('keypress', onKey);
      keys.setRawMode(false);
      keys.pause();
      out.write(SHOW_CURSOR);
      resolve();
    };
    const onKey = (_text: string | undefined, key: Key): void => {
      const next = key.ctrl && key.name === 'c' ? null : pressed(place, key.name ?? '', last, lenses);
      if (!next) {
        leave();
        return;
      }
      place = next;
      draw();
    };
    emitKeypressEvents(keys);
    keys.setRawMode(true);
    keys.on('keypress', onKey);
    keys.resume();
    out.write(HIDE_CURSOR);
    draw();
  });
}
