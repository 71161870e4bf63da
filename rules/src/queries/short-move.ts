/**
 * What a person types: like the notation, but a walk may name only where it goes: `Cl c3`.
 *
 * The way is the one that the list of legal moves takes, with nothing handled. Where no such move exists, the rules say
 * why the figure cannot get there.
 *
 * That is done for one's own figures only: where those of others stand may be hidden, and nobody moves them anyway.
 */
import type { Action } from '../model/action.ts';
import { ActionList } from '../model/packed-action.ts';
import { HELD } from '../model/fields.ts';
import { type Position, whereIs } from '../model/position.ts';
import { legalActions } from '../flow/play.ts';
import { type ReadAction, readAction, type UnclearAction } from '../notation/action-text.ts';
import { chartOf } from '../notation/chart.ts';
import type { Language, Place, Seat } from '../vocabulary.ts';
import { walkTo } from './why-not.ts';

/** Reads what a person types; a walk that names only its end gets a path. */
export function resolveLine(
  p: Position,
  seat: Seat,
  line: string,
  language: Language = 'en',
): ReadAction | UnclearAction {
  const read = readAction(chartOf(p), seat, line, language);
  if (!read.ok || read.action.type !== 'move' || read.action.path.length !== 1) return read;
  const { piece } = read.action;
  const [to] = read.action.path;
  const { byId, owner } = p.ruleset.pieces;
  const mover = byId.get(piece) ?? -1;
  if (owner[mover] !== seat) return read;
  const from = whereIs(p, mover);
  // A move that names its own square is the short way of standing still, which is a move too.
  if (read.action.handlings || from === to || from >= HELD) return read;
  const listed = legalActions(p, seat, new ActionList()).find((action) => isWalkTo(action, piece, to));
  if (listed) return { ok: true, action: listed };
  const walk = walkTo(p, seat, piece, to);
  return walk.ok ? walk : { ...walk, words: walk.refusal.words };
}

const isWalkTo = (action: Action, piece: string, to: Place): boolean =>
  action.type === 'move' && action.piece === piece && !action.handlings && action.path.at(-1) === to;
