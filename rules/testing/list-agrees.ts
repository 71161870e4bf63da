/**
 * The list and the check are two ways to ask the same question: what is listed is accepted, written down and read
 * again it is the same action, and no two listed actions of a kind come to the same.
 */
import { ActionList, type PackedAction, kindOf, pieceOf } from '../src/model/packed-action.ts';
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
  const scratch = new Position(p.ruleset);
  for (const { seat } of decisions(p)) {
    const results = new Map<string, number>();
    list(p, seat, listed);
    for (let i = 0; i < listed.length; i++) {
      const packed = listed.packed(i);
      perform(scratch.copyFrom(p), seat, packed);
      const result = `${kindOf(packed)} ${pieceOf(packed)} ${scratch.data.join()}`;
      const other = results.get(result);
      if (other !== undefined)
        throw new Error(
          `the same comes of ${JSON.stringify(decode(p, seat, listed.packed(other)))} and ${JSON.stringify(decode(p, seat, listed.packed(i)))}`,
        );
      results.set(result, i);
    }
  }
}
