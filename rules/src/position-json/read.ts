/**
 * Reads a position from a text or a parsed JSON value. Whatever is not a position comes back as a refusal with its
 * lines and reasons, never as an exception, and never as a position that the rules would trip over later.
 */
import type { GameOptions } from '../model/options.ts';
import { optionsFaults } from '../options-fault.ts';
import { type Cursor, faultAtPath, readFile } from '../json/cursor.ts';
import { FaultsFound, Gathering, readEach, type Unreadable } from '../json/fault.ts';
import { rulesetFor } from '../new-game.ts';
import { Doubts } from './doubts.ts';
import { positionFaults } from './faults/fault.ts';
import { faultsInSpiteOf } from './faults/in-doubt.ts';
import { POSITION, POSITION_FORMAT } from './schema.ts';
import { positionFrom } from './write.ts';
import type { Position } from '../model/position.ts';
import { readInPart } from './read-in-part.ts';
import type { Ruleset } from '../model/ruleset.ts';

/** A position that was read. */
export interface ReadPosition {
  readonly ok: true;
  readonly position: Position;
}

/** Reads a position from JSON, as text or already parsed. */
export const readPosition = (input: unknown): ReadPosition | Unreadable =>
  readFile(input, (root) => ({ ok: true, position: positionAt(root) }));

/**
 * The position that stands here in a file. What cannot be read and what does not fit is told together. Whoever comes
 * with doubts has faults of his own to tell: then what is answered is no position to play with.
 */
export function positionAt(root: Cursor, doubts: Doubts = new Doubts()): Position {
  const gathering = new Gathering();
  root.field('format').oneOf([POSITION_FORMAT]);
  root.field('version').oneOf([1]);
  const ruleset = readTable(root.field('options'));
  const whole = gathering.attempt(() => POSITION.read(root, ruleset));
  const position = positionFrom(ruleset, whole ?? readInPart(root, ruleset, doubts));
  const faults = doubts.isEmpty ? positionFaults(position) : faultsInSpiteOf(position, doubts);
  gathering.each(faults, ({ path, words }) => {
    throw new FaultsFound([faultAtPath(root, path, words)]);
  });
  gathering.finish();
  return position;
}

/** The table that a file names by its options. */
export function readTable(cursor: Cursor): Ruleset {
  const options = cursor.plain();
  readEach(optionsFaults(options), (words) => cursor.fail(words));
  return rulesetFor(options as GameOptions);
}
