/** The reports that must be there when the tests and all checks have run. */
export const TEST_REPORT = 'reports/vitest.json';

/** Of the tests in a browser. */
export const PAGE_REPORT = 'reports/page.json';

/** npm scripts that count as one test each. */
export const CHECKS = ['lint', 'format:check', 'typecheck', 'deadcode', 'rules:check'];

/** @type {(script: string) => string} */
export const reportOf = (script) => `reports/${script.replaceAll(':', '-')}.json`;
