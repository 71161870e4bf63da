/**
 * `npm run bots:work -- --bot master@0.25`: how many actions a bot performs in its mind for one of its turns in the base
 * set, on average. The baselines are given as many, or ten times as many (`bots/baselines/turn-bot.ts`).
 *
 *   --games 8           so many games against Casual, the same ones each time
 */
import { createGame, decisions, type Ruleset, viewOf } from '@dungeon-twister/rules';
import { endWith, optionsOf } from '../../tools/options.mjs';
import { botNamed } from '../src/registry.ts';

const asked = optionsOf({ bot: { type: 'string' }, games: { type: 'string' } });
const name = asked.bot ?? 'master@0.25';
if (asked.games !== undefined && !/^[1-9]\d{0,3}$/.test(asked.games))
  endWith('--games needs a whole number.');

let performed = 0;
/** Bots perform actions at many places; all of them come to the kinds of action of the ruleset. */
function counted(ruleset: Ruleset): Ruleset {
  const kinds = ruleset.kinds.map((kind) => ({
    ...kind,
    perform: (...args: Parameters<typeof kind.perform>) => {
      performed++;
      return kind.perform(...args);
    },
  }));
  return { ...ruleset, kinds };
}

/** What the bot performs in each of its turns of one game. */
function turnsOf(seed: string): number[] {
  const [bot, other] = [botNamed(name), botNamed('casual')];
  if (!bot || !other) return endWith(`There is no bot ${name}.`);
  const game = createGame({ scenario: 'base' }, seed);
  const ruleset = counted(game.position.ruleset);
  const turns = new Map<number, number>();
  for (let step = 0; game.result === null; step++) {
    const [open] = decisions(game.position);
    if (!open) break;
    const { seat, number } = open;
    const view = viewOf(game.position, seat);
    const question = { view, seat, seed: `${seed} ${step}` };
    performed = 0;
    const action = seat === 0 ? bot.choose({ ...question, ruleset }) : other.choose(question);
    const { stage, turn } = view.shown;
    if (seat === 0 && stage === 'act') turns.set(turn, (turns.get(turn) ?? 0) + performed);
    game.perform({ seat, decision: number, action });
  }
  return [...turns.values()];
}

const games = Number(asked.games ?? 8);
const turns = Array.from({ length: games }, (_, game) => turnsOf(`work ${game}`)).flat();
const mean = turns.reduce((sum, one) => sum + one, 0) / turns.length;
console.log(
  `${name} performs ${Math.round(mean).toLocaleString('en-US')} actions a turn (${turns.length} turns of ${games} games, most ${Math.max(...turns).toLocaleString('en-US')})`,
);
