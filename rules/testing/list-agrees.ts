/**
 * The list and the check are two ways to ask the same question: what is listed is accepted, written down and read
 * again it is the same action, and no two listed actions of a kind come to the same.
 */
import { ActionList, type PackedAction, kindOf, pieceOf } from '../src/model/packed-action.ts';
import { samePosition } from '../src/model/key.ts';
import { Position } from '../src/model/position.ts';
import { check, decisions, decode, list, perform } from '../src/flow/play.ts';

const listed = new ActionList();

/** Throws if a listed action is refused or comes back as another one. Looks at every `every`-th of them. */
export function checkListed(p: Position, every = 1): void {
  for (const { seat, number } of decisions(p)) {
    list(p, seat, listed);
    for (let i = 0; i < listed.length; i += every) {
      const packed = listed.packed(i);
      const action = decode(p, seat, packed);
      const answer = check(p, { seat, decision: number, action });
      if (!answer.ok)
        throw new Error(`listed and refused (${answer.refusal.code}): ${JSON.stringify(action)}`);
      if (!sameCode(packed, answer.packed))
        throw new Error(
          `${JSON.stringify(action)} is listed as ${show(packed)} and accepted as ${show(answer.packed)}`,
        );
    }
  }
}

const sameCode = (a: PackedAction, b: PackedAction): boolean =>
  a.head === b.head && a.first === b.first && a.second === b.second && b.more === undefined;
const show = ({ head, first, second, more }: PackedAction): string =>
  JSON.stringify({ head, first, second, more });

/**
 * Throws if two listed actions of one kind and one piece lead to the same position. (Two pieces may both stand still,
 * and one may come to a square on foot or through the wall.)
 */
export function checkDistinct(p: Position): void {
  const [scratch, otherScratch] = [new Position(p.ruleset), new Position(p.ruleset)];
  for (const { seat } of decisions(p)) {
    const results = new Map<number, number[]>();
    list(p, seat, listed);
    for (let i = 0; i < listed.length; i++) {
      const packed = listed.packed(i);
      perform(scratch.copyFrom(p), seat, packed);
      const sum = sumOf(scratch);
      const alike = results.get(sum);
      // Only what has the same sum is played once more and compared.
      for (const other of alike ?? []) {
        const before = listed.packed(other);
        if (kindOf(before) !== kindOf(packed) || pieceOf(before) !== pieceOf(packed)) continue;
        perform(otherScratch.copyFrom(p), seat, before);
        if (samePosition(otherScratch, scratch))
          throw new Error(
            `the same comes of ${JSON.stringify(decode(p, seat, before))} and ${JSON.stringify(decode(p, seat, packed))}`,
          );
      }
      if (alike) alike.push(i);
      else results.set(sum, [i]);
    }
  }
}

/** The same for the same position, and seldom for another. */
function sumOf({ data }: Position): number {
  let sum = 0;
  for (let i = 0; i < data.length; i++) {
    sum = Math.imul(sum ^ data[i], 0x9e3779b1);
    sum ^= sum >>> 15;
  }
  return sum;
}
