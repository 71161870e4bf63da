/** Somebody who plays one seat in one game of the arena. He is shown what his seat sees, and nothing else. */
import { type Bot, botNamed } from '@dungeon-twister/bots';
import type { Action, Decision, View } from '@dungeon-twister/rules';
import type { Contestant } from './contestant.ts';
import { Forfeit } from './forfeit.ts';
import { Program } from './program.ts';

export interface Asked {
  readonly decision: Decision;
  readonly view: View;
  readonly seed: string;
  /** What is legal: the answers to the decision, and what may be said at any time. Written out for programs only. */
  readonly legal: () => { readonly actions: readonly Action[]; readonly anytime: readonly Action[] };
}

export interface Player {
  /** Anything may come back: the table judges it. Throws `Forfeit` where nothing comes. */
  answer(asked: Asked): unknown;
  /** The game is over. */
  close(): void;
}

const local = (bot: Bot): Player => ({
  answer: ({ view, decision: { seat }, seed }) => bot.choose({ view, seat, seed }),
  close: () => undefined,
});

export interface Means {
  readonly limitMs: number;
  /** Told of every process that is started, so that none outlives the arena. */
  readonly onProcess: (pid: number) => void;
}

export async function playerFor(contestant: Contestant, { limitMs, onProcess }: Means): Promise<Player> {
  if (contestant.kind === 'program') return new Program(contestant.command, limitMs, onProcess);
  const bot = contestant.kind === 'module' ? await botFrom(contestant.url) : botNamed(contestant.name);
  if (!bot) throw new Forfeit('crash', `There is no bot ${contestant.name}.`);
  return local(bot);
}

/** The default export of the module makes a new bot for every game. */
async function botFrom(url: string): Promise<Bot> {
  const module = (await import(url)) as { readonly default?: unknown };
  if (typeof module.default !== 'function')
    throw new Forfeit('crash', 'The module has no default export that makes a bot.');
  return (module.default as () => Bot)();
}
