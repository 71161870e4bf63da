/**
 * A text as its author sees it: keys with values, `Key: value`, and below some of them a drawing.
 *
 * Blank lines and lines that begin with `#` mean nothing. Whatever is not a key belongs to the key above it, so that
 * a drawing needs no brackets; the key says whether it wants one.
 */
import { LONGEST_SCENARIO } from '../file-limits.ts';
import { faultAt, type Gathering } from '../json/fault.ts';
import { instead, quoted } from './nearest.ts';

export interface TextLine {
  /** Counted from 1, as an editor shows it. */
  readonly line: number;
  readonly text: string;
}

export interface Entry {
  readonly line: number;
  /** In the spelling of the list of known keys. */
  readonly key: string;
  readonly value: string;
  /** The lines of a drawing that follow. */
  readonly below: readonly TextLine[];
}

/** Two letters at least: a row of a room may begin with an upright portcullis, `H o : .`. */
const KEY = /^\s*([A-Za-z][A-Za-z]+(?: +[A-Za-z]+)*) *:(.*)$/;

/** A line with an unknown key is a fault; the others are read nevertheless. */
export function readEntries(text: string, keys: readonly string[], gathering: Gathering): Entry[] {
  if (text.length > LONGEST_SCENARIO)
    faultAt(1, {
      en: `a file has at most ${LONGEST_SCENARIO} characters, this has ${text.length}`,
      fr: `un fichier a au plus ${LONGEST_SCENARIO} caractères, celui-ci en a ${text.length}`,
    });
  const entries: (Entry & { readonly below: TextLine[] })[] = [];
  let above: TextLine[] | null = null;
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  gathering.each(lines, (content, index) => {
    const line = index + 1;
    if (content.trim() === '' || content.trimStart().startsWith('#')) return;
    const found = KEY.exec(content);
    if (found) {
      const [, key = '', value = ''] = found;
      // What is drawn below a key that nobody knows goes with it.
      above = [];
      entries.push({ line, key: knownKey(line, key, keys), value: value.trim(), below: above });
      return;
    }
    if (!above) {
      above = [];
      faultAt(line, {
        en: `a file begins with a key, as in "${keys[0]}: …", not with ${quoted(content.trim())}`,
        fr: `un fichier commence par une clé, comme « ${keys[0]}: … », pas par ${quoted(content.trim())}`,
      });
    }
    above.push({ line, text: content.trimEnd() });
  });
  return entries;
}

function knownKey(line: number, written: string, keys: readonly string[]): string {
  const plain = written.replace(/ +/g, ' ').toLowerCase();
  const known = keys.find((key) => key.toLowerCase() === plain);
  if (known !== undefined) return known;
  const { en, fr } = instead(written, keys);
  return faultAt(line, {
    en: `there is no key ${quoted(written)}${en}`,
    fr: `il n’y a pas de clé ${quoted(written)}${fr}`,
  });
}

/** A key without a drawing: something below it is a slip. */
export function noDrawing({ key, below }: Entry): void {
  const first = below[0];
  if (first)
    faultAt(first.line, {
      en: `${quoted(first.text.trim())} is no key; nothing is drawn below "${key}:"`,
      fr: `${quoted(first.text.trim())} n’est pas une clé ; rien n’est dessiné sous « ${key}: »`,
    });
}

/** Words between commas or spaces. */
export const wordsIn = (value: string): string[] => value.split(/[\s,]+/).filter((word) => word !== '');

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 30;

/** A name for files and programs, of a room or a scenario. */
export function readId({ line, key, value }: Entry): string {
  if (!ID.test(value) || value.length > LONGEST_ID)
    faultAt(line, {
      en: `${key}: ${quoted(value)} is no name: small letters, digits and single dashes, at most ${LONGEST_ID}`,
      fr: `${key}: ${quoted(value)} n’est pas un nom : minuscules, chiffres et tirets simples, au plus ${LONGEST_ID}`,
    });
  return value;
}

export function readWhole(line: number, key: string, word: string, least: number, most: number): number {
  const number = /^\d{1,6}$/.test(word) ? Number(word) : -1;
  if (number < least || number > most)
    faultAt(line, {
      en: `${key}: a whole number from ${least} to ${most} is wanted, found ${quoted(word)}`,
      fr: `${key}: on attend un nombre entier de ${least} à ${most}, pas ${quoted(word)}`,
    });
  return number;
}
