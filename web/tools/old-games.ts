/**
 * Keeps games of the rules of today, so that the tests of later rules can open them: records, positions, saved games
 * and links, in every form in which players may have kept theirs.
 *
 * Run it before a release whose rules differ, never afterwards: `npx tsx web/tools/old-games.ts`. It writes to
 * rules/testing/old-games/rules-N and refuses to change what is there: what is written stays written.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type About,
  type Action,
  ACTION_TYPES,
  ActionList,
  type ActionType,
  BOOK_TIMER,
  Chance,
  createGame,
  type LogEntry,
  decisions,
  decode,
  Game,
  type GameOptions,
  type GameRecord,
  list,
  type Position,
  readPosition,
  readScenario,
  recordOf,
  RULES_VERSION,
  type Scenario,
  SCENARIOS,
  type Seat,
  stageOf,
  writePosition,
  writePositionText,
  writeRecord,
  writeRecordText,
} from '@dungeon-twister/rules';
import { optionsBySeed, purposeful } from '@dungeon-twister/rules/testing';
import { Match } from '../src/match/match.ts';
import type { Player } from '../src/match/player.ts';
import { positionFor } from '../src/store/files.ts';
import { packed } from '../src/store/link.ts';
import { reopen } from '../src/store/new-match.ts';
import { saveOf } from '../src/store/saves.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'rules/testing/old-games', `rules-${RULES_VERSION}`);

/** Enough seeds to find a short game; long ones would only make the folder big. */
const TRIES = 30;
/** Some actions hardly ever come about where chance plays; it ends as soon as all were seen. */
const SELDOM_TRIES = 300;
const MOST_DEEDS = 150;
/** Where no game is that short, its players lose heart after so many deeds. */
const BUSY_DEEDS = 80;
const UNFINISHED_TURN = 5;
const LONG_GAME = 1500;
const LAST_DEEDS = 60;
const FEW_DEEDS = 6;
const LEAVING_TURN = 3;
const POSITION_TURN = 7;
const LATE_ONE_IN = 12;
/** Any moment: only the list of saved games shows it. */
const WHEN = Date.UTC(2025, 0, 1);

const listed = new ActionList();
const turnOf = (game: Game): number => writePosition(game.position).turn;

function does(game: Game, seat: Seat, action: Action): boolean {
  return game.perform({ seat, decision: game.asked(seat), action }).ok;
}

/** One step of a player who wants to get on; in a timed game he is sometimes too late. */
function step(game: Game, chance: Chance): void {
  const { position } = game;
  const open = decisions(position);
  const { seat, clock } = open[chance.below(open.length)];
  if (clock !== null && chance.below(LATE_ONE_IN) === 0 && game.timeRanOut(seat)) return;
  list(position, seat, listed);
  const action = decode(position, seat, listed.packed(purposeful(position, seat, listed, chance)));
  if (!does(game, seat, action)) throw new Error(`a listed action is refused: ${JSON.stringify(action)}`);
}

function play(
  options: GameOptions,
  seed: string,
  until: (game: Game) => boolean,
  mostDeeds = MOST_DEEDS,
): Game {
  const game = createGame(options, seed);
  const chance = new Chance(`${seed}, the choices`);
  while (!game.result && game.log.length < mostDeeds && !until(game)) step(game, chance);
  return game;
}

/** The same game, begun in its position after so many deeds. */
function begunAt(game: Game, after: number): Game {
  const again = new Game({ position: game.start });
  let late = again;
  for (const [index, entry] of game.log.entries()) {
    if (index === after) late = new Game({ position: late.position });
    if ('timeRanOut' in entry) late.timeRanOut(entry.seat);
    else does(late, entry.seat, entry.action);
  }
  return late;
}

/** Nobody does anything any more, until the end can be claimed. */
function idle(game: Game): Game {
  const chance = new Chance('idle');
  while (!game.result) {
    const [{ seat }] = decisions(game.position);
    if (does(game, seat, { type: 'claimEnd' })) break;
    if (!does(game, seat, { type: 'endTurn' })) step(game, chance);
  }
  return game;
}

/** The shortest of several games that are so. */
function shortest(
  seed: string,
  playOne: (seed: string) => Game,
  isSo: (game: Game) => boolean,
): [Game, string] | null {
  let best: [Game, string] | null = null;
  for (let n = 0; n < TRIES; n++) {
    const game = playOne(`${seed} ${n}`);
    if (isSo(game) && game.log.length < (best?.[0].log.length ?? Number.POSITIVE_INFINITY))
      best = [game, `${seed} ${n}`];
  }
  return best;
}

function finishedGame(options: GameOptions, name: string): [Game, string] {
  const found = shortest(
    name,
    (seed) => play(options, seed, () => false),
    (game) => game.result !== null,
  );
  return found ?? [idle(play(options, name, ({ log: deeds }) => deeds.length >= BUSY_DEEDS)), name];
}

