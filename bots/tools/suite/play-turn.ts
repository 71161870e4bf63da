/**
 * Lets a bot play the turn of a position, asked decision by decision through views as in a game. Others who are asked in
 * between, in combats, answer in every way they can: what a bot reaches counts only if it reaches it against all.
 */
import {
  ActionList,
  activeSeat,
  check,
  decisions,
  list,
  perform,
  type Position,
  stageOf,
  viewOf,
} from '@dungeon-twister/rules';
import type { Bot } from '@dungeon-twister/bots';

/** Far more than a turn of three action points has. */
const MOST_DECISIONS = 100;
/** Far more ways than three combats can go. */
const MOST_WAYS = 2000;

export type Played =
  | { readonly ok: true; readonly ends: readonly Position[] }
  | { readonly ok: false; readonly reason: string };

const options = new ActionList();

/** Every position in which the bot's turn ends. A bot is made anew for every way that others can answer. */
export function playTurn(start: Position, makeBot: () => Bot, seed: string): Played {
  const ends: Position[] = [];
  let script: number[] | null = [];
  for (let way = 0; way < MOST_WAYS && script; way++) {
    const played = playOnce(start, makeBot(), seed, script);
    if (typeof played === 'string') return { ok: false, reason: played };
    ends.push(played.end);
    script = nextScript(played.answers);
  }
  return script ? { ok: false, reason: 'the turn has too many ways' } : { ok: true, ends };
}

/** One answer of somebody else: which it was, and of how many. */
interface Answer {
  readonly chosen: number;
  readonly of: number;
}

/** Counts on: the last answer that has another one after it is changed, those behind it begin anew. */
function nextScript(answers: readonly Answer[]): number[] | null {
  for (let index = answers.length - 1; index >= 0; index--) {
    const { chosen, of } = answers[index] ?? { chosen: 0, of: 0 };
    if (chosen + 1 < of) return [...answers.slice(0, index).map((one) => one.chosen), chosen + 1];
  }
  return null;
}

function playOnce(
  start: Position,
  bot: Bot,
  seed: string,
  script: readonly number[],
): { readonly end: Position; readonly answers: readonly Answer[] } | string {
  const p = start.copy();
  const seat = activeSeat(start);
  const answers: Answer[] = [];
  for (let count = 0; count < MOST_DECISIONS; count++) {
    if (stageOf(p) === 'over' || stageOf(p) === 'card' || activeSeat(p) !== seat) return { end: p, answers };
    const [next] = decisions(p);
    if (!next) return 'nobody is asked';
    if (next.seat === seat) {
      const view = viewOf(p, seat);
      const action = bot.choose({ view, seat, seed: `${seed}/${count}`, ruleset: p.ruleset });
      const answer = check(p, { seat, decision: next.number, action });
      if (!answer.ok) return `refused: ${answer.refusal.code}`;
      perform(p, seat, answer.packed);
      continue;
    }
    list(p, next.seat, options);
    const chosen = script[answers.length] ?? 0;
    answers.push({ chosen, of: options.length });
    perform(p, next.seat, options.packed(chosen));
  }
  return 'the turn does not end';
}
