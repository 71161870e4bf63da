/** The table with a game on this device: bots play here, and the clocks run here. */
import { useCallback } from 'preact/hooks';
import { playBots } from '../bots/bots.ts';
import { heldFor } from '../browser/pace.ts';
import { clockOf } from '../match/clock.ts';
import type { Match } from '../match/match.ts';
import { motionIsRunning } from '../motion/in-motion.ts';
import { ClockFace } from './clock-face.tsx';
import type { PlayController } from './play-controller.ts';
import { type Attendance, TableScreen, type TableScreenProps } from './table-screen.tsx';

interface LocalTableProps extends Omit<TableScreenProps, 'match' | 'clock' | 'attend' | 'kept'> {
  readonly match: Match;
}

function attendTo(match: Match, controller: PlayController): Attendance {
  const bots = playBots(match, {
    pause: heldFor,
    isHeld: () =>
      controller.fought.value !== null || motionIsRunning.value || controller.steps.isWaiting.value,
    onTrouble: (seat) => (controller.trouble.value = seat),
    onStandIn: (standIn) => (controller.standIn.value = standIn),
  });
  const stopClock = clockOf(match).start();
  return {
    askBot: () => bots.again(),
    stop() {
      bots.stop();
      stopClock();
    },
  };
}

export function LocalTable({ match, ...props }: LocalTableProps) {
  const attend = useCallback((controller: PlayController) => attendTo(match, controller), [match]);
  return (
    <TableScreen
      match={match}
      kept={match}
      clock={<ClockFace clock={clockOf(match)} />}
      attend={attend}
      {...props}
    />
  );
}
