/** Moments of games that bots play among themselves, now and then at random so that no two games are alike. */
import {
  Chance,
  createGame,
  decisions,
  type PositionJson,
  viewOf,
  writePosition,
} from '@dungeon-twister/rules';
import { type Bot, botNamed } from '@dungeon-twister/bots';

/** Before this turn too much is still hidden. */
const FIRST_TURN = 8;
const MOST_DECISIONS = 1500;
/** Of a hundred decisions so many are made at random. */
const AT_RANDOM = 30;

/** The first moment of each turn in which action points can be spent. */
export function* momentsOf(scenario: string, seed: string): Iterable<PositionJson> {
  const game = createGame({ scenario }, seed);
  const chance = new Chance(`${seed} moments`);
  const players = Array.from({ length: game.position.ruleset.seats }, () => player('greedy'));
  const wanderer = player('random');
  let shown = 0;
  for (let count = 0; count < MOST_DECISIONS && game.result === null; count++) {
    const [next] = decisions(game.position);
    if (!next) return;
    const { seat, number, about } = next;
    if (about === 'act') {
      const moment = writePosition(game.position);
      if (moment.turn > shown && moment.turn >= FIRST_TURN) yield moment;
      shown = moment.turn;
    }
    const bot = chance.below(100) < AT_RANDOM ? wanderer : (players[seat] ?? wanderer);
    const action = bot.choose({ view: viewOf(game.position, seat), seat, seed: `${seed}/${count}` });
    if (!game.perform({ seat, decision: number, action }).ok) return;
  }
}

function player(name: string): Bot {
  const bot = botNamed(name);
  if (!bot) throw new Error(`there is no bot "${name}"`);
  return bot;
}
