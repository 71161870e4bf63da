/** What a report is worth: how much passed, how much failed. */

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name?: string, status: string, assertionResults: { status: string, fullName?: string }[] }} TestFile */
/** @typedef {{ testResults: TestFile[] }} TestReport */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} PageReport */

export const FAILURE = { passed: 0, failed: 1 };

/**
 * A test file that could not even be loaded has no failed test, so it counts as one itself.
 *
 * @type {(report: TestReport) => Count}
 */
export function countTests({ testResults }) {
  let passed = 0;
  let failed = 0;
  for (const file of testResults) {
    const failedHere = file.assertionResults.filter((test) => test.status === 'failed').length;
    passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    failed += file.status === 'failed' ? Math.max(1, failedHere) : failedHere;
  }
  return { passed, failed };
}

/**
 * The names of what failed: a log may be shown from its end only.
 *
 * @type {(report: TestReport) => string[]}
 */
export const failedTests = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => [
      `failed in ${name}`,
      ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `  ${fullName}`),
    ]);

/**
 * Tests in a browser. One that passes only at the second attempt has failed; so has whatever went wrong outside all
 * tests: a file that could not be loaded, a browser that did not start. Where nothing ran, nothing was proved.
 *
 * @type {(report: PageReport) => Count}
 */
export function countPage({ stats: { expected, unexpected, flaky }, errors }) {
  const failed = unexpected + flaky + errors.length;
  return { passed: expected, failed: expected + failed === 0 ? 1 : failed };
}

/**
 * A run that ended badly without any failed test has failed all the same.
 *
 * @type {(count: Count, exitCode: number) => Count}
 */
export const withExitCode = ({ passed, failed }, exitCode) => ({
  passed,
  failed: failed === 0 && exitCode !== 0 ? 1 : failed,
});

/** @type {(report: { passed: boolean }) => Count} */
export const countCheck = ({ passed }) => (passed ? { passed: 1, failed: 0 } : FAILURE);

/** @type {(counts: readonly Count[]) => Count} */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
