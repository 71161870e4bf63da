/** Compares the ledgers with the tests: every rule of a finished edition is named by a test. */
import { isWithdrawn, type LedgerLine, readLedger, type TextFile } from './ledger.ts';
import { editionOf, groupOf, idsInTitle } from './rule-ids.ts';
import { testTitles } from './test-titles.ts';

/** Editions whose every rule must have a test: the board game, the Card Game, three and four players. */
export const FINISHED_EDITIONS: readonly string[] = ['BD', 'CG', 'MP'];

/** A list of exceptions that may grow without end is no list of exceptions. */
export const MOST_CARDBOARD = 60;

/** The heart of the game: whatever these groups say can be proved by a program. */
const NEVER_CARDBOARD: readonly string[] = ['MOVE', 'COMBAT', 'GROUP', 'CHAR', 'OBJ', 'RULING'];

export interface Sources {
  readonly ledgers: readonly TextFile[];
  readonly cardboard: TextFile;
  readonly tests: readonly TextFile[];
}

export interface Findings {
  readonly rules: number;
  readonly tested: number;
  readonly cardboard: number;
  /** Ids that no test names, cardboard apart. */
  readonly untested: readonly string[];
  /** What makes the check fail, in words. */
  readonly problems: readonly string[];
}

/** Which tests name which id, and every bracket that could not be read. */
function readTests(tests: readonly TextFile[]) {
  const namedIn = new Map<string, string>();
  const malformed: string[] = [];
  for (const file of tests) {
    for (const title of testTitles(file)) {
      const named = idsInTitle(title);
      for (const id of named.ids) namedIn.set(id, file.name);
      for (const bracket of named.malformed)
        malformed.push(`${file.name}: ${bracket} is not a list of rule ids`);
    }
  }
  return { namedIn, malformed };
}

function repeated(lines: readonly LedgerLine[]): string[] {
  const first = new Map<string, string>();
  return lines.flatMap(({ id, at }) => {
    const before = first.get(id);
    first.set(id, before ?? at);
    return before === undefined ? [] : [`${at}: ${id} stands twice, first in ${before}`];
  });
}

function cardboardProblems(
  cardboard: readonly LedgerLine[],
  known: ReadonlySet<string>,
  namedIn: Map<string, string>,
) {
  const problems = cardboard.flatMap(({ id, words, at }) => {
    const here: string[] = [];
    if (!known.has(id)) here.push(`${at}: ${id} is in no ledger`);
    if (words === '') here.push(`${at}: ${id} has no reason`);
    if (NEVER_CARDBOARD.includes(groupOf(id)))
      here.push(`${at}: no rule of group ${groupOf(id)} is about cardboard`);
    const test = namedIn.get(id);
    if (test !== undefined) here.push(`${at}: ${id} is called cardboard, yet ${test} tests it`);
    return here;
  });
  if (cardboard.length > MOST_CARDBOARD) {
    problems.push(`${cardboard.length} rules are called cardboard; at most ${MOST_CARDBOARD} may be`);
  }
  return problems;
}

export function checkRules(sources: Sources, finished: readonly string[] = FINISHED_EDITIONS): Findings {
  const lines = sources.ledgers.flatMap(readLedger);
  const cardboard = readLedger(sources.cardboard);
  const { namedIn, malformed } = readTests(sources.tests);

  const known = new Set(lines.map((line) => line.id));
  const excused = new Set(cardboard.map((line) => line.id));
  const toProve = lines.filter((line) => !isWithdrawn(line) && !excused.has(line.id)).map((line) => line.id);
  const untested = [...new Set(toProve)].filter((id) => !namedIn.has(id));
  const missing = untested.filter((id) => finished.includes(editionOf(id)));

  return {
    rules: known.size,
    tested: [...known].filter((id) => namedIn.has(id)).length,
    cardboard: cardboard.length,
    untested,
    problems: [
      ...finished
        .filter((edition) => !lines.some((line) => editionOf(line.id) === edition))
        .map((edition) => `No ledger has a rule of the finished edition ${edition}`),
      ...repeated(lines),
      ...repeated(cardboard),
      ...cardboardProblems(cardboard, known, namedIn),
      ...[...namedIn].filter(([id]) => !known.has(id)).map(([id, file]) => `${file}: ${id} is in no ledger`),
      ...malformed,
      ...(missing.length > 0 ? [`${missing.length} rules of finished editions are named by no test`] : []),
    ],
  };
}
