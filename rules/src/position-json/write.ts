/** A position as JSON, and back: every integer under its name, so that a person can read, compare and edit it. */
import { Position } from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { POSITION, type PositionJson } from './schema.ts';

/** Writes a position as JSON, secrets included. */
export const writePosition = (p: Position): PositionJson => POSITION.write(p);

/** A position from JSON that is known to be well formed. A file from outside goes through `read.ts`, which asks first. */
export function positionFrom(ruleset: Ruleset, json: PositionJson): Position {
  const p = new Position(ruleset);
  POSITION.store(p, json);
  return p;
}
