/** Reads Stryker's report and judges it. */
import { familiesIn, idsInTitle } from '../ledger/rule-ids.ts';
import { mustBeProved } from './draw.ts';

export const FEWEST_MUTANTS = 400;
const LOWEST_SCORE = 80;

/** The parts of a mutation report (mutation-testing-report-schema 2) that are read here. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
  readonly testFiles?: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
  >;
}

interface Mutant {
  readonly status: string;
  readonly mutatorName?: string;
  readonly replacement?: string;
  readonly location?: { readonly start: { readonly line: number; readonly column: number } };
  readonly killedBy?: readonly string[];
}

export interface Verdict {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly noCoverage: number;
  /** Mutants that count: those above. */
  readonly mutants: number;
  /** Killed or timed out, per cent. */
  readonly score: number;
  /** Ability and policy files without a mutant killed by a test that names a rule of that file. */
  readonly unproved: readonly string[];
  /** The mutants that no test noticed, as an editor finds them. */
  readonly unnoticed: readonly string[];
  readonly problems: readonly string[];
}

const count = (mutants: readonly Mutant[], status: string): number =>
  mutants.filter((mutant) => mutant.status === status).length;

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

function unprovedFiles(report: MutationReport): string[] {
  const tests = Object.values(report.testFiles ?? {}).flatMap((file) => file.tests);
  const titleOf = new Map(tests.map((test) => [test.id, test.name]));
  const titlesOf = (mutants: readonly Mutant[]): string[] =>
    mutants.flatMap((mutant) => mutant.killedBy ?? []).map((id) => titleOf.get(id) ?? '');

  return Object.entries(report.files)
    .filter(([name]) => mustBeProved(name))
    .filter(([, { source, mutants }]) => !namesRuleOf(source, titlesOf(mutants)))
    .map(([name]) => name);
}

function unnoticedMutants(report: MutationReport): string[] {
  return Object.entries(report.files).flatMap(([name, { mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ status, location, mutatorName, replacement }) => {
        const at = location ? `:${location.start.line}:${location.start.column}` : '';
        return `${name}${at} ${status} ${mutatorName ?? ''} ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 60)}`.trimEnd();
      }),
  );
}

export function judge(report: MutationReport): Verdict {
  const all = Object.values(report.files).flatMap((file) => file.mutants);
  const killed = count(all, 'Killed');
  const timedOut = count(all, 'Timeout');
  const survived = count(all, 'Survived');
  const noCoverage = count(all, 'NoCoverage');
  const mutants = killed + timedOut + survived + noCoverage;
  const score = mutants === 0 ? 0 : (100 * (killed + timedOut)) / mutants;
  const unproved = unprovedFiles(report);

  const problems = [
    ...(mutants < FEWEST_MUTANTS ? [`${mutants} mutants; at least ${FEWEST_MUTANTS} are needed`] : []),
    ...(score < LOWEST_SCORE ? [`${score.toFixed(1)} % killed; at least ${LOWEST_SCORE} % are needed`] : []),
    ...unproved.map((name) => `${name}: no mutant was killed by a test that names its rule`),
  ];
  return {
    killed,
    timedOut,
    survived,
    noCoverage,
    mutants,
    score,
    unproved,
    unnoticed: unnoticedMutants(report),
    problems,
  };
}
