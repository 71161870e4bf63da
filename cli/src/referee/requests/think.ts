/**
 * `sample`, `evaluate`, `choose`: what can be thought from what one person sees. Each of them is handed his view and
 * never the position, so that what he cannot know has no part in the answer.
 */
import { BOT_NAMES, type Bot, botNamed, evaluateView } from '@dungeon-twister/bots';
import {
  Chance,
  chartOf,
  sample as sampleOf,
  viewOf,
  writeAction,
  writePosition,
  writePositionText,
} from '@dungeon-twister/rules';
import type { Handler } from '../context.ts';
import { fault } from '../fault.ts';
import { decisionOf } from '../kept-game.ts';
import { seatAt, seatOrDecider } from '../seat.ts';

export const sample: Handler<'sample'> = (
  { game: id, viewer, seed, count, form = 'text', lang },
  { games },
) => {
  const { game } = games.get(id);
  const { position } = game;
  const view = viewOf(position, viewer === 'spectator' ? viewer : seatAt(game, viewer));
  const chance = new Chance(seed);
  const positions = Array.from({ length: count }, () => {
    const one = sampleOf(view, chance, position.ruleset);
    return form === 'json' ? writePosition(one) : writePositionText(one, lang);
  });
  return { positions };
};

export const evaluate: Handler<'evaluate'> = ({ game: id, seat: asked, seed, samples }, { games }) => {
  const { game } = games.get(id);
  const { position } = game;
  const seat = seatOrDecider(game, asked);
  const question = { view: viewOf(position, seat), seat, seed, ruleset: position.ruleset };
  const { value, features } = evaluateView(question, samples);
  return { seat, value, features: features && { ...features } };
};

export const choose: Handler<'choose'> = (request, { games }) => {
  const { game } = games.get(request.game);
  const { position } = game;
  const bot = botAtLevel(request.level);
  const seat = seatOrDecider(game, request.seat);
  const decision = decisionOf(game, seat);
  if (decision === null)
    throw fault('NO_DECISION', {
      en: `Seat ${seat} has nothing to decide now.`,
      fr: `Le siège ${seat} n’a rien à décider maintenant.`,
    });
  const { ruleset } = position;
  const action = bot.choose({ view: viewOf(position, seat), seat, seed: request.seed, ruleset });
  const { form = 'text', lang } = request;
  return {
    seat,
    decision,
    action: form === 'json' ? action : writeAction(chartOf(position), seat, action, lang),
  };
};

/** Nobody thinks longer here than his level does: one request must not keep all others waiting. */
const isWithinBudget = (level: string): boolean => Number(level.split('@')[1] ?? 1) <= 1;

function botAtLevel(level: string): Bot {
  const bot = isWithinBudget(level) ? botNamed(level) : null;
  if (bot) return bot;
  const quoted = JSON.stringify(level);
  const known = BOT_NAMES.join(', ');
  throw fault('UNKNOWN_LEVEL', {
    en: `There is no level ${quoted}. There are: ${known}; with a style, as expert/runner; with a share of at most 1, as master@0.25.`,
    fr: `Il n’y a pas de niveau ${quoted}. Il y a : ${known} ; avec un style, comme expert/runner ; avec une part d’au plus 1, comme master@0.25.`,
  });
}
