/**
 * The scenario of a game: a known one by its id, or the one whose text the options carry.
 *
 * Options are checked for every game, view and file, mostly with the same text again; so the last few are kept. Only a
 * few, and none that is too long to be read: options come from outside.
 */
import type { GameOptions } from '../model/options.ts';
import type { Scenario } from '../model/scenario.ts';
import { scenarioById } from '../editions/scenarios.ts';
import { LONGEST_TEXT } from './entries.ts';
import type { Unreadable } from '../json/fault.ts';
import { readScenario, type ReadScenario } from './scenario-file.ts';

const KEPT = 16;
const kept = new Map<string, ReadScenario | Unreadable>();

export function readOwnScenario(text: string): ReadScenario | Unreadable {
  const known = kept.get(text);
  if (known) return known;
  const read = readScenario(text);
  if (text.length > LONGEST_TEXT) return read;
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
