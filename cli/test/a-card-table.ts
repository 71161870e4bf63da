/** A small labyrinth of zones that shows everything there is to draw, written by hand: no game was played for it. */
import {
  placeNamed,
  chartOfView,
  type PieceJson,
  type Shown,
  type Ruleset,
  rulesetFor,
} from '@dungeon-twister/rules';

export const cardTable: Ruleset = rulesetFor({ scenario: 'card-2' });

const BLUE = 0;

const seat = {
  lastCard: 0,
  exits: 0,
  kills: 0,
  offersDraw: false,
  asked: 0,
  inHand: 0,
  faceDownOn: [],
  leftOut: null,
  actionCards: [],
};

const broken = { faceUp: true, room: 'red-cw', turned: 0, gates: ['broken'], wallsBroken: true } as const;

const lying: Shown = {
  stage: 'act',
  active: BLUE,
  chooser: BLUE,
  turn: 7,
  ap: 4,
  highest: 0,
  quiet: 0,
  stirred: false,
  arrangement: 0,
  reveal: null,
  ending: 'running',
  winners: [],
  combat: null,
  rooms: [
    { faceUp: true, room: 'blue-cw', turned: 1, gates: ['open'] },
    { faceUp: false, tokens: [1, 0] },
    broken,
    { faceUp: true, room: 'purple-cw', turned: 0, gates: ['closed'] },
    { faceUp: true, room: 'green-ccw', turned: 2, gates: ['broken'] },
    { faceUp: true, room: 'blue-ccw', turned: 0, gates: [] },
  ],
  seats: [
    { ...seat, colour: 'blue', combatCards: 9, jumps: 1, points: 1 },
    { ...seat, colour: 'yellow', combatCards: 8, jumps: 0, points: 0, savings: 2 },
  ],
  pieces: [],
};

/** A place by its name, in this labyrinth. */
export function zone(name: string): number {
  const place = placeNamed(chartOfView(cardTable, lying), name);
  if (place === null) throw new Error(`There is no zone ${name}.`);
  return place;
}

const pieces: readonly PieceJson[] = [
  { id: 'blue-naga', where: { place: zone('D.S') } },
  { id: 'blue-rope', where: { holder: 'blue-naga' } },
  { id: 'yellow-rope', where: { holder: 'blue-naga' } },
  { id: 'blue-warrior', where: { place: zone('D.S') }, enteredFrom: zone('F.T') },
  { id: 'blue-colossus', where: { place: zone('sE.C') } },
  { id: 'blue-backstabber', where: { place: zone('sE.C') }, marks: ['unturned'] },
  { id: 'blue-key', where: { place: zone('A.G') } },
  { id: 'yellow-naga', where: { place: zone('D.S') }, marks: ['wounded'] },
  { id: 'yellow-warrior', where: { place: zone('D.S') } },
  { id: 'yellow-colossus', where: { place: zone('D.S') }, marks: ['fired'] },
  { id: 'yellow-backstabber', where: { place: zone('nB.G') } },
  { id: 'yellow-key', where: { place: zone('D.S') } },
];

export const cardShown: Shown = { ...lying, pieces };
