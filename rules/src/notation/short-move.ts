/**
 * What a person types: like the notation, but a walk may name only where it goes: `Cl c3`.
 *
 * The way is the one that the list of legal moves takes, with nothing handled. Where no such move exists, a straight
 * way is made up, so that the rules can say what stands in it.
 *
 * That is done for one's own figures only: where those of others stand may be hidden, and nobody moves them anyway.
 */
import type { Action } from '../model/action.ts';
import { ActionList } from '../model/packed-action.ts';
import { HELD } from '../model/fields.ts';
import { type Position, whereIs } from '../model/position.ts';
import { legalActions } from '../flow/play.ts';
import type { Language, Place, Seat } from '../vocabulary.ts';
import { type ReadAction, readAction, unclearAs, type UnclearAction } from './action-text.ts';
import { type Chart, chartOf, isEmptyStop, placeAt, squareOf } from './chart.ts';
import { emptyShaft, Unclear } from './tokens.ts';

export function resolveLine(
  p: Position,
  seat: Seat,
  line: string,
  language: Language = 'en',
): ReadAction | UnclearAction {
  const chart = chartOf(p);
  const read = readAction(chart, seat, line, language);
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
  const way = straightPath(chart, from, to);
  return way instanceof Unclear ? unclearAs(way) : { ok: true, action: { type: 'move', piece, path: way } };
}

const isWalkTo = (action: Action, piece: string, to: Place): boolean =>
  action.type === 'move' && action.piece === piece && !action.handlings && action.path.at(-1) === to;

/** First along the row, then along the column, whatever stands there; but nothing leads over what is no square now. */
function straightPath(chart: Chart, from: Place, to: Place): Place[] | Unclear {
  // Nothing lies straight between two zones.
  if (chart.ruleset.layout.zones > 0) return [from, to];
  const a = squareOf(chart, from);
  const b = squareOf(chart, to);
  if (!a || !b) return [from, to];
  const path: Place[] = [from];
  let { x, y } = a;
  while (x !== b.x || y !== b.y) {
    if (x !== b.x) x += Math.sign(b.x - x);
    else y += Math.sign(b.y - y);
    const place = placeAt(chart, { x, y });
    if (place === null) return isEmptyStop(chart, { x, y }) ? emptyShaft() : [from, to];
    path.push(place);
  }
  return path;
}
