/**
 * Where the rules and the oracle disagree about a position: one of them has read the ledger wrongly.
 *
 * Compared are the verdict on a wish and, while action points are spent, the set of everything that can come of one
 * action. A disagreement carries the whole position, so that it can be looked at without playing the game again. The
 * oracle knows the board game only.
 */
import type { Action, PieceId } from '../src/model/action.ts';
import { ActionList } from '../src/model/packed-action.ts';
import type { Chance } from '../src/chance.ts';
import type { PositionJson } from '../src/position-json/schema.ts';
import { Position } from '../src/model/position.ts';
import { writePosition } from '../src/position-json/write.ts';
import { check, type Decision, decisions, legalActions, perform } from '../src/flow/play.ts';
import { judge, outcomes, participantsOf, resultOf } from './oracle/index.ts';
import { actionByChance } from './requests.ts';

export interface Disagreement {
  readonly rules: string;
  readonly oracle: string;
  readonly action: Action;
  readonly seat: number;
  readonly position: PositionJson;
}

/** Choices that the ledger leaves to the players or to the options; the oracle does not judge them. */
const NOT_JUDGED: readonly Action['type'][] = ['choose', 'dismiss', 'resign', 'offerDraw', 'declineDraw'];

const listed = new ActionList();

/** Whether both give the same answer to one wish; null if they do, or if there is nothing to judge. */
export function disagreeOn(
  p: Position,
  position: PositionJson,
  { seat, number }: Decision,
  action: Action,
): Disagreement | null {
  if (NOT_JUDGED.includes(action.type)) return null;
  const answer = check(p, { seat, decision: number, action });
  // What is no action at all is no matter of the ledger.
  if (!answer.ok && answer.refusal.code === 'MALFORMED') return null;
  const verdict = judge(position, seat, action);
  if (answer.ok === (verdict === true)) return null;
  const rules = answer.ok ? 'legal' : `${answer.refusal.code} (${answer.refusal.rule})`;
  return { rules, oracle: verdict === true ? 'legal' : verdict, action, seat, position };
}

/** Made-up and listed wishes of everybody who decides now. */
export function disagreeOnWishes(p: Position, chance: Chance, times: number): Disagreement[] {
  const position = writePosition(p);
  const found: (Disagreement | null)[] = [];
  for (const decision of decisions(p)) {
    for (let time = 0; time < times; time++)
      found.push(disagreeOn(p, position, decision, actionByChance(p, decision.seat, chance)));
    const legal = legalActions(p, decision.seat, listed);
    for (let time = 0; time < Math.min(times / 4, legal.length); time++)
      found.push(disagreeOn(p, position, decision, legal[chance.below(legal.length)]));
  }
  return found.filter((one) => one !== null);
}

type Attack = Extract<Action, { readonly type: 'attack' }>;

const sides = (attackers: readonly PieceId[], defenders: readonly PieceId[]): string =>
  `${[...attackers].sort().join(' ')} against ${[...defenders].sort().join(' ')}`;

/** Who is told to fight when an attack is declared. */
function fightersByRules(p: Position, { seat, number }: Decision, action: Attack): string {
  const answer = check(p, { seat, decision: number, action });
  if (!answer.ok) return answer.refusal.code;
  let told = 'nobody is told to fight';
  perform(new Position(p.ruleset).copyFrom(p), seat, answer.packed, ({ event }) => {
    if (event.type === 'attackDeclared') told = sides(event.attackers, event.defenders);
  });
  return told;
}

function fightersByOracle(position: PositionJson, action: Attack): string {
  const { close, spears, bows, defenders } = participantsOf(position, action);
  return sides([...close, ...spears, ...bows], defenders);
}

/** Everything that can come of one action, by both; only while action points are spent. */
export function disagreeOnResults(p: Position): Disagreement[] {
  const decision = decisions(p)[0];
  if (decision?.about !== 'act') return [];
  const { seat } = decision;
  const position = writePosition(p);
  const found: Disagreement[] = [];
  const byRules = new Map<string, Action>();
  for (const action of legalActions(p, seat, listed)) {
    const verdict = judge(position, seat, action);
    if (verdict !== true) {
      found.push({ rules: 'listed', oracle: verdict, action, seat, position });
      continue;
    }
    if (action.type === 'attack') {
      const [rules, oracle] = [fightersByRules(p, decision, action), fightersByOracle(position, action)];
      if (rules !== oracle) found.push({ rules, oracle, action, seat, position });
    }
    const result = resultOf(position, action);
    if (byRules.has(result))
      found.push({ rules: `lists twice: ${result}`, oracle: 'once', action, seat, position });
    byRules.set(result, action);
  }
  const byOracle = outcomes(position, seat);
  for (const [result, action] of byOracle)
    if (!byRules.has(result))
      found.push({ rules: `does not list: ${result}`, oracle: 'legal', action, seat, position });
  for (const [result, action] of byRules)
    if (!byOracle.has(result))
      found.push({ rules: `lists: ${result}`, oracle: 'not found', action, seat, position });
  return found;
}
