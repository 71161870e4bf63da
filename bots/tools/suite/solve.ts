/** Whether a bot finds what is to be found: the aim is judged by the rules, whatever way the bot took. */
import { activeSeat } from '@dungeon-twister/rules';
import type { Bot } from '@dungeon-twister/bots';
import { holds } from './aim.ts';
import { playTurn } from './play-turn.ts';
import type { NamedTask } from './task.ts';

export interface Verdict {
  readonly solved: boolean;
  /** Why not, where the bot did not play the turn to its end. */
  readonly fault?: string;
}

export function solve({ name, task: { position, aim } }: NamedTask, makeBot: () => Bot): Verdict {
  try {
    const played = playTurn(position, makeBot, `suite ${name}`);
    if (!played.ok) return { solved: false, fault: played.reason };
    const seat = activeSeat(position);
    return { solved: played.ends.every((end) => holds(aim, seat, position, end, 'guarded')) };
  } catch (error) {
    return { solved: false, fault: String(error) };
  }
}
