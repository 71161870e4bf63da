/** Pictures of the games for three and four. */
import type { Picture } from './picture.ts';

export const PARTY_PICTURES: readonly Picture[] = [
  {
    rule: 'MP-STD-3',
    also: ['MP-STD-1'],
    title: { en: 'Out by any opponent’s line', fr: 'Sortir par n’importe quelle ligne adverse' },
    words: {
      en: 'With three or four players every line of an opponent is a way out: the blue Thief leaves by the red one.',
      fr: 'À trois ou quatre, chaque ligne d’un adversaire est une sortie : la Voleuse bleue sort par la rouge.',
    },
    position: `scenario: standard-3
turn: 9 blue
action points: 5
blue: points 3
rooms:
  A 1cw-N   B 2cw-N   C 3cw-N   D 4cw-N
  E 1ccw-N  F 2ccw-N  G 3ccw-N  H 4ccw-N
  I 9cw-N   J 9ccw-N
  K 10cw-N  L 10ccw-N
bWr: d17
bTh: b17
rGo: e18
gTr: j13`,
    lines: ['Th b17-a17'],
    rooms: 'A',
  },
  {
    rule: 'MP-STD-12',
    also: ['MP-RULING-8'],
    title: { en: 'Over which side a room turns', fr: 'Par quel côté une salle se retourne' },
    words: {
      en: 'A room in the middle has no free side: whoever reveals it names the side over which it is flipped, and so chooses how it lies.',
      fr: 'Une salle du milieu n’a pas de côté libre : qui la révèle nomme le côté par-dessus lequel on la retourne, et choisit ainsi comment elle sera.',
    },
    position: `scenario: standard-4
turn: 9 blue
action points: 5
blue: points 3
rooms:
  A 1cw-N   B 2cw-N
  C 3cw-N   D 4cw-N     E 1ccw-N  F 2ccw-N
  G 3ccw-N  H (4ccw-N)  I 9cw-N   J 9ccw-N
  K 10cw-N  L 10ccw-N
bTh: h11
rGo: n13
gTr: t13
yTr: j3`,
    lines: ['Th ?H/e'],
    rooms: 'D H',
  },
  {
    rule: 'MP-PYR-24',
    also: ['MP-PYR-25', 'MP-PYR-26'],
    title: { en: 'The room on top is lifted', fr: 'La salle du sommet est soulevée' },
    words: {
      en: 'From the gear of the room on top the Cleric lifts it to the surface. It is cut off from the rest; those of his team in it leave for a point each.',
      fr: 'Depuis le rouage de la salle du sommet, le Clerc la soulève jusqu’à la surface. Elle est coupée du reste ; ceux de son équipe qui s’y trouvent sortent pour un point chacun.',
    },
    position: `scenario: pyramid-4
turn: 9 blue
action points: 5
blue: points 1
rooms:
  A 9cw-N
  B 3cw-N   C 1ccw-S  D 12ccw-W  E 1cw-S
  F 2cw-S   G 12cw-N  H 11ccw-W  I 9ccw-E  J 10ccw-W
  K 2ccw-S  L 11cw-N  M 4cw-E    N 4ccw-S  O 3ccw-N  P 10cw-E
bCl: n18
bGo: o19
rGo: p13
yTr: k3
gTr: t8`,
    lines: ['Cl lift', 'Go leave'],
    rooms: 'A C D',
  },
  {
    rule: 'MP-ELEV-10',
    also: ['MP-ELEV-11', 'MP-ELEV-12'],
    title: { en: 'The Elevator slides', fr: 'L’ascenseur coulisse' },
    words: {
      en: 'From its gear the Cleric slides the whole room one stop up, with everybody in it; it does not turn.',
      fr: 'Depuis son rouage, le Clerc fait monter toute la salle d’un étage, avec tous ceux qui s’y trouvent ; elle ne tourne pas.',
    },
    position: `scenario: elevator
turn: 9 blue
action points: 5
blue: points 1
rooms:
  A 4cw-N    B 2cw-N    C 12cw-N   D 11cw-N
  E 12ccw-N  F 3cw-N    G 3ccw-N   H 2ccw-N
  I 4ccw-N   J 11ccw-N  K 9cw-N    L 9ccw-N
  M 1cw-N
bCl: m8
yGo: o6
rGo: c3
gTr: s3`,
    lines: ['Cl slide up'],
    rooms: 'B C F G J K',
  },
];