const actionsOf = (game: Game): Action[] =>
  game.log.flatMap((entry: LogEntry) => ('action' in entry ? [entry.action] : []));

/** What a record can carry besides the game. */
const aboutWithSeed = (seed: string): Partial<About> => ({
  seed,
  seedHash: createHash('sha256').update(seed).digest('hex'),
  players: [],
  tags: { Event: 'Old games', Round: '1' },
  comments: [
    { after: 0, text: 'Here it begins: été, « gambit », 龍.' },
    { after: 20, text: '' },
    { after: 20, text: 'Twenty deeds are done.' },
  ],
});

const playersFor = (seats: number): Player[] =>
  Array.from(
    { length: seats },
    (_, seat): Player =>
      seat === 0 ? { kind: 'human' } : { kind: 'bot', level: seat === 1 ? 'greedy' : 'random' },
  );

const oneLine = (value: unknown): string => `${JSON.stringify(value)}\n`;
const seen = new Map<string, number>();

function count(name: string): void {
  seen.set(name, (seen.get(name) ?? 0) + 1);
}

function countRecord({ game }: GameRecord): void {
  for (const option of Object.keys({ ...game.options, ...game.options.rules })) count(`option ${option}`);
  if (game.options.teamChoice) count(`teams ${game.options.teamChoice}`);
  for (const entry of game.log) {
    if ('timeRanOut' in entry) count('too late');
    else count(`action ${entry.action.type}`);
  }
  for (const action of actionsOf(game)) {
    if (action.type === 'reveal' && action.over !== undefined) count('reveal with a chosen side');
    if (action.type === 'join' && action.side !== null) count('join');
  }
  count(`ending ${game.result?.ending ?? 'running'}`);
}

function write(name: string, text: string): void {
  const file = join(FOLDER, name);
  if (existsSync(file) && readFileSync(file, 'utf8') !== text)
    throw new Error(`${name} is there and differs`);
  writeFileSync(file, text);
}

function writeText(name: string, record: GameRecord, language: 'en' | 'fr'): void {
  countRecord(record);
  write(`${name}.txt`, writeRecordText(record, language));
}

function writeBoth(name: string, record: GameRecord, language: 'en' | 'fr'): void {
  write(`${name}.json`, oneLine(writeRecord(record)));
  writeText(name, record, language);
}

/** Options that differ from one scenario to the next; of several the first that is timed, for every second one. */
function richOptions(scenario: Scenario, index: number): GameOptions {
  for (let round = 1; ; round++) {
    const options = optionsBySeed(index + round * SCENARIOS.length);
    if (index % 2 === 0 && !options.timer) continue;
    if (scenario.handicapAllowed && index % 3 === 0 && !options.handicap) continue;
    return scenario.secretObjectsAllowed ? { ...options, secretObjects: true } : options;
  }
}

/** In a game of several one player leaves on the way. */
function unfinished(options: GameOptions, seed: string): Game {
  let hasLeft = false;
  return play(options, seed, (game) => {
    if (
      !hasLeft &&
      game.position.ruleset.seats > 2 &&
      turnOf(game) >= LEAVING_TURN &&
      stageOf(game.position) === 'act'
    ) {
      hasLeft = true;
      does(game, game.position.ruleset.seats - 1, { type: 'resign' });
    }
    return turnOf(game) >= UNFINISHED_TURN;
  });
}

async function linkTo(game: Game): Promise<string> {
  const match = new Match(game, playersFor(game.position.ruleset.seats));
  return `p=${await packed(JSON.stringify(writePosition(positionFor(match, 'spectator', 'a link'))))}`;
}

async function writeScenario(scenario: Scenario, index: number): Promise<string> {
  const { id } = scenario;
  const [finished, seed] = finishedGame({ scenario: id }, id);
  writeBoth(`${id}-finished`, recordOf(finished, aboutWithSeed(seed)), 'en');
  const running = unfinished(richOptions(scenario, index), `${id}, unfinished`);
  const players = playersFor(running.position.ruleset.seats);
  const names = players.map((_, seat) => (seat === 0 ? 'Ada Lovelace' : seat === 1 ? null : 'Zoé'));
  writeBoth(`${id}-unfinished`, recordOf(running, { players: names }), 'fr');
  write(`${id}-save.json`, JSON.stringify(saveOf(reopen(recordOf(running), players), WHEN)));
  const middle = play({ scenario: id }, `${id}, a position`, (game) => turnOf(game) >= POSITION_TURN);
  write(`${id}-position.json`, oneLine(writePosition(middle.position)));
  write(`${id}-position.txt`, writePositionText(middle.position, index % 2 === 0 ? 'en' : 'fr'));
  return `${id} ${await linkTo(middle)}`;
}

