/**
 * Adds up the reports of the tests and of the checks; prints `N passed, M failed` and exits with 1 unless
 * something passed and nothing failed.
 *
 *   node tools/ci/count.mjs <exit code of the tests>
 *
 * Silence is not success: a report that is missing or cannot be read counts as a failure.
 */
import { readFileSync } from 'node:fs';
import { countCheck, countPage, countTests, FAILURE, failedTests, sum, withExitCode } from './counting.mjs';
import { CHECKS, PAGE_REPORT, reportOf, TEST_REPORT } from './reports.mjs';

/** @typedef {import('./counting.mjs').Count} Count */

/**
 * @template T
 * @param {string} file
 * @param {(report: T) => Count} count
 * @returns {Count}
 */
function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`${file} is missing or cannot be read: ${String(error)}`);
    return FAILURE;
  }
}

/** @type {(report: import('./counting.mjs').TestReport) => Count} */
function countAndName(report) {
  for (const line of failedTests(report)) console.error(line);
  return countTests(report);
}

const exitCode = Number(process.argv[2] ?? 1);
const tests = sum([read(TEST_REPORT, countAndName), read(PAGE_REPORT, countPage)]);
const { passed, failed } = sum([
  withExitCode(tests, exitCode),
  ...CHECKS.map((script) => read(reportOf(script), countCheck)),
]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
