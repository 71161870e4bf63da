import { expect, test } from 'vitest';
import { checkRules, type Findings, MOST_CARDBOARD } from '../ledger/check.ts';

interface Given {
  readonly ledger?: string;
  readonly cardboard?: string;
  readonly titles?: readonly string[];
}

function check({
  ledger = '- BD-PIT-1 [both] A rule. {P}',
  cardboard = '',
  titles = ['[BD-PIT-1] x'],
}: Given): Findings {
  return checkRules(
    {
      ledgers: [{ name: 'board.md', text: ledger }],
      cardboard: { name: 'cardboard.md', text: cardboard },
      tests: [{ name: 'pit.test.ts', text: titles.map((title) => `test('${title}', () => {});`).join('\n') }],
    },
    ['BD'],
  );
}

test('all is well when a test names the rule', () => {
  expect(check({})).toEqual({ rules: 1, tested: 1, cardboard: 0, untested: [], problems: [] });
});

test('a rule without a test fails a finished edition', () => {
  const { untested, problems } = check({ titles: ['x'] });
  expect(untested).toEqual(['BD-PIT-1']);
  expect(problems).toEqual(['1 rules of finished editions are named by no test']);
});

test('a rule without a test is only listed for an edition to come', () => {
  const { untested, problems } = check({ ledger: '- BD-PIT-1 A rule.\n- **CG-MOVE-1** Another. [Moving]' });
  expect(untested).toEqual(['CG-MOVE-1']);
  expect(problems).toEqual([]);
});

test('a withdrawn rule needs no test', () => {
  expect(check({ ledger: '- BD-PIT-1 A rule.\n- BD-PIT-2 WITHDRAWN, see BD-PIT-1.' }).problems).toEqual([]);
});

test('empty ledgers fail', () => {
  expect(check({ ledger: '', titles: [] }).problems).toEqual([
    'No ledger has a rule of the finished edition BD',
  ]);
});

test('an id that stands twice fails', () => {
  expect(check({ ledger: '- BD-PIT-1 A rule.\n\n- BD-PIT-1 Again.' }).problems).toEqual([
    'board.md:3: BD-PIT-1 stands twice, first in board.md:1',
  ]);
});

test('a test that names an unknown id fails', () => {
  expect(check({ titles: ['[BD-PIT-1] x', '[BD-PIT-99] y'] }).problems).toEqual([
    'pit.test.ts: BD-PIT-99 is in no ledger',
  ]);
});

test('a range of ids fails', () => {
  expect(check({ titles: ['[BD-PIT-1] x', '[BD-PIT-1..3] y'] }).problems).toEqual([
    'pit.test.ts: [BD-PIT-1..3] is not a list of rule ids',
  ]);
});

const LEDGER = '- BD-PIT-1 A rule.\n- BD-COMP-1 A box.\n- BD-MOVE-1 A step.';

test('a cardboard rule needs no test', () => {
  const { cardboard, problems } = check({
    ledger: '- BD-PIT-1 A rule.\n- BD-COMP-1 A box.',
    cardboard: '- BD-COMP-1: there is no box.',
  });
  expect([cardboard, problems]).toEqual([1, []]);
});

test.each([
  ['- BD-COMP-1', 'cardboard.md:1: BD-COMP-1 has no reason'],
  ['- BD-COMP-9: no box.', 'cardboard.md:1: BD-COMP-9 is in no ledger'],
  ['- BD-MOVE-1: by hand.', 'cardboard.md:1: no rule of group MOVE is about cardboard'],
  ['- BD-PIT-1: a hole.', 'cardboard.md:1: BD-PIT-1 is called cardboard, yet pit.test.ts tests it'],
])('a cardboard list must not say %s', (cardboard, problem) => {
  expect(check({ ledger: LEDGER, cardboard }).problems).toContain(problem);
});

test('the cardboard list is short', () => {
  const ids = Array.from({ length: MOST_CARDBOARD + 1 }, (_, index) => `- BD-COMP-${index + 1} A box.`).join(
    '\n',
  );
  expect(check({ ledger: `- BD-PIT-1 A rule.\n${ids}`, cardboard: ids }).problems).toEqual([
    `${MOST_CARDBOARD + 1} rules are called cardboard; at most ${MOST_CARDBOARD} may be`,
  ]);
});
