/** Every command of `dt`, in the order in which the help lists them. Each adds itself to the program. */
import type { Command } from 'commander';
import { addArenaCommand } from './arena.ts';
import { addCheckCommand } from './check.ts';
import { addLessonCommand } from './lesson.ts';
import { addPerftCommand } from './perft.ts';
import { addPlayCommand } from './play.ts';
import { addRefereeCommand } from './referee.ts';
import { addReplayCommand } from './replay.ts';
import { addRoomsCommand } from './rooms.ts';
import { addScenarioCommand } from './scenario.ts';
import { addShowCommand } from './show.ts';

export const COMMANDS: readonly ((program: Command) => void)[] = [
  addPlayCommand,
  addShowCommand,
  addReplayCommand,
  addCheckCommand,
  addPerftCommand,
  addRefereeCommand,
  addArenaCommand,
  addRoomsCommand,
  addScenarioCommand,
  addLessonCommand,
];
