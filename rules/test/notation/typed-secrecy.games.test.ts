/**
 * A line is understood from what its writer can see: everything that he may not know is changed, and neither what his
 * line is taken for, nor what is unclear about it, nor why it is refused changes with it.
 */
import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import type { GameOptions } from '../../src/editions/options.ts';
import { writeAction } from '../../src/notation/action-text.ts';
import { chartOf, placeName, slotName } from '../../src/notation/chart.ts';
import { pieceName } from '../../src/notation/pieces.ts';
import { resolveLine } from '../../src/notation/short-move.ts';
import { ASKED, HELD, TURN } from '../../src/position/fields.ts';
import { type Position, whereIs } from '../../src/position/position.ts';
import { check } from '../../src/turn/play.ts';
import type { Seat } from '../../src/vocabulary.ts';
import { ALL_OPTIONS, nameOf, positionsOf } from '../view/random-positions.ts';
import { someWishes } from '../view/wishes.ts';
import { otherWorlds } from '../view/worlds.ts';

const EVERY = 400;
/** How many pieces somebody asks about in a position, and how many wishes of all sorts he has. */
const ASKED_ABOUT = 8;
const WISHES = 16;
/** Figures lie face down on their lines until the teams are shown: one in eight of those positions is looked at. */
const isSetUp = (p: Position): boolean => p.data[TURN] === 0 && p.data[ASKED] % 8 === 3;

const SECRET_OBJECTS: GameOptions = { scenario: 'card-3', secretObjects: true };

const OTHER_DEEDS = ['leave', 'x yGo', 'heal bCl', 'open a1n', '?A', '@A', 'A cw'];

/** What somebody may type about every piece of the game, his own or not. */
function curiousLines(p: Position, seat: Seat, chance: Chance): string[] {
  const chart = chartOf(p);
  const { ids } = p.table.pieces;
  const { places, slots } = p.table.layout;
  const somePlace = (): string => placeName(chart, chance.below(places));
  const about = chance
    .shuffled([...ids.entries()])
    .slice(0, ASKED_ABOUT)
    .flatMap(([piece, id]) => {
      const name = chance.below(2) === 0 ? id : pieceName(p.table, piece, 'en');
      const on = whereIs(p, piece);
      const there = on < HELD ? placeName(chart, on) : somePlace();
      const room = slotName(chance.below(slots.length));
      const other = ids[chance.below(ids.length)];
      return [
        `${name} ${somePlace()}`,
        `${name} ${there}`,
        `${name} ${there}-${somePlace()}`,
        `${name} #${somePlace()}`,
        `${name} @${room}`,
        `${name} ?${room}`,
        `${name} x ${other}`,
        `${name} ${somePlace()}(+${other})`,
        `${name} ${OTHER_DEEDS[chance.below(OTHER_DEEDS.length)]}`,
      ];
    });
  const wishes = chance
    .shuffled(someWishes(p, seat, chance))
    .slice(0, WISHES)
    .map((action) => writeAction(chart, seat, action));
  return [...about, ...wishes];
}

/** What a line is taken for, and what is answered to it. */
function heardOf(p: Position, seat: Seat, line: string): string {
  const read = resolveLine(p, seat, line);
  if (!read.ok) return JSON.stringify(read);
  const answer = check(p, { seat, decision: p.data[ASKED + seat], action: read.action });
  return JSON.stringify([read.action, answer.ok || answer.refusal]);
}

describe('what a line is taken for tells nothing that its writer may not know', () => {
  test.each([...ALL_OPTIONS, SECRET_OBJECTS].map((options) => ({ name: nameOf(options), options })))(
    '$name',
    ({ options }) => {
      const chance = new Chance('typed');
      let compared = 0;
      for (const p of positionsOf(options, 'typed', EVERY, isSetUp))
        for (let seat = 0; seat < p.table.seats; seat++) {
          const lines = curiousLines(p, seat, chance);
          const truth = lines.map((line) => heardOf(p, seat, line));
          for (const { name, world } of otherWorlds(p, seat, chance)) {
            const heard = lines.map((line) => heardOf(world, seat, line));
            const differs = heard.findIndex((one, index) => one !== truth[index]);
            expect([name, seat, lines[differs], heard[differs]]).toEqual([
              name,
              seat,
              lines[differs],
              truth[differs],
            ]);
            compared += lines.length;
          }
        }
      expect(compared).toBeGreaterThan(500);
    },
    120_000,
  );
});
