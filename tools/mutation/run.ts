/**
 * Runs the unit tests against mutants: each in a copy of the project with one piece of one file replaced.
 *
 * A process for each mutant is slower than switching mutants inside one, but nothing can hide: code that runs when a
 * module is loaded (most of the content is such code) is mutated like any other, and a mutant that loops for ever is
 * simply ended.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesUnder } from '../files.ts';
import { mustBeProved } from './draw.ts';
import type { Mutant } from './mutants.ts';
import { nearestTests } from './nearest.ts';

export type Status = 'Killed' | 'Timeout' | 'Survived';

export interface Outcome {
  readonly mutant: Mutant;
  readonly status: Status;
  /** Titles of the tests that failed. */
  readonly killers: readonly string[];
}

const NEEDED = [
  'rules',
  'docs',
  'examples',
  'package.json',
  'tools/one-module.ts',
  'tsconfig.base.json',
  'vitest.config.ts',
  'vitest.mutation.config.ts',
];
/**
 * Suites that play or read many games to prove how positions are stored, shown and replayed. They run for mutants of
 * the files they are about; for the rules themselves they would only cost time.
 */
const STORING = /^rules\/src\/(?:view\/|json\/|record\/|game\.ts|position-json\/|model\/key\.ts)/;
const STORING_TESTS = ['rules/test/view', 'rules/test/position', 'rules/test/game', 'rules/test/games'];

/** What only the Card Game uses is proved by its own tests, or by none. */
const OF_THE_CARD_GAME = /^rules\/src\/(?:.*\/)?(?:card-game\/|zones\/|zone-|wheel\.ts)/;
const TESTS_OF_THE_CARD_GAME = ['rules/test/card-game'];

/** Tests that take as long as all others together: asked only about a mutant that those have not noticed. */
const SLOW_TESTS = [
  'rules/test/card-game/course/precedence.test.ts',
  'rules/test/card-game/moves/every-result.test.ts',
  'rules/test/card-game/options/what-is-known.test.ts',
  'rules/test/actions/rows.test.ts',
  'rules/test/authoring/documents.test.ts',
];

/** Every test file that may be asked about a mutant. */
const everyTest = (): string[] =>
  filesUnder('rules/test', '.test.ts').filter((name) => !/\.(?:games|slow)\.test\.ts$/.test(name));

/** The options by which a run leaves these tests out. */
const without = (names: readonly string[]): string[] => names.flatMap((name) => ['--exclude', name]);

/** All runs that can be asked for: the nearest tests of a file are among those of its other runs. */
const wholeRuns = (file: string): string[][] => {
  if (STORING.test(file)) return [STORING_TESTS];
  const [some, slow] = OF_THE_CARD_GAME.test(file)
    ? [TESTS_OF_THE_CARD_GAME, SLOW_TESTS.filter((name) => name.startsWith('rules/test/card-game/'))]
    : [without(STORING_TESTS.map((folder) => `${folder}/**`)), SLOW_TESTS];
  return [[...some, ...without(SLOW_TESTS)], slow];
};

/**
 * The runs that judge a mutant, one after the other until one of them notices it. The nearest tests are all wanted, since
 * one of them should name the rule; of the others the first failure is enough.
 */
function runsFor(file: string, tests: readonly string[]): string[][] {
  const asked = STORING.test(file)
    ? tests.filter((name) => STORING_TESTS.some((folder) => name.startsWith(`${folder}/`)))
    : OF_THE_CARD_GAME.test(file)
      ? tests.filter((name) => name.startsWith('rules/test/card-game/'))
      : tests.filter((name) => !STORING_TESTS.some((folder) => name.startsWith(`${folder}/`)));
  const near = nearestTests(
    file,
    asked.filter((name) => !SLOW_TESTS.includes(name)),
  );
  const bail = mustBeProved(file) ? [] : ['--bail=1'];
  return [
    ...(near.length > 0 ? [[...bail, ...near]] : []),
    ...wholeRuns(file).map((run) => ['--bail=1', ...run]),
  ];
}

const LONGEST_RUN_MS = 180_000;
/** Everything at once, on a machine that may be busy: only tests that never end take longer. */
const LONGEST_DRY_RUN_MS = 1_200_000;
const REPORT = 'mutant-report.json';

