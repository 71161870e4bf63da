/**
 * The scenario of a game: a known one by its id, or the one whose text the options carry.
 *
 * Most games carry none, and what reads such a text is as large as a whole box. So it is no part of the game: whoever
 * wants it says so once (`authoring/read-own-scenarios.ts`), which the library does by itself and the page when it is
 * given such a text.
 *
 * Options are checked for every game, view and file, mostly with the same text again; so the last few are kept. Only a
 * few, and none that is too long to be read: options come from outside.
 */
import { LONGEST_SCENARIO } from '../file-limits.ts';
import type { Unreadable } from '../json/fault.ts';
import type { GameOptions } from '../model/options.ts';
import type { Scenario } from '../model/scenario.ts';
import { invariant } from '../vocabulary.ts';
import { scenarioById } from './scenarios.ts';

type Read = { readonly ok: true; readonly scenario: Scenario } | Unreadable;
type Reader = (text: string) => Read;

let reader: Reader | null = null;

/** From now on, games may carry the text of a scenario. */
export function readOwnBy(read: Reader): void {
  reader = read;
}

const KEPT = 16;
const kept = new Map<string, Read>();

export function readOwnScenario(text: string): Read {
  const known = kept.get(text);
  if (known) return known;
  invariant(reader !== null, () => 'a game has the text of a scenario: call readOwnScenarios() before');
  const read = reader(text);
  if (text.length > LONGEST_SCENARIO) return read;
  if (kept.size >= KEPT) kept.delete([...kept.keys()][0]);
  kept.set(text, read);
  return read;
}

/** Undefined if there is no such scenario, or its text is none. */
export function scenarioFor({ scenario, own }: Pick<GameOptions, 'scenario' | 'own'>): Scenario | undefined {
  if (own === undefined) return scenarioById(scenario);
  const read = readOwnScenario(own);
  return read.ok && read.scenario.id === scenario ? read.scenario : undefined;
}
