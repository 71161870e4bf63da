/** Where the pieces are: on places that exist for them, held by somebody who can hold, laid where tokens lie. */
import {
  AT_SLOT,
  GONE,
  HELD,
  IN_HAND,
  KILLED,
  LEFT,
  REMOVED,
  REVEALED,
  SAVED,
  TURN,
} from '../../model/fields.ts';
import { lineFor } from '../../model/own-and-exit-lines.ts';
import { isCharacter, isFaceUp, placeOf, type Position, whereIs } from '../../model/position.ts';
import { EXIT } from '../../model/ruleset.ts';
import { stageOf } from '../../turn/turn-and-game-end.ts';
import { isPlace } from '../../labyrinth/squares-as-places.ts';
import type { Piece, Place, Words } from '../../vocabulary.ts';
import { isOver } from './course.ts';
import { fault, type Faults, type PositionFault } from './position-fault.ts';
import { slotOf } from '../../map/place-numbers.ts';

export function* pieceFaults(p: Position): Faults {
  p.ruleset.ground.refresh(p);
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++) {
    const where = whereIs(p, piece);
    if (isOfOneWhoLeft(p, piece) && isCharacter(p, piece) && where <= IN_HAND)
      yield at(piece, { en: 'its player has left the table', fr: 'son joueur a quitté la table' });
    if (where < HELD) yield* standingFaults(p, piece, where);
    else if (where < AT_SLOT) yield* heldFaults(p, piece);
    else if (where < IN_HAND) yield* tokenFaults(p, piece, where - AT_SLOT);
    else yield* elsewhereFaults(p, piece, where);
  }
}

const at = (piece: Piece, words: Words): PositionFault => fault(['pieces', piece, 'where'], words);

/** Whoever leaves takes his characters with him; one by whose leaving the game ended has left them where they were. */
const isOfOneWhoLeft = (p: Position, piece: Piece): boolean =>
  p.data[GONE + p.ruleset.pieces.owner[piece]] === 1 && !isOver(p);

function* standingFaults(p: Position, piece: Piece, place: Place): Faults {
  const { layout, pieces } = p.ruleset;
  if (p.data[TURN] === 0) {
    // Before they are shown, starters lie on their dots; then they are turned to what they face (CG-SETUP-17).
    const isLaid = stageOf(p) === 'deploy' || stageOf(p) === 'lay';
    const own = layout.lines.some(
      (line) =>
        (line.owner === pieces.owner[piece] || line.owner < 0) &&
        (line.facings > 0 && !isLaid
          ? place >= line.first && place < line.first + line.length
          : line.dots.includes(place)),
    );
    if (!own || !isCharacter(p, piece))
      yield at(piece, {
        en: 'before play begins, only characters lie on the dots of their own line',
        fr: 'avant le début du jeu, seuls des personnages sont posés sur les points de leur propre ligne',
      });
  }
  if (!isPlace(p, place))
    yield at(piece, { en: 'there is no such place', fr: 'il n’y a pas de tel endroit' });
  if (place < layout.linesFrom) {
    if (!isFaceUp(p, slotOf(place)))
      yield at(piece, { en: 'that room lies face down', fr: 'cette salle est face cachée' });
    return;
  }
  const rule = lineFor(p, pieces.owner[piece], layout.lineOf[place - layout.linesFrom]);
  if (isCharacter(p, piece) && rule === EXIT)
    yield at(piece, {
      en: 'there it would have left the labyrinth',
      fr: 'là, il serait sorti du labyrinthe',
    });
}

const isHeld = (p: Position, piece: Piece): boolean =>
  whereIs(p, piece) >= HELD && whereIs(p, piece) < AT_SLOT;

/** Nobody is held by himself, in however many hands: whoever asks where such a piece is would ask for ever. */
export function* ringFaults(p: Position): Faults {
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++) {
    let holder = piece;
    let links = 0;
    // A chain longer than all pieces together comes back to where it began.
    for (; isHeld(p, holder) && links <= p.ruleset.pieces.count; links++) holder = whereIs(p, holder) - HELD;
    if (links > p.ruleset.pieces.count)
      yield at(piece, { en: 'it holds itself', fr: 'elle se porte elle-même' });
  }
}

function* heldFaults(p: Position, piece: Piece): Faults {
  for (let holder = piece; isHeld(p, holder); ) {
    holder = whereIs(p, holder) - HELD;
    if (!isCharacter(p, holder))
      yield at(piece, {
        en: 'only a character holds something',
        fr: 'seul un personnage porte quelque chose',
      });
  }
  if (placeOf(p, piece) < 0)
    yield at(piece, { en: 'its holder is not on the board', fr: 'son porteur n’est pas sur le plateau' });
}

function* tokenFaults(p: Position, piece: Piece, slot: number): Faults {
  const { capacity, kinds } = p.ruleset.layout.slots[slot];
  if (isFaceUp(p, slot) && slot !== p.data[REVEALED])
    yield at(piece, { en: 'that room lies face up', fr: 'cette salle est face visible' });
  const strict = !p.ruleset.rules.allowMisplacement;
  if (strict && kinds !== 'any' && (kinds === 'characters') !== isCharacter(p, piece))
    yield at(
      piece,
      kinds === 'characters'
        ? { en: 'that room takes characters only', fr: 'cette salle ne prend que des personnages' }
        : { en: 'that room takes objects only', fr: 'cette salle ne prend que des objets' },
    );
  let laid = 0;
  for (let other = 0; other <= piece; other++) if (whereIs(p, other) === AT_SLOT + slot) laid++;
  if (laid > capacity)
    yield at(piece, {
      en: `that room takes ${capacity} tokens only`,
      fr: `cette salle ne prend que ${capacity} pions`,
    });
}

const CHARACTERS_ONLY: readonly number[] = [LEFT, SAVED, KILLED];

function* elsewhereFaults(p: Position, piece: Piece, where: number): Faults {
  if (where === IN_HAND && p.data[TURN] > 0)
    yield at(piece, {
      en: 'hands are empty once play has begun',
      fr: 'les mains sont vides une fois le jeu commencé',
    });
  const mayBeRemoved =
    p.ruleset.rules.allowMisplacement || p.data[GONE + p.ruleset.pieces.owner[piece]] === 1;
  if (where === REMOVED && isCharacter(p, piece) && !mayBeRemoved)
    yield at(piece, { en: 'only an object is removed', fr: 'seul un objet est retiré' });
  if (CHARACTERS_ONLY.includes(where) && !isCharacter(p, piece))
    yield at(piece, { en: 'that happens to characters only', fr: 'cela n’arrive qu’à des personnages' });
}