/** What the games above may have missed. */
function writeSpecial(): void {
  writeBoth('claim-race', recordOf(idle(createGame({ scenario: 'race' }, 'claimed'))), 'en');
  writeBoth('won-race', recordOf(idle(new Game({ position: aheadInRace() }))), 'fr');
  writeBoth('claim-pyramid-4', recordOf(idle(createGame({ scenario: 'pyramid-4' }, 'claimed'))), 'fr');
  writeBoth('left-pyramid-3', recordOf(leftAlone({ scenario: 'pyramid-3' })), 'en');
  const joined = shortest('joined', toJoin, (game) => joinsIn(game) > 1);
  if (!joined) throw new Error('nobody ever joins');
  writeBoth('joined-murder', recordOf(begunAt(joined[0], joined[0].log.length - LAST_DEEDS)), 'en');
  const own = readFileSync(join(ROOT, 'examples/scenarios/crypt.txt'), 'utf8');
  const read = readScenario(own);
  if (!read.ok) throw new Error('the crypt cannot be read');
  const [crypt] = finishedGame({ scenario: 'crypt', own }, 'own');
  writeBoth('own-crypt', recordOf(crypt), 'fr');
  const start = play({ scenario: 'base' }, 'a start', (game) => turnOf(game) >= POSITION_TURN).position;
  const fromThere = new Game({ position: start });
  const chance = new Chance('on from there');
  while (turnOf(fromThere) < POSITION_TURN + 4) step(fromThere, chance);
  writeBoth('start-base', recordOf(fromThere), 'fr');
  for (const teamChoice of ['mutual', 'fullFrontal', 'draft', 'random'] as const) {
    const options: GameOptions = { scenario: 'mixed', teamChoice, timer: BOOK_TIMER };
    const game = play(options, teamChoice, (one) => turnOf(one) >= 3);
    writeBoth(`teams-${teamChoice}`, recordOf(game), 'fr');
  }
  const agreed = play({ scenario: 'standard-3' }, 'agreed', (game) => turnOf(game) >= 3);
  does(agreed, 0, { type: 'offerDraw' });
  does(agreed, 1, { type: 'declineDraw' });
  for (let seat = 0; seat < 3; seat++) does(agreed, seat, { type: 'offerDraw' });
  writeBoth('agreed-standard-3', recordOf(agreed), 'en');
}

/** A race in which the first player has scored. */
function aheadInRace(): Position {
  const json = writePosition(play({ scenario: 'race' }, 'won', (game) => turnOf(game) >= 2).position);
  const seats = json.seats.map((seat, index) => (index === 0 ? { ...seat, points: 2 } : seat));
  const read = readPosition({ ...json, seats });
  if (!read.ok) throw new Error(read.reason);
  return read.position;
}

/** Somebody leaves a game in which nobody has scored. */
function leftAlone(options: GameOptions): Game {
  const game = play(options, 'left alone', (one) => turnOf(one) >= 2);
  does(game, 1, { type: 'resign' });
  return idle(game);
}

const joinsIn = (game: Game): number =>
  actionsOf(game).filter((action) => action.type === 'join' && action.side !== null).length;

const toJoin = (seed: string): Game =>
  play(
    { scenario: 'murder' },
    seed,
    (game) => joinsIn(game) > 1 && actionsOf(game).at(-1)?.type === 'endTurn',
    LONG_GAME,
  );

/** The actions that are still missing, each with the few deeds around it. */
function writeSeldom(): void {
  for (let n = 0; n < SELDOM_TRIES && unseen().length > 0; n++)
    for (const { id } of SCENARIOS) {
      const game = play(
        { scenario: id },
        `seldom ${n}`,
        ({ log: deeds }) => isUnseen(deeds.at(-1)),
        LONG_GAME,
      );
      const last = game.log.at(-1);
      if (!last || !('action' in last) || !isUnseen(last)) continue;
      const short = begunAt(game, Math.max(0, game.log.length - FEW_DEEDS));
      writeText(`seldom-${last.action.type}`, recordOf(short), n % 2 === 0 ? 'en' : 'fr');
    }
  if (unseen().length > 0) throw new Error(`never seen: ${unseen().join(', ')}`);
}

const unseen = (): ActionType[] => ACTION_TYPES.filter((type) => !seen.has(`action ${type}`));
const isUnseen = (entry: LogEntry | undefined): boolean =>
  entry !== undefined && 'action' in entry && !seen.has(`action ${entry.action.type}`);

mkdirSync(FOLDER, { recursive: true });
const links: string[] = [];
for (const [index, scenario] of SCENARIOS.entries()) {
  links.push(await writeScenario(scenario, index));
  console.log(scenario.id);
}
write('links.txt', `${links.join('\n')}\n`);
writeSpecial();
writeSeldom();
for (const name of [...seen.keys()].sort()) console.log(`${name}: ${seen.get(name)}`);
