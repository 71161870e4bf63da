/**
 * Runs the checks beside the tests and writes what each found to reports/<check>.json.
 *
 * Plain JavaScript without dependencies: when nothing could be installed, the reports must say so.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { CHECKS, reportOf } from './reports.mjs';

/**
 * @typedef {object} Check
 * @property {readonly string[]} args what makes its output readable for a program
 * @property {(output: string) => string[]} findings what its output complains about; throws if it cannot be read
 */

/**
 * What the linter and the formatter have in common: a message and a file.
 *
 * @typedef {object} Diagnostic
 * @property {string} message
 * @property {string} [help] why, and what to do instead
 * @property {string} [filename]
 * @property {{ span: { line: number } }[]} [labels]
 * @property {{ path: string }} [location]
 */

/** @type {(output: string) => string[]} */
function diagnostics(output) {
  /** @type {{ diagnostics: Diagnostic[] }} */
  const report = JSON.parse(output);
  return report.diagnostics.map(({ message, help = '', filename, labels, location }) => {
    const file = filename ?? location?.path ?? 'somewhere';
    const line = labels?.[0]?.span.line;
    return `${file}${line === undefined ? '' : `:${line}`}: ${message} ${help}`.trimEnd();
  });
}

/** @type {(output: string) => string[]} */
const errorLines = (output) => output.split('\n').filter((line) => / error TS\d+:/.test(line));

/**
 * Files, exports and packages that nobody uses: for each file lists of several kinds, most of them empty.
 *
 * @type {(output: string) => string[]}
 */
function unused(output) {
  /** @type {{ issues: { file: string, [kind: string]: unknown }[] }} */
  const { issues } = JSON.parse(output);
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      Array.isArray(found) && found.length > 0 ? [`${file}: unused ${kind}: ${JSON.stringify(found)}`] : [],
    ),
  );
}

/**
 * How to read what a check says. One that is not here writes its report by itself.
 *
 * @type {Readonly<Record<string, Check | undefined>>}
 */
const READABLE = {
  lint: { args: ['--format', 'json'], findings: diagnostics },
  'format:check': { args: ['--reporter', 'json', '--max-diagnostics', 'none'], findings: diagnostics },
  deadcode: { args: ['--reporter', 'json', '--no-progress'], findings: unused },
  typecheck: { args: ['--pretty', 'false'], findings: errorLines },
};

const LONGEST = 5 * 60_000;

/** @type {(script: string, args: readonly string[], stdio: 'inherit' | 'pipe') => { status: number | null, output: string }} */
function npmRun(script, args, stdio) {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', stdio, 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: LONGEST,
    shell: process.platform === 'win32',
  });
  return { status, output: stdout ?? '' };
}

/** @type {(script: string, check: Check) => void} */
function runCheck(script, { args, findings }) {
  const since = performance.now();
  const { status, output } = npmRun(script, args, 'pipe');
  const seconds = Math.round((performance.now() - since) / 1000);
  /** @type {string[]} */
  let found;
  try {
    found = findings(output);
  } catch {
    found = [`its output could not be read: ${output.slice(0, 500)}`];
  }
  const passed = status === 0 && found.length === 0;
  writeFileSync(reportOf(script), `${JSON.stringify({ check: script, passed, status, found }, null, 2)}\n`);
  console.log(`${script}: ${passed ? 'passed' : `failed (exit code ${status})`} (${seconds} s)`);
  for (const finding of found) console.log(`  ${finding}`);
}

mkdirSync('reports', { recursive: true });
for (const script of CHECKS) {
  const check = READABLE[script];
  if (check) runCheck(script, check);
  else npmRun(script, [], 'inherit');
}
