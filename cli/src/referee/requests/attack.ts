/**
 * `attack`: what an attack would come to before any card counts. It is declared in a position that fits the view of
 * whoever asks, so the answer tells nothing that he may not know.
 */
import type { AnswerTo } from '@dungeon-twister/protocol';
import {
  Chance,
  check as judge,
  combatNow,
  type Decision,
  decisions,
  Game,
  sample,
  type Seat,
  strengthBeforeCards,
  type View,
  viewOf,
} from '@dungeon-twister/rules';
import { judged } from '../action-request.ts';
import type { Handler } from '../context.ts';
import { fault } from '../fault.ts';
import { refused, withNames } from '../refusal-names.ts';

/** What takes part and how strong it is lies open, so it is the same however the rest is dealt. */
const ANY_SEED = 'attack';

export const attack: Handler<'attack'> = (request, { games }) => {
  const { position } = games.get(request.game).game;
  const answer = judged(games.get(request.game).game, request, (wish) => {
    const legal = judge(position, wish);
    return legal.ok ? { ok: true as const, wish } : legal;
  });
  if (!answer.ok) throw refused(withNames(position, answer.refusal, request.lang ?? 'en'));
  const { wish } = answer;
  const view = viewOf(position, wish.seat);
  const game = new Game({ position: sample(view, new Chance(ANY_SEED), position.ruleset) });
  const fighters = fightersAfter(game, () => game.perform(wish));
  const combat = combatNow(game.position);
  const totals = strengthBeforeCards(game.position);
  if (!fighters || !combat || !totals)
    throw fault('NO_ATTACK', { en: 'This action attacks nobody.', fr: 'Cette action n’attaque personne.' });
  return {
    attack: sideOf(view, combat.attackers, fighters.attackers, totals.attack),
    defence: sideOf(view, combat.defenders, fighters.defenders, totals.defence),
    asked: decisions(game.position)
      .filter(isAskedToJoin)
      .map(({ seat }) => seat),
  };
};

const isAskedToJoin = ({ about }: Decision): boolean => about === 'join';

interface Fighters {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
}

function fightersAfter(game: Game, declare: () => void): Fighters | null {
  let found: Fighters | null = null;
  const stop = game.listen({
    onEvent: ({ event }) => {
      if (event.type === 'attackDeclared') found = event;
    },
  });
  declare();
  stop();
  return found;
}

const sideOf = (
  { remembered }: View,
  seats: readonly Seat[],
  pieces: readonly string[],
  total: number,
): AnswerTo<'attack'>['attack'] => ({
  seats: [...seats],
  pieces: [...pieces],
  total,
  cards: seats.map((seat) => ({ seat, cards: [...(remembered.combatCards[seat] ?? [])] })),
});
