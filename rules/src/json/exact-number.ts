/**
 * Numbers that JSON can write and this program cannot hold: they would be rounded, and another number be answered for
 * the one that was sent.
 */
import type { Words } from '../vocabulary.ts';

/** Why a number as it is written would not be kept as it is, or null. */
export function numberFault(digits: string): Words | null {
  const value = Number(digits);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return {
      en: `the number ${shortened(digits)} is too large; ${Number.MAX_SAFE_INTEGER} is the largest`,
      fr: `le nombre ${shortened(digits)} est trop grand ; ${Number.MAX_SAFE_INTEGER} est le plus grand`,
    };
  const [mantissa = ''] = digits.split(/e/i);
  const vanishes = value === 0 && /[1-9]/.test(mantissa);
  const isRoundedToWhole = Number.isInteger(value) && mantissa === digits && /\.\d*[1-9]/.test(digits);
  if (!vanishes && !isRoundedToWhole) return null;
  return {
    en: `the number ${shortened(digits)} is written too finely`,
    fr: `le nombre ${shortened(digits)} est écrit trop finement`,
  };
}

const LONGEST = 24;
const shortened = (digits: string): string =>
  digits.length > LONGEST ? `${digits.slice(0, LONGEST)}…` : digits;

const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/gs;

/** The first such fault in a text that is known to be JSON, or null. */
export function numberFaultIn(json: string): Words | null {
  for (const [found] of json.matchAll(TEXT_OR_NUMBER)) {
    const fault = found.startsWith('"') ? null : numberFault(found);
    if (fault) return fault;
  }
  return null;
}
