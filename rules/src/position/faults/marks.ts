/** Marks: only on characters that can bear them, and no longer than their turn or their combat lasts. */
import { stageOf } from '../../turn/flow.ts';
import type { Piece } from '../../vocabulary.ts';
import {
  ACTIVE,
  ATTACKER,
  ENTERED_FROM,
  FIGHTING,
  FIRED,
  FOUGHT_FREE,
  HELD,
  HURT,
  LEFT,
  OWN_POINTS,
  SAVED,
  REGENERATED,
  SPENT,
  TURN,
  UNTURNED,
  WOUNDED,
} from '../fields.ts';
import { marksOf, placeOf, type Position, restRuleOf, whereIs } from '../position.ts';
import type { Faults, PositionFault } from './fault.ts';

const at = (piece: Piece, reason: string): PositionFault => ({ path: ['pieces', piece, 'marks'], reason });

export function* markFaults(p: Position): Faults {
  for (let piece = 0; piece < p.table.pieces.count; piece++) {
    const marks = marksOf(p, piece);
    const where = whereIs(p, piece);
    if (where === SAVED && !(marks & WOUNDED)) yield at(piece, 'only a wounded is saved');
    if (where === LEFT && marks & WOUNDED) yield at(piece, 'a wounded does not leave by itself');
    if (marks !== 0) yield* markedFaults(p, piece, marks, where);
  }
}

function* markedFaults(p: Position, piece: Piece, marks: number, where: number): Faults {
  const { isCharacter, owner } = p.table.pieces;
  const figure = where < HELD && !(marks & WOUNDED);
  if (isCharacter[piece] === 0) yield at(piece, 'an object bears no marks');
  // Marks are public: a hidden token with one would tell who it is.
  if (marks & UNTURNED && (p.data[TURN] > 0 || where < p.table.layout.linesFrom || where >= HELD))
    yield at(piece, 'only a starter before the first turn has still to turn');
  if ((p.data[TURN] === 0 && marks !== UNTURNED) || (placeOf(p, piece) < 0 && where < LEFT))
    yield at(piece, 'it has not come into play');
  if (marks & SPENT && !figure) yield at(piece, 'only a figure is spent');
  if (marks & REGENERATED && !(marks & SPENT && restRuleOf(p, piece) !== undefined))
    yield at(piece, 'only who can regenerate has done so, and is spent by it');
  if (marks & HURT && !(marks & (WOUNDED | SPENT)))
    yield at(piece, 'hurt is who is wounded or was healed since');
  if (marks & OWN_POINTS && !(figure && owner[piece] === p.data[ACTIVE]))
    yield {
      path: ['pieces', piece, 'ownPoints'],
      reason: 'only a figure of the active player has points of its own',
    };
  if (marks & (ENTERED_FROM | FIRED | FOUGHT_FREE) && !(owner[piece] === p.data[ACTIVE] && where < LEFT))
    yield at(piece, 'only a figure of the active player bears such a mark');
  if (marks & (HURT | SPENT | OWN_POINTS) && stageOf(p) === 'card')
    yield at(piece, 'the turn of that mark is over');
  if (marks & FIGHTING && (p.data[ATTACKER] < 0 || where >= HELD)) yield at(piece, 'it fights in no combat');
}