interface TestRun {
  readonly finished: boolean;
  readonly failed: readonly string[];
}

class Sandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  private readonly tests = everyTest();

  constructor(root: string) {
    for (const name of NEEDED)
      cpSync(join(root, name), join(this.folder, name), {
        recursive: true,
        filter: (from) => !from.includes('node_modules'),
      });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async test(tests: readonly string[], longest = LONGEST_RUN_MS): Promise<TestRun> {
    const report = join(this.folder, REPORT);
    rmSync(report, { force: true });
    const finished = await this.runVitest(report, tests, longest);
    if (!finished) return { finished, failed: [] };
    // Without a report the tests could not even be loaded.
    if (!existsSync(report)) return { finished, failed: ['(no report)'] };
    return { finished, failed: failures(JSON.parse(readFileSync(report, 'utf8')) as VitestReport) };
  }

  private runVitest(report: string, tests: readonly string[], longest: number): Promise<boolean> {
    const vitest = join(this.folder, 'node_modules', 'vitest', 'vitest.mjs');
    const config = ['--config', 'vitest.mutation.config.ts', '--reporter=json', `--outputFile=${report}`];
    const child = spawn(process.execPath, [vitest, 'run', ...config, ...tests], {
      cwd: this.folder,
      stdio: 'ignore',
    });
    return new Promise((resolve) => {
      const clock = setTimeout(() => {
        child.kill('SIGKILL');
        resolve(false);
      }, longest);
      child.on('exit', () => {
        clearTimeout(clock);
        resolve(true);
      });
    });
  }

  async judge(mutant: Mutant): Promise<Outcome> {
    const path = join(this.folder, mutant.file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, mutated(source, mutant));
    try {
      for (const tests of runsFor(mutant.file, this.tests)) {
        const { finished, failed } = await this.test(tests);
        if (!finished || failed.length > 0)
          return { mutant, status: finished ? 'Killed' : 'Timeout', killers: failed };
      }
      return { mutant, status: 'Survived', killers: [] };
    } finally {
      writeFileSync(path, source);
    }
  }
}

/** The source with the mutant in place. */
export function mutated(source: string, { start, end, replacement }: Mutant): string {
  const lines = source.split('\n');
  const offset = (point: Mutant['start']): number =>
    lines.slice(0, point.line).reduce((sum, line) => sum + line.length + 1, 0) + point.column;
  return source.slice(0, offset(start)) + replacement + source.slice(offset(end));
}

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function failures(report: VitestReport): string[] {
  return report.testResults.flatMap(({ status, name, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    // A file that fails without a failing test could not be loaded; that speaks for no rule.
    return failed.length === 0 && status === 'failed'
      ? [`(not loaded) ${name.split('/').pop() ?? ''}`]
      : failed;
  });
}

/** Judges all mutants, in as many copies at once as asked. */
export async function judgeMutants(
  root: string,
  mutants: readonly Mutant[],
  copies: number,
  progress: (done: number, outcome: Outcome) => void,
): Promise<Outcome[]> {
  const sandboxes = Array.from({ length: copies }, () => new Sandbox(root));
  try {
    // Whatever will be run against a mutant must pass without one.
    for (const tests of new Set(mutants.flatMap(({ file }) => wholeRuns(file).map((run) => run.join(' '))))) {
      const dry = await sandboxes[0]?.test(tests.split(' '), LONGEST_DRY_RUN_MS);
      if (!dry) throw new Error('No copy to test in');
      if (!dry.finished || dry.failed.length > 0)
        throw new Error(`The tests fail without a mutant: ${dry.failed.join('; ') || 'no end'}`);
    }
    const outcomes: Outcome[] = [];
    let next = 0;
    const work = async (sandbox: Sandbox): Promise<void> => {
      for (let mutant = mutants[next++]; mutant; mutant = mutants[next++]) {
        const outcome = await sandbox.judge(mutant);
        outcomes.push(outcome);
        progress(outcomes.length, outcome);
      }
    };
    await Promise.all(sandboxes.map(work));
    return outcomes;
  } finally {
    for (const sandbox of sandboxes) sandbox.remove();
  }
}
