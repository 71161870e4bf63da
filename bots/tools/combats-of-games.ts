/** How combats are in whole games of the base set between the first bots: how many, and with which lead of the attacker. */
import { combatNow, createGame, decisions, viewOf } from '@dungeon-twister/rules';
import { botNamed } from '../src/registry.ts';
import type { CombatsSeen } from '../src/combat/card-table.ts';

export function combatsOfGames(games: number): CombatsSeen {
  const leads = new Map<number, number>();
  for (let game = 0; game < games; game++)
    for (const lead of leadsIn(`combats ${game}`)) leads.set(lead, (leads.get(lead) ?? 0) + 1);
  return { games, leads: [...leads].sort(([a], [b]) => a - b) };
}

/** The lead of each combat of a game. */
function leadsIn(seed: string): number[] {
  const game = createGame({ scenario: 'base' }, seed);
  const bots = [botNamed('greedy'), botNamed('greedy')];
  const leads: number[] = [];
  let fighting = false;
  for (let step = 0; game.result === null; step++) {
    const [{ seat, number }] = decisions(game.position);
    const combat = combatNow(game.position);
    if (combat && !fighting) leads.push(combat.lead);
    fighting = combat !== null;
    const view = viewOf(game.position, seat);
    const action = bots[seat]?.choose({ view, seat, seed: `${seed}/${step}` });
    if (!action) throw new Error('greedy is not there');
    game.perform({ seat, decision: number, action });
  }
  return leads;
}
