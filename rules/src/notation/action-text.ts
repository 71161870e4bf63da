/**
 * Actions as lines that a person types and reads, and back.
 *
 * The round trip is exact: what was written is read as the same action. A wish that no rule grants may have no short
 * line (a path over squares that do not exist, say); it is written as its JSON, which is always understood.
 */
import { canonical } from '../model/key.ts';
import type { Action, ActionType } from '../model/action.ts';
import { ACTION_ROWS, ACTION_TYPES, fieldsOf, wellFormed } from '../content/how-actions-are-written.ts';
import { numberFaultIn } from '../json/exact-number.ts';
import type { Refusal } from '../refusals.ts';
import type { Language, Seat, Words } from '../vocabulary.ts';
import type { Chart } from './chart.ts';
import { type Speech, type Token, tokenFor, Unclear } from './tokens.ts';

/** A line that says an action. */
export interface ReadAction {
  readonly ok: true;
  readonly action: Action;
}
/** A line that says no action. */
export interface UnclearAction {
  readonly ok: false;
  readonly words: Words;
  /** The rule that stands against it, where the line was understood so far. */
  readonly refusal?: Refusal;
}

/** How every action is written, as its row says. */
const PATTERNS: ReadonlyMap<ActionType, readonly Token[]> = new Map(
  ACTION_TYPES.map((type) => [type, ACTION_ROWS[type].text.map(tokenFor)]),
);

/** Writes an action as a line; what has no line is written as its JSON. */
export function writeAction(chart: Chart, seat: Seat, action: Action, language: Language = 'en'): string {
  const speech: Speech = { chart, seat, language };
  const tokens = PATTERNS.get(action.type) ?? [];
  const parts = tokens.map((token) => token.write({ ...action }, speech));
  if (!parts.includes(null)) {
    // No line fits two patterns, so its own is enough to ask whether the line says it all.
    const back = match(action.type, tokens, parts as string[], speech);
    if ('action' in back && sameAction(back.action, action)) return parts.join(' ');
  }
  return JSON.stringify(action);
}

/** Whether two actions ask for the same, whatever the order of their fields. */
export const sameAction = (a: Action, b: Action): boolean => canonical(a) === canonical(b);

/** Longer than any line that makes sense; a bound for what comes from outside. */
const LONGEST = 4096;

/** Reads the line of an action. Whether it is legal is another question. */
export function readAction(
  chart: Chart,
  seat: Seat,
  line: string,
  language: Language = 'en',
): ReadAction | UnclearAction {
  const text = line.trim();
  if (text.length > LONGEST) return unclear('That line is too long.', 'Cette ligne est trop longue.');
  if (text === '') return unclear('Nothing is written there.', 'Il n’y a rien d’écrit.');
  if (text.startsWith('{')) return readJson(text);
  const words = text.split(/\s+/);
  const speech: Speech = { chart, seat, language };
  // The pattern that fits longest knows best what is wrong.
  let nearest = {
    fit: -1,
    fault: new Unclear(`"${text}" is no action.`, `« ${text} » n’est pas une action.`),
  };
  for (const [type, tokens] of PATTERNS) {
    const found = match(type, tokens, words, speech);
    if ('action' in found) return { ok: true, action: found.action };
    if (found.fit > nearest.fit) nearest = found;
  }
  return unclearAs(nearest.fault);
}

const unclearAs = ({ words, refusal }: Unclear): UnclearAction => ({
  ok: false,
  words,
  ...(refusal ? { refusal } : {}),
});

/** Every word that fits counts more than how nearly the next one does. */
const PER_WORD = 4;

type Match = { readonly action: Action } | { readonly fit: number; readonly fault: Unclear };

function match(type: ActionType, tokens: readonly Token[], words: readonly string[], speech: Speech): Match {
  let action: Record<string, unknown> = { type };
  for (let i = 0; i < tokens.length; i++) {
    if (i >= words.length)
      return {
        fit: i * PER_WORD,
        fault: new Unclear(
          `Something is missing after "${words[i - 1]}".`,
          `Il manque quelque chose après « ${words[i - 1]} ».`,
        ),
      };
    const fields = tokens[i].read(words[i], speech);
    if (fields instanceof Unclear) return { fit: i * PER_WORD + fields.fit, fault: fields };
    action = { ...action, ...fields };
  }
  if (words.length > tokens.length) {
    const extra = words[tokens.length];
    return {
      fit: tokens.length * PER_WORD,
      fault: new Unclear(`"${extra}" is too much.`, `« ${extra} » est de trop.`),
    };
  }
  // In the order in which the rules write them, so that a record that is read is written letter by letter the same.
  const ordered = ['type', ...fieldsOf(type)].filter((field) => Object.hasOwn(action, field));
  return { action: Object.fromEntries(ordered.map((field) => [field, action[field]])) as unknown as Action };
}

function readJson(text: string): ReadAction | UnclearAction {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unclear('That is not JSON.', 'Ce n’est pas du JSON.');
  }
  if (numberFaultIn(text) !== null)
    return unclear('A number in that JSON is too large.', 'Un nombre de ce JSON est trop grand.');
  if (!wellFormed(value)) return unclear('That JSON is not an action.', 'Ce JSON n’est pas une action.');
  return { ok: true, action: value };
}

const unclear = (en: string, fr: string): UnclearAction => ({ ok: false, words: { en, fr } });
