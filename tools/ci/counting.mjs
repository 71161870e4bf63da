/** What a report is worth: how much passed, how much failed. */

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} TestReport */

export const FAILURE = { passed: 0, failed: 1 };

/**
 * A test file that could not even be loaded has no failed test, so it counts as one itself. Likewise a run that
 * ended badly without any failed test.
 *
 * @type {(report: TestReport, exitCode: number) => Count}
 */
export function countTests({ testResults }, exitCode) {
  let passed = 0;
  let failed = 0;
  for (const file of testResults) {
    const failedHere = file.assertionResults.filter((test) => test.status === 'failed').length;
    passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    failed += file.status === 'failed' ? Math.max(1, failedHere) : failedHere;
  }
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** @type {(report: { passed: boolean }) => Count} */
export const countCheck = ({ passed }) => (passed ? { passed: 1, failed: 0 } : FAILURE);

/** @type {(counts: readonly Count[]) => Count} */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
