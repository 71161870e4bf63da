/** Pictures of Prison. */
import type { Picture } from './picture.ts';
import { twoRooms } from './two-rooms.ts';

const team = ['cleric', 'naga', 'banshee', 'telepath', 'bow', 'rope'] as const;
const prison = (pair: number): string => twoRooms({ like: 'prison-5', pair, blue: team, yellow: team });

const TURN = 'turn: 9 blue\naction points: 5\nblue: points 2\nyellow: points 2';

export const PRISON_PICTURES: readonly Picture[] = [
  {
    rule: 'BD-JUMP-7',
    also: ['BD-DIFF-2'],
    title: { en: 'Jumping, Prison', fr: 'Sauter, Prison' },
    words: {
      en: 'In Prison a jump may go round the corner: over the pit and down on any other side of it.',
      fr: 'Dans Prison, on peut sauter en tournant : par-dessus la fosse, pour retomber de n’importe quel autre côté.',
    },
    own: prison(38),
    position: `scenario: two-rooms
${TURN}
rooms:
  A 38cw-N  B 38ccw-N
bCl: a3
yNa: h3`,
    lines: ['Cl ^a2-b2'],
  },
  {
    rule: 'BD-LOS-6',
    also: ['BD-LOS-7', 'BD-RANGED-1', 'BD-RANGED-5'],
    title: { en: 'Seeing through an arrow-slit', fr: 'Voir à travers une meurtrière' },
    words: {
      en: 'The Cleric stands at the slit and shoots through it with his Bow. The Telepath does not border it and could not shoot back.',
      fr: 'Le Clerc est contre la meurtrière et tire à travers avec son Arc. Le Télépathe ne la touche pas et ne pourrait pas riposter.',
    },
    own: prison(39),
    position: `scenario: two-rooms
${TURN}
rooms:
  A 39cw-N  B 39ccw-N
bCl: c2, holds bBo
yTe: c4
yNa: h1`,
    lines: ['Cl x yTe', 'combat 4', 'combat 1'],
  },
  {
    rule: 'BD-CHAR-Banshee-10',
    also: ['BD-CHAR-Banshee-2', 'BD-LOS-4'],
    title: { en: 'A scream beside a pit', fr: 'Un cri près d’une fosse' },
    words: {
      en: 'For two points the Banshee pushes one character in his sight a square away: into the pit, and out of the game.',
      fr: 'Pour deux points, le Hurleur repousse d’une case un personnage en vue : dans la fosse, et hors du jeu.',
    },
    own: prison(38),
    position: `scenario: two-rooms
${TURN}
rooms:
  A 38cw-N  B 38ccw-N
bBn: a4
yTe: a3
yNa: h3`,
    lines: ['Bn scream yTe'],
  },
];
