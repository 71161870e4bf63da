/**
 * A game in its middle, as anybody sees it who looks on: the picture on the first page. It is drawn by the board itself,
 * so it looks as games look; a test compares it with a step of the game that it was taken from.
 */
import type { View } from '@dungeon-twister/rules';

export const PICTURE: View = {
  viewer: 'spectator',
  options: {
    scenario: 'base',
  },
  shown: {
    stage: 'card',
    active: 1,
    chooser: 1,
    turn: 4,
    ap: 0,
    highest: 4,
    quiet: 0,
    stirred: false,
    arrangement: 0,
    reveal: null,
    ending: 'running',
    winners: [],
    rooms: [
      {
        faceUp: true,
        room: '4ccw',
        turned: 2,
        gates: ['closed'],
      },
      {
        faceUp: true,
        room: '4cw',
        turned: 2,
        gates: ['closed'],
      },
      {
        faceUp: true,
        room: '1cw',
        turned: 0,
        gates: ['closed'],
      },
      {
        faceUp: false,
        tokens: [3, 0],
      },
      {
        faceUp: false,
        tokens: [2, 1],
      },
      {
        faceUp: false,
        tokens: [0, 3],
      },
      {
        faceUp: true,
        room: '3ccw',
        turned: 3,
        gates: ['closed', 'closed'],
      },
      {
        faceUp: true,
        room: '2cw',
        turned: 2,
        gates: ['closed'],
      },
    ],
    combat: null,
    seats: [
      {
        colour: 'blue',
        actionCards: [3, 5],
        lastCard: 4,
        jumps: 3,
        points: 1,
        exits: 0,
        kills: 1,
        offersDraw: false,
        asked: 32,
        combatCards: 6,
        inHand: 0,
        faceDownOn: [],
        leftOut: {
          characters: 0,
          objects: 0,
        },
      },
      {
        colour: 'yellow',
        actionCards: [2, 4, 5],
        lastCard: 3,
        jumps: 3,
        points: 0,
        exits: 0,
        kills: 0,
        offersDraw: false,
        asked: 28,
        combatCards: 6,
        inHand: 0,
        faceDownOn: [],
        leftOut: {
          characters: 0,
          objects: 0,
        },
      },
    ],
    pieces: [
      {
        id: 'blue-cleric',
        where: {
          place: 208,
        },
      },
      {
        id: 'blue-goblin',
        where: {
          place: 32,
        },
      },
      {
        id: 'blue-mekanork',
        where: {
          place: 3,
        },
        marks: ['wounded'],
      },
      {
        id: 'blue-thief',
        where: {
          place: 171,
        },
      },
      {
        id: 'blue-warrior',
        where: {
          place: 206,
        },
      },
      {
        id: 'blue-wizard',
        where: {
          place: 201,
        },
      },
      {
        id: 'blue-fireball-wand',
        where: {
          place: 66,
        },
      },
      {
        id: 'blue-sword',
        where: {
          place: 183,
        },
      },
      {
        id: 'blue-treasure',
        where: {
          place: 195,
        },
      },
      {
        id: 'yellow-cleric',
        where: {
          place: 211,
        },
      },
      {
        id: 'yellow-goblin',
        where: {
          place: 213,
        },
      },
      {
        id: 'yellow-thief',
        where: {
          place: 218,
        },
      },
      {
        id: 'yellow-troll',
        where: 'killed',
        marks: ['wounded'],
      },
      {
        id: 'yellow-wall-walker',
        where: {
          place: 51,
        },
      },
      {
        id: 'yellow-warrior',
        where: {
          place: 157,
        },
      },
      {
        id: 'yellow-wizard',
        where: {
          place: 216,
        },
      },
      {
        id: 'yellow-rope',
        where: {
          place: 59,
        },
      },
      {
        id: 'yellow-sword',
        where: {
          place: 162,
        },
      },
      {
        id: 'yellow-treasure',
        where: {
          place: 8,
        },
      },
    ],
  },
  own: {
    pieces: [],
    laid: -1,
  },
  remembered: {
    lots: {
      firstChooser: 0,
      firstPlacer: 0,
      firstPlayer: 0,
    },
    combatCards: [
      [0, 1, 2, 2, 3, 3],
      [0, 1, 2, 3, 3, 4],
    ],
    unseen: [
      ['blue-troll', 'blue-wall-walker', 'blue-armor', 'blue-rope', 'blue-speed-potion'],
      ['yellow-mekanork', 'yellow-armor', 'yellow-fireball-wand', 'yellow-speed-potion'],
    ],
  },
};
