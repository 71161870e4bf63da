/** Marks: only on characters that can bear them, and no longer than their turn or their combat lasts. */
import { stageOf } from '../../turn/turn-and-game-end.ts';
import { isPlace } from '../../labyrinth/squares-as-places.ts';
import type { Piece, Words } from '../../vocabulary.ts';
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
} from '../../model/fields.ts';
import { enteredFrom, marksOf, placeOf, type Position, restRuleOf, whereIs } from '../../model/position.ts';
import { fault, type Faults, type PositionFault } from './position-fault.ts';

const at = (piece: Piece, words: Words): PositionFault => fault(['pieces', piece, 'marks'], words);

/** Whether it may have come among enemies by the place that it names (CG-RULING-34). */
function cameIn(p: Position, piece: Piece, figure: boolean): boolean {
  const { layout, ground } = p.ruleset;
  const from = enteredFrom(p, piece);
  ground.refresh(p);
  return figure && whereIs(p, piece) < layout.linesFrom && from !== whereIs(p, piece) && isPlace(p, from);
}

export function* markFaults(p: Position): Faults {
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++) {
    const marks = marksOf(p, piece);
    const where = whereIs(p, piece);
    if (where === SAVED && !(marks & WOUNDED))
      yield at(piece, { en: 'only a wounded is saved', fr: 'seul un blessé est mis à l’abri' });
    if (where === LEFT && marks & WOUNDED)
      yield at(piece, { en: 'a wounded does not leave by itself', fr: 'un blessé ne sort pas seul' });
    if (marks !== 0) yield* markedFaults(p, piece, marks, where);
  }
}

function* markedFaults(p: Position, piece: Piece, marks: number, where: number): Faults {
  const { isCharacter, owner } = p.ruleset.pieces;
  const figure = where < HELD && !(marks & WOUNDED);
  if (isCharacter[piece] === 0)
    yield at(piece, { en: 'an object bears no marks', fr: 'un objet ne porte pas de marque' });
  // Marks are public: a hidden token with one would tell who it is.
  if (marks & UNTURNED && (p.data[TURN] > 0 || where < p.ruleset.layout.linesFrom || where >= HELD))
    yield at(piece, {
      en: 'only a starter before the first turn has still to turn',
      fr: 'seul un personnage de départ, avant le premier tour, doit encore s’orienter',
    });
  if ((p.data[TURN] === 0 && marks !== UNTURNED) || (placeOf(p, piece) < 0 && where < LEFT))
    yield at(piece, { en: 'it has not come into play', fr: 'elle n’est pas entrée en jeu' });
  if (marks & SPENT && !figure)
    yield at(piece, { en: 'only a figure is spent', fr: 'seul un personnage debout est épuisé' });
  if (marks & REGENERATED && !(marks & SPENT && restRuleOf(p, piece) !== undefined))
    yield at(piece, {
      en: 'only who can regenerate has done so, and is spent by it',
      fr: 'seul qui peut se régénérer l’a fait, et il en est épuisé',
    });
  if (marks & HURT && !(marks & (WOUNDED | SPENT)))
    yield at(piece, {
      en: 'hurt is who is wounded or was healed since',
      fr: '« hurt » ne va qu’à un blessé ou à qui a été soigné depuis',
    });
  if (marks & OWN_POINTS && !(figure && owner[piece] === p.data[ACTIVE]))
    yield fault(['pieces', piece, 'ownPoints'], {
      en: 'only a figure of the active player has points of its own',
      fr: 'seul un personnage debout du joueur actif a des points à lui',
    });
  if (marks & (ENTERED_FROM | FIRED | FOUGHT_FREE) && !(owner[piece] === p.data[ACTIVE] && where < LEFT))
    yield at(piece, {
      en: 'only a figure of the active player bears such a mark',
      fr: 'seul un personnage debout du joueur actif porte une telle marque',
    });
  if (marks & ENTERED_FROM && !cameIn(p, piece, figure))
    yield fault(['pieces', piece, 'enteredFrom'], {
      en: 'only a figure in a room has come in, and from another place',
      fr: 'seul un personnage debout dans une salle est entré, et d’un autre endroit',
    });
  if (marks & (HURT | SPENT | OWN_POINTS) && stageOf(p) === 'card')
    yield at(piece, { en: 'the turn of that mark is over', fr: 'le tour de cette marque est fini' });
  if (marks & FIGHTING && (p.data[ATTACKER] < 0 || where >= HELD))
    yield at(piece, { en: 'it fights in no combat', fr: 'elle ne prend part à aucun combat' });
}
