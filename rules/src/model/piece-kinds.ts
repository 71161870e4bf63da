/** A character or an object as data: name, numbers, abilities. Whole or wounded (BD-TERM-3): position.ts. */
import type { Words } from '../vocabulary.ts';
import type { Ability } from './ability.ts';

export interface ObjectKind {
  readonly id: string;
  /** How else its id is spelt; understood wherever a piece is named, never written. */
  readonly alsoSpelt?: readonly string[];
  readonly name: Words;
  /** Two letters for the notation, a capital and a small one; no other kind has the same. */
  readonly letters: Words;
  readonly abilities: readonly Ability[];
}

export interface CharacterKind extends ObjectKind {
  readonly movement: number;
  readonly combat: number;
}

export const defineCharacter = (kind: CharacterKind): CharacterKind => kind;
export const defineObject = (kind: ObjectKind): ObjectKind => kind;
