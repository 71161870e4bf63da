/** The end of a game. What it shows is loaded then: nobody needs it to play. */
import type { ComponentChildren } from 'preact';
import { Later } from '../panels/later.tsx';
import type { Match } from '../match/match.ts';
import type { AtTable } from './play-controller.ts';

export interface AfterGame {
  readonly onLeave: () => void;
  readonly onAgain?: (() => void) | undefined;
  /** The same once more with the sides changed; nothing where that would change nothing. */
  readonly onRematch?: (() => void) | undefined;
  /** From the gentle game to a whole one. */
  readonly onFull?: (() => void) | undefined;
  readonly onReplay?: (() => void) | undefined;
  /** The game as it is kept on this device, to be given out of the page. */
  readonly kept?: Match | undefined;
  /** What else there is to say of this game. */
  readonly afterword?: ComponentChildren;
}

const load = async () => (await import('./after-game/report.tsx')).Report;

export function GameOver({ controller, ...after }: AtTable & AfterGame) {
  // First both see how their combat ended.
  if (!controller.now.result || controller.fought.value || !controller.match.whole) return null;
  return <Later load={load} props={{ controller, ...after }} />;
}
