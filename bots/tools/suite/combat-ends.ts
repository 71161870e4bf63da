/**
 * How a combat that has just been declared can end, whoever answers what: so that a search may ask whether its result
 * is certain, or count on the best luck.
 */
import {
  ActionList,
  decisions,
  isWounded,
  list,
  perform,
  type Position,
  searchKey,
  type Seat,
  stageOf,
  victoryPoints,
  whereIs,
} from '@dungeon-twister/rules';

/** The stages of a turn in which nobody waits for the answer to a combat. */
const isFought = (p: Position): boolean => {
  const stage = stageOf(p);
  return stage === 'act' || stage === 'over' || stage === 'card';
};

/** A seat that answers like this, with one of its answers by number, the first time that it is asked. */
interface Settled {
  readonly seat: Seat;
  readonly answer: number;
}

/** Every position that follows when all who are asked have answered, each once. */
export function combatEnds(declared: Position, settled?: Settled): Position[] {
  const ends = new Map<number, Position>();
  const answer = (p: Position, isSettled: boolean): void => {
    const [next] = decisions(p);
    if (isFought(p) || !next) {
      ends.set(searchKey(p), p);
      return;
    }
    const answers = new ActionList();
    list(p, next.seat, answers);
    const isNow = !isSettled && next.seat === settled?.seat;
    for (let index = 0; index < answers.length; index++) {
      if (isNow && index !== settled?.answer) continue;
      const after = p.copy();
      perform(after, next.seat, answers.packed(index));
      answer(after, isSettled || isNow);
    }
  };
  answer(declared, settled === undefined);
  return [...ends.values()];
}

/** The same where a seat lays something by which nobody of its own comes to harm, whatever the others lay; else all. */
export function guardedEnds(declared: Position, seat: Seat): Position[] {
  for (let answer = 0; ; answer++) {
    const ends = combatEnds(declared, { seat, answer });
    if (ends.length === 0) return combatEnds(declared);
    if (ends.every((end) => isUnharmed(declared, end, seat))) return ends;
  }
}

function isUnharmed(before: Position, after: Position, seat: Seat): boolean {
  const { all, owner } = before.ruleset.pieces;
  return all.every(
    (piece) =>
      owner[piece] !== seat ||
      (isWounded(after, piece) === isWounded(before, piece) &&
        whereIs(after, piece) === whereIs(before, piece)),
  );
}

/** What a combat has changed on the board: where everybody is, who is wounded, who has scored. Cards are left out. */
function resultOf(p: Position): string {
  const { pieces, seats } = p.ruleset;
  const board = Array.from(
    { length: pieces.count },
    (_, piece) => `${whereIs(p, piece)}${isWounded(p, piece) ? 'w' : ''}`,
  );
  const points = Array.from({ length: seats }, (_, seat) => victoryPoints(p, seat));
  return [...board, ...points, stageOf(p)].join();
}

/** Whether all ends come to the same on the board, whatever cards were laid. */
export const isCertain = (ends: readonly Position[]): boolean =>
  ends.every((end) => resultOf(end) === resultOf(ends[0] ?? end));
