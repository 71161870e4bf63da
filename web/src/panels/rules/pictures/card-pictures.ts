/** Pictures of the Card Game. */
import type { Picture } from './picture.ts';

const TURN = 'scenario: card-1\nturn: 9 blue\naction points: 3\nblue: points 1\nyellow: points 1';
const ROOMS = `rooms:
  A blue-cw-N   B blue-ccw-N
  C green-cw-N  D green-ccw-N`;

export const CARD_PICTURES: readonly Picture[] = [
  {
    rule: 'CG-ADJ-6',
    also: ['CG-ADJ-1', 'CG-MOVE-4'],
    title: { en: 'From zone to zone', fr: 'De zone en zone' },
    words: {
      en: 'No squares here: one step leads into any zone that shares an open edge, also over the border into the next room.',
      fr: 'Pas de cases ici : un pas mène dans toute zone qui partage un bord libre, même par-delà la limite de la salle.',
    },
    position: `${TURN}
${ROOMS}
bMe: A.G
bNa: sD.S
yNa: nA.S
yMe: D.T`,
    lines: ['Me A.G-B.G'],
    rooms: 'A B',
  },
  {
    rule: 'CG-START-3',
    also: ['CG-START-1', 'CG-ZONE-3'],
    title: {
      en: 'Facing a room from the starting zone',
      fr: 'Faire face à une salle depuis la zone de départ',
    },
    words: {
      en: 'In the starting zone one is in no room, but faces a zone. Turning to another one of that room takes a step of the move; only then the Naga can walk in.',
      fr: 'Dans la zone de départ on n’est dans aucune salle, mais face à une zone. Se tourner vers une autre prend un pas du déplacement ; alors seulement l’Homme-serpent peut entrer.',
    },
    position: `${TURN}
${ROOMS}
bNa: sC.T
bMe: A.C
yNa: nA.S
yMe: B.T`,
    lines: ['Na sC.T-sC.C-C.C'],
    rooms: 'C',
  },
  {
    rule: 'CG-MOVE-8',
    also: ['CG-MOVE-7'],
    title: { en: 'Among enemies', fr: 'Parmi les ennemis' },
    words: {
      en: 'One may walk into a zone with an enemy, but not through it: this turn the Mekanork stays there, or goes back by where he came in.',
      fr: 'On peut entrer dans une zone où se trouve un ennemi, mais pas la traverser : ce tour-ci le Méchanork y reste, ou repart par où il est entré.',
    },
    position: `${TURN}
${ROOMS}
bMe: A.G
bNa: sD.S
yNa: nA.S
yMe: B.G`,
    lines: ['Me A.G-B.G'],
    rooms: 'A B',
  },
  {
    rule: 'CG-ROTATE-3',
    also: ['CG-ROTATE-5', 'CG-ROTATE-8'],
    title: { en: 'Turning the twin', fr: 'Tourner la jumelle' },
    words: {
      en: 'From the gear zone of one room its twin of the same colour is turned. Everybody in it stays in the zone of his icon, and goes round with it.',
      fr: 'Depuis la zone du rouage d’une salle, on tourne sa jumelle de même couleur. Chacun y reste dans la zone de son symbole, et tourne avec elle.',
    },
    position: `${TURN}
${ROOMS}
bMe: A.G
bNa: sD.S
yNa: nA.S
yMe: B.T`,
    lines: ['Me B ccw'],
    rooms: 'A B',
  },
  {
    rule: 'CG-JUMP-2',
    also: ['CG-JUMP-1', 'CG-JUMP-3'],
    title: { en: 'A jump between zones', fr: 'Un saut entre zones' },
    words: {
      en: 'A pit lies between zones. With a Jump card one lands in any zone beside it where no enemy stands.',
      fr: 'Une fosse sépare des zones. Avec une carte Saut, on retombe dans n’importe quelle zone qui la borde et où ne se tient aucun ennemi.',
    },
    position: `${TURN}
${ROOMS}
bMe: A.T
bNa: sD.S
yNa: nA.S
yMe: B.T`,
    lines: ['Me ^A.S'],
    rooms: 'A',
  },
  {
    rule: 'CG-GROUP-2',
    also: ['CG-GROUP-4', 'CG-GROUP-5'],
    title: { en: 'Everybody in the zone fights', fr: 'Toute la zone combat' },
    words: {
      en: 'The Warrior attacks. Whoever is up in that zone fights with his side; each side adds up its values and lays one card. Blue has more: both of yellow lie.',
      fr: 'Le Guerrier attaque. Tous ceux qui sont debout dans la zone combattent avec leur camp ; chaque camp additionne ses valeurs et pose une carte. Bleu a plus : les deux Jaunes sont blessés.',
    },
    position: `scenario: card-2
turn: 9 blue
action points: 3
blue: points 1
yellow: points 1
rooms:
  A blue-cw-N   B blue-ccw-N
  C green-cw-N  D green-ccw-N
  E red-cw-N    F red-ccw-N
bWr: A.C
bNa: A.C
yBs: A.C
yNa: A.C`,
    lines: ['Wr x yNa', 'combat 4', 'combat 1'],
    rooms: 'A',
  },
  {
    rule: 'CG-EXIT-1',
    also: ['CG-START-8', 'CG-START-9'],
    title: { en: 'A free way out', fr: 'Une sortie libre' },
    words: {
      en: 'The yellow Naga blocks the way out of the zone that he faces, and no other: the Mekanork leaves by the zone beside it.',
      fr: 'L’Homme-serpent jaune bloque la sortie de la zone à laquelle il fait face, et aucune autre : le Méchanork sort par la zone voisine.',
    },
    position: `${TURN.replaceAll('points 1', 'points 0')}
${ROOMS}
bMe: A.C
bNa: sD.S
yNa: nA.T
yMe: D.T`,
    lines: ['Me A.C-nA.C'],
    rooms: 'A',
  },
];
