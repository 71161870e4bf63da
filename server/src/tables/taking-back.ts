/**
 * Taking back what has settled something, at tables that were opened as friendly: the person who did it asks, and the game
 * goes back when all other people agree. Bots agree. It is asked once for a deed, and not any more when the game is over.
 */
import type { Seat } from '@dungeon-twister/rules';
import type { Table } from '../table/table.ts';
import { plays } from './absence.ts';
import { no, type Verdict } from './judge.ts';

/** The people who must agree that somebody takes something back. */
const others = (table: Table, seat: Seat): Seat[] =>
  table.occupants.flatMap(({ kind }, at) =>
    kind === 'person' && at !== seat && !table.isPlayedFor(at) && plays(table, at) ? [at] : [],
  );

export function judgeTakeBack(table: Table, seat: Seat): Verdict {
  if (!table.game) return no('NOT_BEGUN');
  if (table.isPlayedFor(seat)) return no('BOT_PLAYS');
  if (table.question) return no('ASKED_ALREADY');
  const of = table.lastDeedOf(seat);
  if (!table.opening.friendly || table.isOver || !plays(table, seat) || of === null || table.kept.has(of))
    return no('NOT_TAKEN_BACK');
  return { body: { kind: 'ask-back', seat, of, granted: others(table, seat).length === 0 } };
}

export function judgeAnswer(table: Table, seat: Seat, of: number, agrees: boolean): Verdict {
  const { question } = table;
  const asked = question ? others(table, question.seat) : [];
  if (!question || question.of !== of || !asked.includes(seat) || question.granted.includes(seat))
    return no('NOT_ASKED');
  const granted = agrees && asked.every((one) => one === seat || question.granted.includes(one));
  return { body: { kind: 'answer-back', seat, of, agrees, granted } };
}
