/**
 * What a bot would do in its seat: the next deed, and those of the same turn that it thinks of behind it. Asked like a
 * bot, with a view: what comes after the next deed is played in a position that fits it.
 */
import { type Action, Chance, decisions, Game, isBarrier, sample, viewOf } from '@dungeon-twister/rules';
import type { Bot, Question } from '@dungeon-twister/bots';

/** No turn that somebody explains is longer. */
const MOST = 7;

export function lineOf(bot: Bot, { view, seat, seed }: Question): readonly Action[] {
  const game = new Game({ position: sample(view, new Chance(seed)) });
  const line: Action[] = [];
  let seen = view;
  while (line.length < MOST) {
    const action = bot.choose({ view: seen, seat, seed });
    const next = decisions(game.position).find((one) => one.seat === seat);
    if (!next || !game.perform({ seat, decision: next.number, action }).ok) break;
    line.push(action);
    // What was fought or turned up is known only when it has happened.
    const isOpen = next.about === 'act' && isBarrier(game.position.ruleset, action);
    const goesOn = decisions(game.position).some((one) => one.seat === seat && one.about === 'act');
    if (isOpen || !goesOn || game.result) break;
    seen = viewOf(game.position, seat);
  }
  return line;
}
