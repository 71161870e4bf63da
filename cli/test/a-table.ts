/** A small labyrinth that shows everything there is to draw, written by hand: no game was played for it. */
import { type Chart, chartOfView, type Shown, type Ruleset, rulesetFor } from '@dungeon-twister/rules';

export const ruleset: Ruleset = rulesetFor({ scenario: 'prison-1' });

/** Places of the slots, row by row from the north-west; 25 squares each, in the frame of the room's own drawing. */
const inSlot = (slot: number, square: number): number => slot * 25 + square;
const onLine = (line: number, square: number): number =>
  (ruleset.layout.lines[line]?.first ?? 0) + square - 1;
const BLUE = 0;
const YELLOW = 1;

const seat = {
  lastCard: 0,
  exits: 0,
  kills: 0,
  offersDraw: false,
  asked: 0,
  inHand: 0,
  faceDownOn: [],
  leftOut: null,
};

export const shown: Shown = {
  stage: 'act',
  active: BLUE,
  chooser: BLUE,
  turn: 7,
  ap: 1,
  highest: 5,
  quiet: 0,
  stirred: false,
  arrangement: 0,
  reveal: null,
  ending: 'running',
  winners: [],
  combat: null,
  rooms: [
    { faceUp: true, room: '40cw', turned: 1, gates: ['open', 'closed', 'broken'] },
    { faceUp: false, tokens: [2, 1] },
    { faceUp: true, room: '39ccw', turned: 0, gates: ['broken', 'open'] },
    { faceUp: true, room: '39cw', turned: 2, gates: ['closed', 'closed'] },
  ],
  seats: [
    { ...seat, colour: 'blue', actionCards: [2, 5], combatCards: 9, jumps: 1, points: 1 },
    { ...seat, colour: 'yellow', actionCards: [], combatCards: 8, jumps: 0, points: 0 },
  ],
  pieces: [
    { id: 'blue-mekanork', where: { place: inSlot(2, 16) } },
    { id: 'blue-key', where: { holder: 'blue-mekanork' } },
    { id: 'blue-naga', where: { place: inSlot(3, 18) }, marks: ['wounded'] },
    { id: 'blue-rope', where: { place: inSlot(3, 11) } },
    { id: 'yellow-mekanork', where: { place: onLine(YELLOW, 4) } },
    { id: 'yellow-naga', where: { place: inSlot(0, 24) } },
    { id: 'yellow-rope', where: { holder: 'yellow-naga' } },
    { id: 'yellow-key', where: 'removed' },
  ],
};

export const chart: Chart = chartOfView(ruleset, shown);
