/** Matches for the tests of the store: played some way by lots. */
import { ActionList, Chance, decisions, legalActions, rulesetFor } from '@dungeon-twister/rules';
import type { Match } from '../../src/match/match.ts';
import type { Player } from '../../src/match/player.ts';
import { newMatch } from '../../src/store/new-match.ts';

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', level: 'greedy' };
const listed = new ActionList();

export function aMatch(scenario: string, deeds: number, seed = 'a table'): Match {
  const chance = new Chance(seed);
  const { seats } = rulesetFor({ scenario });
  const match = newMatch({ scenario }, [HUMAN, ...Array.from({ length: seats - 1 }, () => BOT)], seed);
  for (let done = 0; done < deeds; done++) {
    const [open] = decisions(match.game.position);
    if (!open) break;
    const actions = legalActions(match.game.position, open.seat, listed).filter(
      ({ type }) => type !== 'resign' && type !== 'offerDraw',
    );
    match.perform(open.seat, actions[chance.below(actions.length)]);
  }
  return match;
}
