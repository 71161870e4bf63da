/** Replays the answer of a task on every way in which its combats can end. */
import {
  activeSeat,
  chartOf,
  check,
  decisions,
  decode,
  type PackedAction,
  perform,
  type Position,
  readAction,
  stageOf,
  writeAction,
} from '@dungeon-twister/rules';
import { combatEnds } from './combat-ends.ts';
import { afterTurn } from './end-turn.ts';

/** The lines of actions that were found one after the other, the squares named as the rooms lie at each moment. */
export function linesOf(start: Position, actions: readonly PackedAction[]): string[] {
  let p = start;
  return actions.map((packed) => {
    const seat = activeSeat(p);
    const line = writeAction(chartOf(p), seat, decode(p, seat, packed));
    const after = p.copy();
    perform(after, seat, packed);
    p = stageOf(after) === 'act' ? after : (combatEnds(after)[0] ?? after);
    return line;
  });
}

/** Every position in which the turn can end when these lines are played; throws where one of them cannot be. */
export function endsOf(start: Position, lines: readonly string[]): Position[] {
  let positions = [start];
  for (const line of lines) positions = positions.flatMap((p) => playLine(p, line));
  return positions.map(afterTurn);
}

function playLine(p: Position, line: string): Position[] {
  const seat = activeSeat(p);
  const read = readAction(chartOf(p), seat, line);
  if (!read.ok) throw new Error(`"${line}": ${read.words.en}`);
  const decision = decisions(p).find((open) => open.seat === seat)?.number ?? -1;
  const answer = check(p, { seat, decision, action: read.action });
  if (!answer.ok) throw new Error(`"${line}": ${answer.refusal.code}`);
  const after = p.copy();
  perform(after, seat, answer.packed);
  return combatEnds(after);
}
