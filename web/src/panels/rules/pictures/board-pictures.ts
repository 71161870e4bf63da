/** Pictures of the base set. */
import type { Picture } from './picture.ts';
import { twoRooms } from './two-rooms.ts';

const PAIR_1 = twoRooms({
  like: 'base',
  pair: 1,
  blue: ['cleric', 'goblin', 'thief', 'rope'],
  yellow: ['warrior', 'goblin', 'troll', 'rope'],
});

const STRONG = twoRooms({
  like: 'base',
  pair: 1,
  blue: ['warrior', 'cleric', 'thief', 'wall-walker', 'treasure', 'sword'],
  yellow: ['troll', 'goblin', 'thief', 'warrior', 'treasure', 'sword'],
});

const PAIR_3 = twoRooms({
  like: 'base',
  pair: 3,
  blue: ['warrior', 'cleric', 'thief', 'wizard', 'rope', 'fireball-wand'],
  yellow: ['warrior', 'cleric', 'goblin', 'troll', 'rope', 'fireball-wand'],
});

const TURN = 'turn: 9 blue\naction points: 5\nblue: points 2\nyellow: points 2';

export const BOARD_PICTURES: readonly Picture[] = [
  {
    rule: 'BD-REVEAL-4',
    also: ['BD-REVEAL-1', 'BD-PLACE-1', 'BD-PLACE-2'],
    title: { en: 'A room is revealed', fr: 'Une salle est révélée' },
    words: {
      en: 'From his line the Cleric turns up room A. Blue places the Goblin and the yellow Warrior where he likes; his own Rope is placed by yellow, far from everybody.',
      fr: 'Depuis sa ligne, le Clerc révèle la salle A. Bleu place le Gobelin et le Guerrier jaune où il veut ; sa propre Corde est placée par Jaune, loin de tous.',
    },
    own: PAIR_1,
    position: `scenario: two-rooms
${TURN}
rooms:
  A (1cw-N)  B 1ccw-N
bCl: b0
bGo: A
yWr: A
bRo: A
yTr: h3`,
    lines: ['Cl ?A', 'Go @c4', 'yWr @a4', 'bRo @e1'],
  },
  {
    rule: 'BD-ROTATE-1',
    also: ['BD-ROTATE-7', 'BD-ROTATE-9'],
    title: { en: 'Turning one’s own room', fr: 'Tourner sa propre salle' },
    words: {
      en: 'The Cleric stands on the gear and turns his room a quarter, the way of its arrow. Walls, pit and the yellow Goblin turn with it; the room keeps its place.',
      fr: 'Le Clerc est sur le rouage et tourne sa salle d’un quart de tour, dans le sens de la flèche. Murs, fosse et Gobelin jaune tournent avec elle ; la salle garde sa place.',
    },
    own: PAIR_1,
    position: `scenario: two-rooms
${TURN}
rooms:
  A 1cw-N  B 1ccw-N
bCl: c3
yGo: a5
yTr: h3`,
    lines: ['Cl A cw'],
  },
  {
    rule: 'BD-ROTATE-2',
    also: ['BD-ROTATE-5', 'BD-ROTATE-6'],
    title: { en: 'Turning the twin from afar', fr: 'Tourner la jumelle de loin' },
    words: {
      en: 'The same gear turns the other room of the pair, however far away, and by the arrow of that room: here to the left. The Goblin’s hall now opens towards the yellow line.',
      fr: 'Le même rouage tourne l’autre salle de la paire, si loin qu’elle soit, et dans le sens de sa flèche à elle : ici vers la gauche. La salle du Gobelin s’ouvre maintenant vers la ligne jaune.',
    },
    own: PAIR_1,
    position: `scenario: two-rooms
${TURN}
rooms:
  A 1cw-N  B 1ccw-W
bCl: c3
bGo: h3
yWr: a2`,
    lines: ['Cl B ccw'],
  },
  {
    rule: 'BD-ITEM-7',
    also: ['BD-ITEM-3', 'BD-ITEM-9'],
    title: { en: 'Taking from a friend in passing', fr: 'Prendre à un ami en passant' },
    words: {
      en: 'The Thief walks through the Warrior, takes his Sword on the way and goes on. It costs nothing but the move; what is carried lies under its carrier.',
      fr: 'La Voleuse traverse le Guerrier, lui prend son Épée en chemin et continue. Cela ne coûte que le déplacement ; ce qu’on porte est posé sous le porteur.',
    },
    own: STRONG,
    position: `scenario: two-rooms
${TURN}
rooms:
  A 1cw-N  B 1ccw-N
bTh: a1
bWr: a3, holds bSw
yTr: h3`,
    lines: ['Th a1-a3(+Sw)-a4'],
  },
  {
    rule: 'BD-PORT-3',
    also: ['BD-PORT-2', 'BD-PORT-7'],
    title: { en: 'Opening a portcullis', fr: 'Ouvrir une herse' },
    words: {
      en: 'From the square beside it the Thief picks the lock. The portcullis is open for everybody now, friend and enemy, and can be closed again.',
      fr: 'De la case voisine, la Voleuse crochète la serrure. La herse est maintenant ouverte à tous, amis et ennemis, et peut être refermée.',
    },
    own: STRONG,
    position: `scenario: two-rooms
${TURN}
rooms:
  A 1cw-N  B 1ccw-N
bTh: a4
yTr: c3`,
    lines: ['Th open a4e'],
  },
  {
    rule: 'BD-PORT-5',
    also: ['BD-PORT-6'],
    title: { en: 'Breaking a portcullis', fr: 'Briser une herse' },
    words: {
      en: 'The Warrior breaks it: it stays open for the rest of the game, and he walks in.',
      fr: 'Le Guerrier la brise : elle reste ouverte jusqu’à la fin de la partie, et il entre.',
    },
    own: STRONG,
    position: `scenario: two-rooms
${TURN}
rooms:
  A 1cw-N  B 1ccw-N
bWr: a4
yTr: c3`,
    lines: ['Wr break a4e', 'Wr a4-b4'],
  },
  {
    rule: 'BD-PIT-4',
    also: ['BD-PIT-1', 'BD-PIT-3'],
    title: { en: 'A rope over a pit', fr: 'Une corde sur une fosse' },
    words: {
      en: 'The Warrior crosses the pit with his Rope and leaves it there. While it lies on the pit anybody walks over it as over floor: the Cleric follows.',
      fr: 'Le Guerrier traverse la fosse avec sa Corde et l’y laisse. Tant qu’elle est sur la fosse, tous y marchent comme sur le sol : le Clerc le suit.',
    },
    own: PAIR_3,
    position: `scenario: two-rooms
${TURN}
rooms:
  A 3cw-N  B 3ccw-N
bWr: a4, holds bRo
bCl: a3
yTr: h1`,
    lines: ['Wr a4-b4(-Ro)-d4', 'Cl a3-a4-c4'],
  },
  {
    rule: 'BD-EXIT-1',
    also: ['BD-EXIT-4', 'BD-VP-1'],
    title: { en: 'Out of the labyrinth', fr: 'Hors du labyrinthe' },
    words: {
      en: 'The Thief steps onto the yellow line and is out: a point for her, and one for the Treasure that she carries.',
      fr: 'La Voleuse pose le pied sur la ligne jaune : elle est sortie. Un point pour elle, et un pour le Trésor qu’elle porte.',
    },
    own: STRONG,
    position: `scenario: two-rooms
${TURN}
rooms:
  A 1cw-N  B 1ccw-N
bTh: c5, holds bTs
yTr: h3`,
    lines: ['Th c5-c6'],
  },
  {
    rule: 'BD-JUMP-6',
    also: ['BD-JUMP-1', 'BD-JUMP-5'],
    title: { en: 'Jumping, base set', fr: 'Sauter, boîte de base' },
    words: {
      en: 'With a Jump card the Cleric leaps over the pit, straight ahead and no other way. The card is gone for good.',
      fr: 'Avec une carte Saut, le Clerc bondit par-dessus la fosse, tout droit et pas autrement. La carte est perdue pour de bon.',
    },
    own: PAIR_3,
    position: `scenario: two-rooms
${TURN}
rooms:
  A 3cw-N  B 3ccw-N
bCl: a4
yTr: h1`,
    lines: ['Cl ^b4-c4'],
  },
  {
    rule: 'BD-CARRY-1',
    also: ['BD-CARRY-2'],
    title: { en: 'Carrying a wounded', fr: 'Porter un blessé' },
    words: {
      en: 'The Cleric walks to the wounded Warrior, takes him up without a point and carries him to the gear.',
      fr: 'Le Clerc va jusqu’au Guerrier blessé, le relève sans payer de point et le porte jusqu’au rouage.',
    },
    own: STRONG,
    position: `scenario: two-rooms
${TURN}
rooms:
  A 1cw-N  B 1ccw-N
bCl: c1
bWr: d2, wounded
yTr: h3`,
    lines: ['Cl c1-c2-d2(+Wr)-d3-c3'],
  },
  {
    rule: 'BD-CARRY-4',
    title: { en: 'A carrier loses', fr: 'Un porteur perd' },
    words: {
      en: 'The yellow Thief carries a wounded Goblin and loses the fight: she lies wounded, and whom she carried is lost. That is a point for blue.',
      fr: 'La Voleuse jaune porte un Gobelin blessé et perd le combat : elle est blessée, et celui qu’elle portait est perdu. Un point pour Bleu.',
    },
    own: STRONG,
    position: `scenario: two-rooms
${TURN}
rooms:
  A 1cw-N  B 1ccw-N
bWr: c2
yTh: c3, holds yGo
yGo: wounded
yTr: h3`,
    lines: ['Wr x yTh', 'combat 3', 'combat 1'],
  },
  {
    rule: 'BD-GROUP-3',
    also: ['BD-GROUP-2', 'BD-GROUP-4', 'BD-GROUP-15'],
    title: { en: 'Who fights in a group', fr: 'Qui combat en groupe' },
    words: {
      en: 'The Warrior attacks the Troll. The Cleric stands beside the Troll and must help; the yellow Goblin stands beside the Cleric and must defend. The Thief touches nobody and stays out. 5 and a +4 beat 5 and a +2: both of yellow lie.',
      fr: 'Le Guerrier attaque le Troll. Le Clerc, à côté du Troll, doit l’aider ; le Gobelin jaune, à côté du Clerc, doit défendre. La Voleuse ne touche personne et reste à l’écart. 5 et +4 battent 5 et +2 : les deux Jaunes sont blessés.',
    },
    own: STRONG,
    position: `scenario: two-rooms
${TURN}
rooms:
  A 1cw-N  B 1ccw-N
bWr: b3
bCl: c2
bTh: b5
yTr: c3
yGo: d2`,
    lines: ['Wr x yTr', 'combat 4', 'combat 2'],
  },
  {
    rule: 'BD-LOS-4',
    also: ['BD-LOS-1', 'BD-LOS-5', 'BD-OBJ-FireballWand-2'],
    title: { en: 'Line of sight', fr: 'La ligne de vue' },
    words: {
      en: 'The Wizard looks along a row. A pit does not stop him, but the first character does: the fireball takes the Goblin, and the Troll behind it is safe.',
      fr: 'Le Magicien regarde le long d’une rangée. Une fosse ne l’arrête pas, mais le premier personnage, si : la boule de feu prend le Gobelin, et le Troll derrière lui est à l’abri.',
    },
    own: PAIR_3,
    position: `scenario: two-rooms
${TURN}
rooms:
  A 3cw-N  B 3ccw-N
bWi: a4, holds bFw
yGo: c4
yTr: d4`,
    lines: ['Wi fireball yGo'],
  },
  {
    rule: 'BD-CHAR-WallWalker-2',
    also: ['BD-CHAR-WallWalker-3'],
    title: { en: 'Through a wall', fr: 'À travers un mur' },
    words: {
      en: 'For a point the Wall-Walker passes one wall, to the square straight behind it. A closed portcullis would stop her.',
      fr: 'Pour un point, la Passe-muraille traverse un mur, vers la case juste derrière. Une herse fermée l’arrêterait.',
    },
    own: STRONG,
    position: `scenario: two-rooms
${TURN}
rooms:
  A 1cw-N  B 1ccw-N
bWa: a3
yTr: h3`,
    lines: ['Wa #b3'],
  },
];
