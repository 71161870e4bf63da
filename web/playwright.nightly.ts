/** A whole game of every scenario through the page: `npm run test:nightly`. */
import everyDay from './playwright.config.ts';

export default {
  ...everyDay,
  testMatch: '*.nightly.ts',
  timeout: 900_000,
  reporter: [['list'], ['json', { outputFile: '../reports/nightly.json' }]],
};
