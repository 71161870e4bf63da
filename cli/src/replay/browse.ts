/** Looking through a game on a terminal, one key at a time. What a key does is a function, so that it can be tested. */
import { emitKeypressEvents, type Key } from 'node:readline';
import type { Comment, Lens, Ruleset, Step } from '@dungeon-twister/rules';
import { tableLines } from '../render-table.ts';
import { type Language, seatColour, visible } from '@dungeon-twister/words';
import { columnsOf, draw, type Output } from '../output.ts';
import { wrapped } from '../wrapped.ts';
import { CLEAR } from '../play/console.ts';
import { headFor, sentencesFor } from './lens.ts';
import { commentsAt } from './print.ts';

export interface Place {
  readonly at: number;
  readonly lens: Lens;
  /** Goes on by itself. */
  readonly running: boolean;
  /** How many lines of a high picture have been scrolled away. */
  readonly scrolled: number;
}

const WORDS = {
  en: {
    spectator: 'public',
    everything: 'everything',
    keys: '←/→ or space: step   Home/End   l: lens   q: quit',
    scroll: 'j/k, PgUp/PgDn: scroll',
    start: 'the beginning',
  },
  fr: {
    spectator: 'public',
    everything: 'tout',
    keys: '←/→ ou espace : pas   Début/Fin   l : regard   q : quitter',
    scroll: 'j/k, PgPréc/PgSuiv : défiler',
    start: 'le début',
  },
} as const;

/** Lines of one page. */
const PAGE = 10;

/** Every lens of a table, in the order in which `l` goes through them. */
export const lensesOf = (ruleset: Ruleset): Lens[] => [...ruleset.colours.keys(), 'spectator', 'everything'];

/** Where a key leads, or null for the way out. Any key stops what runs by itself. */
export function pressed(place: Place, key: string, last: number, lenses: readonly Lens[]): Place | null {
  const { at, lens, scrolled } = place;
  const to = (next: number): Place => ({
    at: Math.min(last, Math.max(0, next)),
    lens,
    running: false,
    scrolled,
  });
  const by = (lines: number): Place => ({
    ...place,
    running: false,
    scrolled: Math.max(0, scrolled + lines),
  });
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
    case 'j':
      return by(1);
    case 'k':
      return by(-1);
    case 'pagedown':
      return by(PAGE);
    case 'pageup':
      return by(-PAGE);
    case 'home':
      return to(0);
    case 'end':
      return to(last);
    case 'l':
      return { ...to(at), lens: lenses[(lenses.indexOf(lens) + 1) % lenses.length] ?? lens };
    default:
      return { ...place, running: false };
  }
}

const lensName = (ruleset: Ruleset, lens: Lens, language: Language): string =>
  typeof lens === 'number' ? seatColour(ruleset, lens, language) : WORDS[language][lens];

/** The screen for one step, as high as it wants to be. */
export function frame(
  steps: readonly Step[],
  { at, lens }: Place,
  { language, comments, compact }: Plan,
  out: Output,
): string[] {
  const step = steps[at];
  if (!step) return [];
  const columns = columnsOf(out);
  const { ruleset } = step.position;
  const head = headFor(step, lens, language) || WORDS[language].start;
  return [
    ...tableLines(step.position, lens, language, out, compact),
    '',
    `[${lensName(ruleset, lens, language)}] ${head}   (${at}/${steps.length - 1})`,
    ...[
      ...sentencesFor(step, lens, language),
      ...commentsAt(comments, step).map((text) => `; ${text}`),
    ].flatMap((line) => wrapped(visible(line), columns - 1)),
  ];
}

interface Plan {
  readonly language: Language;
  readonly comments: readonly Comment[];
  readonly compact: boolean;
}

/** What of the lines is in sight, with the keys below it; answers how far it can be scrolled, too. */
export function inSight(
  lines: readonly string[],
  scrolled: number,
  rows: number,
  language: Language,
): { readonly lines: readonly string[]; readonly scrolled: number } {
  const words = WORDS[language];
  const room = Math.max(1, rows - 2);
  if (lines.length + 1 <= room) return { lines: [...lines, '', words.keys], scrolled: 0 };
  const first = Math.min(scrolled, Math.max(0, lines.length - room));
  return { lines: [...lines.slice(first, first + room), `${words.scroll}   ${words.keys}`], scrolled: first };
}

/** A terminal that does not say how high it is. */
const ENDLESS = 1000;

const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';

/** The part of the standard input that is needed here. */
export type Keys = NodeJS.ReadStream;

export function browse(
  steps: readonly Step[],
  start: Place,
  plan: Plan & { readonly delay: number | null },
  keys: Keys,
  out: Output,
): Promise<void> {
  const first = steps[0];
  if (!first) return Promise.resolve();
  const lenses = lensesOf(first.position.ruleset);
  const last = steps.length - 1;
  let place = start;
  const show = (): void => {
    const whole = frame(steps, place, plan, out);
    const { lines, scrolled } = inSight(whole, place.scrolled, out.rows || ENDLESS, plan.language);
    // What cannot be scrolled any further is not remembered: the way back would seem to be stuck.
    place = { ...place, scrolled };
    draw(out, `${CLEAR}${lines.join('\n')}\n`);
  };
  return new Promise((resolve) => {
    const clock =
      plan.delay === null
        ? null
        : setInterval(() => {
            if (!place.running || place.at >= last) return;
            place = { ...place, at: place.at + 1 };
            show();
          }, plan.delay);
    const leave = (): void => {
      if (clock) clearInterval(clock);
      keys.off('keypress', onKey);
      keys.setRawMode(false);
      keys.pause();
      draw(out, SHOW_CURSOR);
      resolve();
    };
    const onKey = (_text: string | undefined, key: Key): void => {
      const next = key.ctrl && key.name === 'c' ? null : pressed(place, key.name ?? '', last, lenses);
      if (!next) {
        leave();
        return;
      }
      place = next;
      show();
    };
    emitKeypressEvents(keys);
    keys.setRawMode(true);
    keys.on('keypress', onKey);
    keys.resume();
    draw(out, HIDE_CURSOR);
    show();
  });
}
