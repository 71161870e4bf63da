import { expect, test } from 'vitest';
import { countCheck, countTests, sum } from '../ci/counting.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('passed and failed tests are counted, others are not', () => {
  const testResults = [
    file('passed', 'passed', 'passed', 'skipped'),
    file('failed', 'passed', 'failed', 'failed'),
  ];
  expect(countTests({ testResults }, 1)).toEqual({ passed: 3, failed: 2 });
});

test('a file that could not be loaded counts as a failure', () => {
  expect(countTests({ testResults: [file('failed')] }, 1)).toEqual({ passed: 0, failed: 1 });
});

test('a run that ended badly counts as a failure even if every test passed', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
});

test('a check counts as one test', () => {
  expect(sum([countCheck({ passed: true }), countCheck({ passed: false })])).toEqual({
    passed: 1,
    failed: 1,
  });
});
