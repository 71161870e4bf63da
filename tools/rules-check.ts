/** `npm run rules:check`: does a test name every rule of the ledgers? Writes reports/rules-check.json. */
import { filesUnder, readText, writeReport } from './files.ts';
import { checkRules, FINISHED_EDITIONS } from './ledger/check.ts';
import { editionOf, familyOf } from './ledger/rule-ids.ts';
import { optionsOf } from './options.mjs';

optionsOf({});

const CARDBOARD = 'docs/rules/cardboard.md';
/** The same rules once more; a test of the page holds them to the English ones. */
const FRENCH = 'docs/rules/fr/';

/** One line for each family of ids, so that a long list stays readable. */
function printIds(ids: readonly string[]): void {
  for (const family of new Set(ids.map(familyOf))) {
    console.log(`  ${ids.filter((id) => familyOf(id) === family).join(' ')}`);
  }
}

const pages = filesUnder('docs/rules', '.md').filter((page) => !page.startsWith(FRENCH));
const findings = checkRules({
  ledgers: pages.filter((page) => page !== CARDBOARD).map(readText),
  cardboard: pages.includes(CARDBOARD) ? readText(CARDBOARD) : { name: CARDBOARD, text: '' },
  tests: filesUnder('rules/test', '.test.ts').map(readText),
});
const passed = findings.problems.length === 0;
writeReport('rules-check', { check: 'rules:check', passed, ...findings });

for (const edition of new Set(findings.untested.map(editionOf))) {
  const state = FINISHED_EDITIONS.includes(edition) ? 'finished' : 'not yet finished';
  const ids = findings.untested.filter((id) => editionOf(id) === edition);
  console.log(`${edition} (${state}): ${ids.length} rules are named by no test`);
  printIds(ids);
}
for (const problem of findings.problems) console.error(`FAIL ${problem}`);
console.log(
  `${findings.rules} rules, ${findings.tested} named by a test, ${findings.cardboard} about cardboard`,
);
process.exitCode = passed ? 0 : 1;
