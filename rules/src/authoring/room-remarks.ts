/**
 * What an author will want to hear about a room that can be played as it is.
 *
 * Ways are judged as for an ordinary figure with time: pits can be jumped and portcullises opened, walls and arrow
 * slits stay closed. A square that nobody reaches so is legal, and a trap: tokens may be placed there.
 */
import type { Room } from '../map/read-room-drawing.ts';
import { GEAR, OPEN, PORTCULLIS, ROOM_SIDE, ROOM_SQUARES, type Words } from '../vocabulary.ts';
import { type Remark, remark } from './fault.ts';
import { type DrawnRoom, rowOfSquare } from './room-blocks.ts';

const STEPS = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const;

const isOpen = (room: Room, square: number, direction: number): boolean => {
  const kind = room.edges[square * 4 + direction];
  return kind === OPEN || kind === PORTCULLIS;
};

/** The square behind an edge, or -1 beyond the border. */
function behind(square: number, direction: number): number {
  const x = (square % ROOM_SIDE) + STEPS[direction].dx;
  const y = Math.floor(square / ROOM_SIDE) + STEPS[direction].dy;
  return x < 0 || y < 0 || x >= ROOM_SIDE || y >= ROOM_SIDE ? -1 : y * ROOM_SIDE + x;
}

const SQUARES = Array.from({ length: ROOM_SQUARES }, (_, square) => square);
const DIRECTIONS = [0, 1, 2, 3];

/** Squares from which a way leads over the border. */
const doors = (room: Room): number[] =>
  SQUARES.filter((square) => DIRECTIONS.some((way) => behind(square, way) < 0 && isOpen(room, square, way)));

function reached(room: Room): ReadonlySet<number> {
  const open = doors(room);
  const found = new Set(open);
  for (let square = open.pop(); square !== undefined; square = open.pop())
    for (const way of DIRECTIONS) {
      const next = behind(square, way);
      if (next < 0 || found.has(next) || !isOpen(room, square, way)) continue;
      found.add(next);
      open.push(next);
    }
  return found;
}

/** As an author finds it in the drawing: row and column from the north-west. */
const nameOf = (square: number): Words => {
  const [row, column] = [Math.floor(square / ROOM_SIDE) + 1, (square % ROOM_SIDE) + 1];
  return { en: `row ${row}, square ${column}`, fr: `rangée ${row}, case ${column}` };
};

export function* roomRemarks({ room, line, rows }: DrawnRoom): Generator<Remark> {
  const gears = SQUARES.filter((square) => room.squares[square] === GEAR).length;
  if (gears !== 1)
    yield remark(line, {
      en: `room ${room.id} has ${gears === 0 ? 'no gear' : `${gears} gears`}; a printed room has one`,
      fr: `la salle ${room.id} ${gears === 0 ? 'n’a pas de roue dentée' : `a ${gears} roues dentées`} ; une salle imprimée en a une`,
    });
  if (doors(room).length === 0) {
    yield remark(line, {
      en: `room ${room.id} has no opening on any side`,
      fr: `la salle ${room.id} n’a d’ouverture d’aucun côté`,
    });
    return;
  }
  const known = reached(room);
  for (const square of SQUARES.filter((one) => !known.has(one))) {
    const { en, fr } = nameOf(square);
    yield remark(rows[rowOfSquare(square)], {
      en: `room ${room.id}: ${en} cannot be reached from outside`,
      fr: `salle ${room.id} : ${fr} ne peut être atteinte du dehors`,
    });
  }
  const gates = SQUARES.filter((square) =>
    DIRECTIONS.some((way) => behind(square, way) < 0 && room.edges[square * 4 + way] === PORTCULLIS),
  );
  for (const square of gates) {
    const { en, fr } = nameOf(square);
    yield remark(rows[rowOfSquare(square)], {
      en: `room ${room.id}: a portcullis on the border, at ${en}; the room next door may have a wall there`,
      fr: `salle ${room.id} : une herse sur le bord, ${fr} ; la salle voisine peut y avoir un mur`,
    });
  }
}

/** What is unusual about a pair as a whole. */
export function* pairRemarks(drawn: readonly DrawnRoom[]): Generator<Remark> {
  for (const { room, line } of drawn) {
    const first = drawn.find((other) => other.room.pair === room.pair);
    if (first && first.room !== room && first.room.arrow === room.arrow)
      yield remark(line, {
        en: `both rooms of pair ${room.pair} turn ${room.arrow}; a printed pair has one of each`,
        fr: `les deux salles de la paire ${room.pair} tournent ${room.arrow} ; une paire imprimée en a une de chaque`,
      });
  }
}
