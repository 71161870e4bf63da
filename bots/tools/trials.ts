/**
 * `npm run bots:trials -- --bot novice --games 2000 [--first 0] [--compare 12]`: whole games over all scenarios and
 * options. Told is whatever a bot did that it must not: an action that is refused, a failure, a game that does not end;
 * and an answer that changed when only what the bot cannot know was changed, which is tried at one decision in some (1: at
 * every one). Each game has its number and is the same in every run: `--first` goes on where another run has ended.
 */
import { Chance, createGame, decisions, type Game, sample, viewOf } from '@dungeon-twister/rules';
import { optionsBySeed } from '@dungeon-twister/rules/testing';
import { endWith, optionsOf } from '../../tools/options.mjs';
import type { Bot } from '../src/bot.ts';
import { BOT_NAMES, botNamed } from '../src/registry.ts';

/** Far more decisions than any game takes. */
const MOST = 20_000;
const TOLD_EVERY = 25;

const asked = optionsOf({
  bot: { type: 'string' },
  games: { type: 'string' },
  first: { type: 'string' },
  compare: { type: 'string' },
});
const name = asked.bot ?? 'novice';
const first = numberAsked('first', 0);
const games = numberAsked('games', 50);
/** One decision in so many is also asked in another world. */
const oneIn = numberAsked('compare', 12);
if (oneIn === 0) endWith('--compare is 1 or more: one decision in so many.');
makeBot();

const tally = { games: 0, decisions: 0, compared: 0, hidden: 0, faults: 0 };
for (let game = first; game < first + games; game++) {
  const fault = faultOf(game);
  tally.games++;
  if (fault !== null) {
    tally.faults++;
    console.log(`game ${game} (${optionsBySeed(game).scenario}): ${fault}`);
  }
  if (tally.games % TOLD_EVERY === 0 || tally.games === games) console.log(inWords());
}
process.exitCode = tally.faults > 0 ? 1 : 0;

function inWords(): string {
  const { games: played, decisions: decided, compared, hidden, faults } = tally;
  return (
    `${name}: ${played} games, ${decided} decisions, ${compared} of them compared with another world ` +
    `(${hidden} times something hidden was different), ${faults} faults`
  );
}

function numberAsked(option: 'games' | 'first' | 'compare', usual: number): number {
  const text = asked[option];
  if (text === undefined) return usual;
  return /^\d{1,6}$/.test(text) ? Number(text) : endWith(`--${option} needs a whole number.`);
}

function makeBot(): Bot {
  return botNamed(name) ?? endWith(`There is no bot "${name}". There are: ${BOT_NAMES.join(', ')}.`);
}

/** Plays one game; what went wrong, or null. */
function faultOf(number: number): string | null {
  const game = createGame(optionsBySeed(number), `trial ${number}`);
  const bots = Array.from({ length: game.position.ruleset.seats }, makeBot);
  const chance = new Chance(`trial ${number}, other worlds`);
  try {
    for (let step = 0; step < MOST; step++) {
      const [next] = decisions(game.position);
      if (!next) return null;
      const fault = faultIn(game, bots[next.seat], `${number}/${step}`, chance);
      if (fault !== null) return fault;
    }
    return 'it does not end';
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

function faultIn(game: Game, bot: Bot, seed: string, chance: Chance): string | null {
  const [{ seat, number }] = decisions(game.position);
  const view = viewOf(game.position, seat);
  const action = bot.choose({ view, seat, seed });
  tally.decisions++;
  if (chance.below(oneIn) === 0) {
    const other = sample(view, chance);
    tally.compared++;
    if (other.data.some((word, index) => word !== game.position.data[index])) tally.hidden++;
    // Whoever remembers something has heard it: the other world is met by somebody who starts afresh, as this one was.
    const [here, there] = [view, viewOf(other, seat)].map((seen) =>
      JSON.stringify(makeBot().choose({ view: seen, seat, seed })),
    );
    if (here !== there) return `it knows what is hidden: ${here} here, ${there} elsewhere`;
  }
  const answer = game.perform({ seat, decision: number, action });
  return answer.ok ? null : `${answer.refusal.code}: ${JSON.stringify(action)}`;
}
