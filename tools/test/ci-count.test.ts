import { expect, test } from 'vitest';
import { countCheck, countPage, countTests, failedTests, sum, withExitCode } from '../ci/counting.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('passed and failed tests are counted, others are not', () => {
  const testResults = [
    file('passed', 'passed', 'passed', 'skipped'),
    file('failed', 'passed', 'failed', 'failed'),
  ];
  expect(countTests({ testResults })).toEqual({ passed: 3, failed: 2 });
});

test('a file that could not be loaded counts as a failure', () => {
  expect(countTests({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1 });
});

test('what failed is named at the end', () => {
  const broken = { ...file('failed'), name: 'broken.test.ts' };
  const wrong = {
    name: 'wrong.test.ts',
    status: 'failed',
    assertionResults: [
      { status: 'passed', fullName: 'right' },
      { status: 'failed', fullName: 'wrong' },
    ],
  };
  expect(failedTests({ testResults: [file('passed', 'passed'), broken, wrong] })).toEqual([
    'failed in broken.test.ts',
    'failed in wrong.test.ts',
    '  wrong',
  ]);
});

test('a run that ended badly counts as a failure even if every test passed', () => {
  expect(withExitCode({ passed: 1, failed: 0 }, 1)).toEqual({ passed: 1, failed: 1 });
  expect(withExitCode({ passed: 1, failed: 0 }, 0)).toEqual({ passed: 1, failed: 0 });
  // What failed is counted already.
  expect(withExitCode({ passed: 1, failed: 2 }, 1)).toEqual({ passed: 1, failed: 2 });
});

test('a check counts as one test', () => {
  expect(sum([countCheck({ passed: true }), countCheck({ passed: false })])).toEqual({
    passed: 1,
    failed: 1,
  });
});

const page = (expected: number, unexpected: number, flaky = 0, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky },
  errors,
});

test('tests in a browser are counted; one that passes only at the second attempt has failed', () => {
  expect(countPage(page(5, 0))).toEqual({ passed: 5, failed: 0 });
  expect(countPage(page(5, 2, 1))).toEqual({ passed: 5, failed: 3 });
});

test('a browser that did not start counts as a failure, and so does a run without any test', () => {
  expect(countPage(page(0, 0, 0, [{ message: 'no browser' }]))).toEqual({ passed: 0, failed: 1 });
  expect(countPage(page(0, 0))).toEqual({ passed: 0, failed: 1 });
});
