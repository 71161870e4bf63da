/** Where every zone is a single square, the Card Game's reach and sight are those of the board game. */
import { describe, expect, test } from 'vitest';
import { ActionList, targetOf } from '../../src/model/packed-action.ts';
import { renderRoom } from '../../src/authoring/render-room.ts';
import { Chance } from '../../src/chance.ts';
import { twoLines } from '../../src/content/maps/two-lines.ts';
import { baseGame, BASE_ROOMS } from '../../src/editions/base.ts';
import { baseEdition } from '../../src/editions/board-edition.ts';
import { cardEdition } from '../../src/editions/card-game/card-edition.ts';
import { compileRuleset } from '../../src/editions/compile-ruleset.ts';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import type { Edition } from '../../src/model/edition.ts';
import type { Scenario } from '../../src/model/scenario.ts';
import { readRoom, type Room } from '../../src/map/read-room-drawing.ts';
import { firstSeen } from '../../src/labyrinth/sight.ts';
import { seesZone } from '../../src/labyrinth/zone-sight.ts';
import { setUp } from '../../src/new-game.ts';
import {
  ACTIVE,
  AP,
  CHOOSER,
  FACE_UP,
  PORTCULLIS_SHIFT,
  IN_BOX,
  SLOT,
  STAGE,
  TURN,
} from '../../src/model/fields.ts';
import { type Position, put } from '../../src/model/position.ts';
import { listOf } from '../../src/flow/play.ts';
import { ROOM_SQUARES } from '../../src/vocabulary.ts';

/** The rooms of the base set without their pits: between zones a pit is no place. */
const ROOMS: readonly Room[] = BASE_ROOMS.map((room) =>
  readRoom(
    room.id,
    room.pair,
    room.arrow,
    renderRoom(room, 0).map((line) => line.replaceAll('o', '.')),
  ),
);
const WARRIOR = 6;
const GOBLIN = 1 + 14;

function positionIn(edition: Edition, zones: number, seed: string): Position {
  const scenario: Scenario = {
    ...baseGame,
    edition,
    rooms: ROOMS,
    layout: { ...twoLines([2, 2, 3, 3, 3, 3, 2, 2]), ...(zones > 0 ? { zones } : {}) },
  };
  const ruleset = compileRuleset(scenario, { scenario: 'base' });
  const p = setUp(ruleset, rollSetup(ruleset, 'the same for both'));
  const chance = new Chance(seed);
  for (let slot = 0; slot < 8; slot++) {
    const gates = chance.below(1 << 8) & ~0b10101010;
    p.data[SLOT + slot] = chance.below(4) | (chance.below(6) > 0 ? FACE_UP : 0) | (gates << PORTCULLIS_SHIFT);
  }
  for (let piece = 0; piece < ruleset.pieces.count; piece++) put(p, piece, IN_BOX);
  p.data[TURN] = 9;
  p.data[ACTIVE] = 0;
  p.data[CHOOSER] = 0;
  p.data[STAGE] = ruleset.stageNumbers['act'] ?? 0;
  p.data[AP] = 3;
  return p;
}

const answers = new ActionList();

/** Where a lone Warrior gets in one move from a place; leaving counts as one end. */
function endsFrom(p: Position, place: number, out: number): number[] {
  put(p, WARRIOR, place);
  listOf(p, 0, WARRIOR, answers);
  const ends = new Set<number>();
  for (let i = 0; i < answers.length; i++) {
    const packed = answers.packed(i);
    if ((packed.head & 63) !== p.ruleset.kindNumbers['move']) continue;
    const end = targetOf(packed) & 511;
    ends.add(end >= out ? out : end);
  }
  return [...ends].sort((a, b) => a - b);
}

describe('zones of a single square', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'board %i: reach is that of the board game',
    (seed) => {
      const board = positionIn(baseEdition, 0, `single ${seed}`);
      const zones = positionIn(cardEdition, ROOM_SQUARES, `single ${seed}`);
      const { layout } = board.ruleset;
      // Yellow's line, where blue leaves, comes last: which of its squares is entered makes no difference.
      const out = layout.lines[1].first;
      let compared = 0;
      for (let place = 0; place < out; place++) {
        if (place < layout.linesFrom && !(board.data[SLOT + Math.floor(place / ROOM_SQUARES)] & FACE_UP))
          continue;
        expect([place, ...endsFrom(zones, place, out)]).toEqual([place, ...endsFrom(board, place, out)]);
        compared++;
      }
      expect(compared).toBeGreaterThan(60);
    },
  );

  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'board %i: sight is that of the board game',
    (seed) => {
      const board = positionIn(baseEdition, 0, `sight ${seed}`);
      const zones = positionIn(cardEdition, ROOM_SQUARES, `sight ${seed}`);
      const open = Array.from({ length: board.ruleset.layout.linesFrom }, (_, place) => place).filter(
        (place) => board.data[SLOT + Math.floor(place / ROOM_SQUARES)] & FACE_UP,
      );
      const chance = new Chance(`pairs ${seed}`);
      for (let n = 0; n < 300; n++) {
        const [from, to] = [open[chance.below(open.length)], open[chance.below(open.length)]];
        const blocker = open[chance.below(open.length)];
        if (from === to || blocker === to || blocker === from) continue;
        for (const p of [board, zones]) {
          put(p, WARRIOR, from);
          put(p, GOBLIN, to);
          put(p, 0, blocker);
          p.ruleset.ground.refresh(p);
          p.ruleset.occupancy.read(p);
        }
        const seen = [0, 1, 2, 3].some((direction) => firstSeen(board, from, direction) === GOBLIN);
        expect([from, to, seesZone(zones, from, to)]).toEqual([from, to, seen]);
      }
    },
  );
});
