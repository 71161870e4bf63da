/** How combats are in whole games of the base set between the first bots: how many, and with which lead of the attacker. */
import { combatNow, createGame, decisions, viewOf } from '@dungeon-twister/rules';
import { chooseAction, Memory } from '../src/index.ts';
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
  const memories = [new Memory(), new Memory()];
  const leads: number[] = [];
  let fighting = false;
  for (let step = 0; game.result === null; step++) {
    const [{ seat, number }] = decisions(game.position);
    const combat = combatNow(game.position);
    if (combat && !fighting) leads.push(combat.lead);
    fighting = combat !== null;
    const view = viewOf(game.position, seat);
    const action = chooseAction(view, seat, 'greedy', `${seed}/${step}`, memories[seat]);
    game.perform({ seat, decision: number, action });
  }
  return leads;
}
