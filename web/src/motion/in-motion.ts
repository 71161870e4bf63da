/** What moves on the board now, for whoever waits for it; what moves it is loaded after the first board. */
import type { View } from '@dungeon-twister/rules';
import { signal } from '@preact/signals';
import type { Heard } from '../match/table-game.ts';

/** Whether something is moving now; whoever waits for the eye (a bot that goes on) may look at it. */
export const motionIsRunning = signal(false);

/** What is to be shown once more. */
export interface Again {
  /** As everything was seen before the first of the events. */
  readonly from: View;
  readonly told: readonly Heard[];
  /** How long everything stands still between two deeds. */
  readonly rest: number;
  /** Called when the motion comes to another deed. */
  readonly onDeed: (deed: number) => void;
  readonly onEnd: () => void;
}

/** Whoever wants to see something again puts it here. */
export const shownAgain = signal<Again | null>(null);
