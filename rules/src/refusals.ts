/**
 * A "no": a code that callers rely on, the rule behind it, and words that can be shown (`reasons.ts`).
 *
 * The code is the contract; the words may be improved at any time. A refusal names the square, the slot or the piece
 * that stands in the way, where there is one. It never says anything that the asking player may not know.
 */
import { REASONS_IN_ENGLISH } from './reasons.ts';
import { invariant, type Place, type Words } from './vocabulary.ts';

/** The name of a reason. Programs look at it, people read the words. */
export type RefusalCode = keyof typeof REASONS_IN_ENGLISH;
/** Every code. */
export const REFUSAL_CODES = Object.keys(REASONS_IN_ENGLISH) as readonly RefusalCode[];

/** Where they are said in one language only, the other is not loaded: see `reasons-french.ts`. */
let inFrench: Readonly<Record<RefusalCode, string>> | null = null;

/** From now on, every refusal can be read in French. */
export function setFrenchReasons(reasons: Readonly<Record<RefusalCode, string>>): void {
  inFrench = reasons;
}

function frenchOf(code: RefusalCode): string {
  invariant(inFrench !== null, () => 'a refusal is read in French: call refuseInFrench() before');
  return inFrench[code];
}

/** Every reason by its code: the usual rule behind it, and its words. */
export const REASONS = Object.fromEntries(
  Object.entries(REASONS_IN_ENGLISH).map(([code, [rule, en]]) => [
    code,
    {
      rule,
      words: {
        en,
        get fr() {
          return frenchOf(code as RefusalCode);
        },
      },
    },
  ]),
) as Readonly<Record<RefusalCode, { readonly rule: string; readonly words: Words }>>;

/** What a refusal points at. */
export interface Blame {
  readonly piece?: string;
  readonly at?: Place;
  readonly slot?: number;
  /** The field of the action that is not as it should be: `path[2]`, `at.slot`. */
  readonly field?: string;
}

/** Why something is not legal, by which rule, and what stands in the way. */
export interface Refusal extends Blame {
  readonly code: RefusalCode;
  readonly rule: string;
  readonly words: Words;
}

/** Rules of one edition behind the codes of all, and its own words where those of the board do not fit. */
export type ReasonsOfEdition = Readonly<
  Partial<Record<RefusalCode, { readonly rule: string; readonly words?: Words }>>
>;

/**
 * A refusal as a scenario or its edition says it; asked once, where refusals leave the rules. A rule that an action has
 * given itself stays.
 */
export function inWordsOf(
  {
    reasons,
    edition,
  }: { readonly reasons?: ReasonsOfEdition; readonly edition?: { readonly reasons?: ReasonsOfEdition } },
  refusal: Refusal,
): Refusal {
  const own = reasons?.[refusal.code] ?? edition?.reasons?.[refusal.code];
  const usual = REASONS[refusal.code];
  if (!own) return refusal;
  return {
    ...refusal,
    rule: refusal.rule === usual.rule ? own.rule : refusal.rule,
    words: own.words ?? refusal.words,
  };
}

/** Rules that say the same "no" about one kind of action in words of their own. */
export type RuleByCode = Readonly<Partial<Record<RefusalCode, string>>>;

/** Why not: a code, or a code with the rule that says in this very case what the usual one says in general. */
export type Cause =
  | RefusalCode
  | { readonly code: RefusalCode; readonly rule: string }
  | { readonly code: 'MALFORMED'; readonly words: Words; readonly field: string };

/** Makes a refusal, with the rule of the very case where it is not the usual one. */
export function refuse(cause: Cause, blame: Blame = {}, rules: RuleByCode = {}): Refusal {
  if (typeof cause !== 'string') {
    const { code, ...own } = cause;
    return { code, ...REASONS[code], ...own, ...blame };
  }
  const rule = rules[cause];
  return { code: cause, ...REASONS[cause], ...(rule ? { rule } : {}), ...blame };
}

const FAULTS = {
  missing: { en: 'is missing', fr: 'manque' },
  unknown: { en: 'does not belong to it', fr: 'n’en fait pas partie' },
  wrong: { en: 'is not as it should be', fr: 'n’est pas comme il faut' },
} as const satisfies Readonly<Record<string, Words>>;

/** Longer than the name of any field: what comes from outside is not repeated at length. */
const LONGEST_FIELD = 64;

/** No complete action, because of one of its fields. */
export function malformed(named: string, fault: keyof typeof FAULTS = 'wrong'): Cause {
  const field = named.slice(0, LONGEST_FIELD);
  return {
    code: 'MALFORMED',
    words: {
      en: `That is not a complete action: "${field}" ${FAULTS[fault].en}.`,
      fr: `Ce n’est pas une action complète : « ${field} » ${FAULTS[fault].fr}.`,
    },
    field,
  };
}
