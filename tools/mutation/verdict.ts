/** Judges what became of the mutants. */
import { familiesIn, idsInTitle } from '../ledger/rule-ids.ts';
import { mustBeProved } from './draw.ts';
import type { Outcome, Status } from './run.ts';

export const FEWEST_MUTANTS = 400;
const LOWEST_SCORE = 80;

export interface Verdict {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly mutants: number;
  /** Killed or timed out, per cent. */
  readonly score: number;
  /** Ability and policy files without a mutant killed by a test that names a rule of that file. */
  readonly unproved: readonly string[];
  /** The mutants that no test noticed, as an editor finds them. */
  readonly unnoticed: readonly string[];
  readonly problems: readonly string[];
}

const count = (outcomes: readonly Outcome[], status: Status): number =>
  outcomes.filter((outcome) => outcome.status === status).length;

/**
 * Whether tests with these titles speak for a file. Where the file says which rules it is about, the title must
 * name a rule of the same family (BD-CHAR-Naga for BD-CHAR-Naga-2); otherwise any rule will do.
 */
function namesRuleOf(source: string, titles: readonly string[]): boolean {
  const about = familiesIn(source);
  return titles
    .flatMap((title) => idsInTitle(title).ids)
    .some((id) => about.length === 0 || about.some((family) => id.startsWith(`${family}-`)));
}

const describe = ({ mutant: { file, start, mutator, replacement } }: Outcome): string =>
  `${file}:${start.line + 1}:${start.column} ${mutator} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 60)}`.trimEnd();

export function judge(
  outcomes: readonly Outcome[],
  sources: ReadonlyMap<string, string>,
  fewest: number = FEWEST_MUTANTS,
): Verdict {
  const killed = count(outcomes, 'Killed');
  const timedOut = count(outcomes, 'Timeout');
  const survived = count(outcomes, 'Survived');
  const mutants = outcomes.length;
  const score = mutants === 0 ? 0 : (100 * (killed + timedOut)) / mutants;
  const files = new Set(outcomes.map(({ mutant }) => mutant.file).filter(mustBeProved));
  const unproved = [...files].filter((file) => {
    const killers = outcomes
      .filter(({ mutant }) => mutant.file === file)
      .flatMap((outcome) => outcome.killers);
    return !namesRuleOf(sources.get(file) ?? '', killers);
  });
  const problems = [
    ...(mutants < fewest ? [`${mutants} mutants; at least ${fewest} are needed`] : []),
    ...(score < LOWEST_SCORE ? [`${score.toFixed(1)} % killed; at least ${LOWEST_SCORE} % are needed`] : []),
    ...unproved.map((name) => `${name}: no mutant was killed by a test that names its rule`),
  ];
  const unnoticed = outcomes.filter(({ status }) => status === 'Survived').map(describe);
  return { killed, timedOut, survived, mutants, score, unproved, unnoticed, problems };
}
