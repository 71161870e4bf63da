/** `dt arena`: bots play matches against each other, and it is told who is stronger, and how sure that is. */
import { availableParallelism } from 'node:os';
import type { Language } from '@dungeon-twister/words';
import { type Command, InvalidArgumentError } from 'commander';
import { type Contestant, contestantNamed, KNOWN_CONTESTANTS } from '../arena/contestant.ts';
import { type Ledger, LedgerFault, ledgerIn, ledgerInMemory } from '../arena/ledger.ts';
import { progressOn } from '../arena/progress.ts';
import { type ArenaPlan, runArena } from '../arena/run.ts';
import { sayReport } from '../arena/say-report.ts';
import type { SprtPlan } from '../arena/stats/sprt.ts';
import { THREAD_ENTRY } from '../arena/thread.ts';
import { ARENA_WORDS } from '../arena/words.ts';
import { Failure, REFUSED, WRONG_USAGE } from '../failure.ts';
import { gathered, languageFlag, wholeNumber } from '../flags-of-commands.ts';
import { type Output, print, STANDARD, STANDARD_ERROR } from '../output.ts';
import { readOptions } from '../play/options.ts';

interface Flags {
  readonly bot?: readonly string[];
  readonly scenario?: string;
  readonly option?: readonly string[];
  readonly seed: string;
  readonly pairs: number;
  readonly sprt?: readonly string[];
  readonly workers?: number;
  readonly limit: number;
  readonly decisions: number;
  readonly out?: string;
  readonly json?: true;
  readonly lang: Language;
}

const SEED = 'arena';
const PAIRS = 50;
/** Seconds for one decision: far more than any of ours takes, so that nobody loses by a busy machine. */
const LIMIT = 60;
/** Several times as many as the longest games take; a game that goes in circles can be claimed long before. */
const DECISIONS = 6000;
const ERROR = 0.05;

function seconds(text: string): number {
  const number = Number(text);
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(text) || number <= 0)
    throw new InvalidArgumentError('A number of seconds is wanted.');
  return number;
}

export function addArenaCommand(
  program: Command,
  out: Output = STANDARD,
  err: Output = STANDARD_ERROR,
  threadEntry = THREAD_ENTRY,
): void {
  program
    .command('arena')
    .description('lets bots play against each other and measures who is stronger (docs/bots.md)')
    .argument('[bots...]', 'bots by name; several play a round robin')
    .option('--bot <name>', 'one more bot: a name, module:<file> or cmd:<command>', gathered)
    .option('--scenario <id>', 'the scenario (base), or a file with one of your own')
    .option('--option <key=value>', 'an option, as goal=6, teamChoice=draft, rules.undo=false', gathered)
    .option('--pairs <number>', 'pairs of games from the same deal with seats swapped', wholeNumber, PAIRS)
    .option('--seed <text>', 'what chance draws; the same seed draws the same', SEED)
    .option('--sprt <elo...>', 'two numbers: stops when the first bot is stronger by the one or by the other')
    .option('--workers <number>', 'games at once (as many as there are cores)', wholeNumber)
    .option('--limit <seconds>', 'who thinks longer about one decision has lost', seconds, LIMIT)
    .option('--decisions <number>', 'a game with so many decisions is a draw', wholeNumber, DECISIONS)
    .option('--out <folder>', 'keeps every game there; the same command goes on where it was ended')
    .option('--json', 'answers in JSON')
    .addOption(languageFlag())
    .action((bots: readonly string[], flags: Flags) => arena(bots, flags, { out, err, threadEntry }));
}

interface Surroundings {
  readonly out: Output;
  readonly err: Output;
  readonly threadEntry: URL;
}

async function arena(
  named: readonly string[],
  flags: Flags,
  { out, err, threadEntry }: Surroundings,
): Promise<void> {
  const { lang } = flags;
  // Whatever follows the two numbers on the command line was not meant for them.
  const plan = planOf([...named, ...(flags.sprt?.slice(2) ?? []), ...(flags.bot ?? [])], flags, threadEntry);
  const ledger = ledgerFor(plan, flags);
  const progress = progressOn(err, lang);
  const report = await runArena(plan, ledger, progress.onProgress).catch((error: unknown) => {
    progress.end();
    if (error instanceof LedgerFault) throw failureOf(error, lang);
    throw new Failure(
      REFUSED,
      ARENA_WORDS[lang].broken(error instanceof Error ? error.message : String(error)),
    );
  });
  progress.end();
  const { options, seed, pairs } = plan;
  if (flags.json) print(out, { options, seed, pairs, ...report });
  else for (const line of sayReport(report, lang)) print(out, line);
}

function planOf(texts: readonly string[], flags: Flags, threadEntry: URL): ArenaPlan {
  const { lang, pairs, workers, seed, limit, decisions } = flags;
  const words = ARENA_WORDS[lang];
  const contestants = texts.map((text): Contestant => {
    const found = contestantNamed(text);
    if (!found) throw new Failure(WRONG_USAGE, words.unknownBot(text, KNOWN_CONTESTANTS.join(', ')));
    return found;
  });
  if (contestants.length < 2) throw new Failure(WRONG_USAGE, words.tooFew);
  for (const [flag, value] of Object.entries({ pairs, workers, decisions }))
    if (value === 0) throw new Failure(WRONG_USAGE, words.atLeastOne(`--${flag}`));
  return {
    contestants,
    options: readOptions(flags.scenario, flags.option ?? [], lang),
    seed,
    pairs,
    threads: workers ?? availableParallelism(),
    threadEntry,
    limitMs: limit * 1000,
    mostDecisions: decisions,
    sprt: sprtOf(flags, contestants.length),
  };
}

function sprtOf({ sprt, lang }: Flags, contestants: number): SprtPlan | null {
  if (!sprt) return null;
  const [low = NaN, high = NaN] = sprt.map(Number);
  if (!(low < high) || !Number.isFinite(low) || !Number.isFinite(high))
    throw new Failure(WRONG_USAGE, ARENA_WORDS[lang].sprtOrder);
  if (contestants > 2) throw new Failure(WRONG_USAGE, ARENA_WORDS[lang].sprtForTwo);
  return { low, high, error: ERROR };
}

function ledgerFor({ contestants, options, seed, mostDecisions }: ArenaPlan, flags: Flags): Ledger {
  if (flags.out === undefined) return ledgerInMemory();
  try {
    return ledgerIn(flags.out, { bots: contestants.map(({ name }) => name), options, seed, mostDecisions });
  } catch (error) {
    if (error instanceof LedgerFault) throw failureOf(error, flags.lang);
    throw error;
  }
}

function failureOf({ kind, message }: LedgerFault, language: Language): Failure {
  const words = ARENA_WORDS[language];
  if (kind === 'damaged') return new Failure(REFUSED, words.damaged(message));
  return new Failure(WRONG_USAGE, kind === 'other' ? words.otherMatch(message) : words.unwritable(message));
}
