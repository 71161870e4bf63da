/** The signs of the board in words: loaded with the legend. */
import type { Words } from '@dungeon-twister/rules';

export const LEGEND_TITLE: Words = { en: 'What the signs mean', fr: 'Ce que disent les signes' };
const CLICK: Words = {
  en: 'Click anything on the board to read more about it.',
  fr: 'Cliquez sur quoi que ce soit du plateau pour en lire plus.',
};
const TAP: Words = {
  en: 'Tap anything on the board to read more about it.',
  fr: 'Touchez quoi que ce soit du plateau pour en lire plus.',
};
export const legendHint = (withFinger: boolean): Words => (withFinger ? TAP : CLICK);

export const LEGEND_GROUPS = {
  rooms: { en: 'Rooms', fr: 'Les salles' },
  lines: { en: 'Lines', fr: 'Les lignes' },
  pieces: { en: 'Pieces', fr: 'Les pièces' },
  marks: { en: 'What can be done', fr: 'Ce qu’on peut faire' },
} as const satisfies Record<string, Words>;

export const LEGEND_WORDS = {
  gear: {
    en: 'A gear: who stands on it turns this room, a quarter in the direction of the arrow.',
    fr: 'Un rouage : qui s’y tient tourne cette salle, d’un quart dans le sens de la flèche.',
  },
  twins: {
    en: 'The same number and colour: twin rooms. Each is turned from both gears, by its own arrow.',
    fr: 'Même numéro, même couleur : des salles jumelles. Chacune se tourne depuis les deux rouages, selon sa propre flèche.',
  },
  letter: { en: 'The letter by which a room is called.', fr: 'La lettre par laquelle on appelle une salle.' },
  closed: {
    en: 'A closed room. 1/3: one token lies on it, at most three may.',
    fr: 'Une salle fermée. 1/3 : un pion y est posé, trois au plus.',
  },
  wall: { en: 'A wall.', fr: 'Un mur.' },
  portcullis: {
    en: 'A portcullis: closed, open, broken for good.',
    fr: 'Une herse : fermée, ouverte, brisée pour toujours.',
  },
  slit: {
    en: 'An arrow-slit: seen and shot through from right beside it.',
    fr: 'Une meurtrière : on voit et on tire à travers, juste à côté.',
  },
  pit: {
    en: 'A pit: one jumps over it, or has help.',
    fr: 'Une fosse : on saute par-dessus, ou on se fait aider.',
  },
  zones: {
    en: 'The zones of a room: triangle, square, circle and gear. One walks from zone to zone.',
    fr: 'Les zones d’une salle : triangle, carré, cercle et rouage. On marche de zone en zone.',
  },
  dot: {
    en: 'A dot of a line: a character starts here.',
    fr: 'Un point d’une ligne : un personnage part d’ici.',
  },
  exit: {
    en: 'Arrows: here whoever is to play leaves the labyrinth.',
    fr: 'Des flèches : c’est ici que sort le joueur dont c’est le tour.',
  },
  finish: { en: 'The finish: everybody leaves here.', fr: 'L’arrivée : tout le monde sort ici.' },
  dealt: {
    en: 'A way out that lots have dealt: still unknown, or of one colour.',
    fr: 'Une sortie tirée au sort : encore inconnue, ou d’une couleur.',
  },
  facing: {
    en: 'On a line: the zone of the room that one faces there, and the way in.',
    fr: 'Sur une ligne : la zone de la salle à laquelle on y fait face, et par où l’on entre.',
  },
  faces: {
    en: 'The thick arrow of somebody before a room: the zone that he faces, into which he goes first.',
    fr: 'La flèche épaisse de qui attend devant une salle : la zone à laquelle il fait face, où il entre d’abord.',
  },
  teams: {
    en: 'Characters: each side has its colour and its shape.',
    fr: 'Des personnages : chaque camp a sa couleur et sa forme.',
  },
  object: { en: 'An object: small and flat.', fr: 'Un objet : petit et plat.' },
  faceDown: {
    en: 'A token that lies face down, with the colour of its player.',
    fr: 'Un pion face cachée, de la couleur de son joueur.',
  },
  carries: {
    en: 'The badge at its foot: what it carries, an object or a wounded character.',
    fr: 'La pastille à son pied : ce qu’il porte, un objet ou un personnage blessé.',
  },
  wounded: { en: 'A wounded character.', fr: 'Un personnage blessé.' },
  ready: { en: 'A golden ring: it can still act.', fr: 'Un anneau doré : il peut encore agir.' },
  spent: { en: 'It does nothing more this turn.', fr: 'Il ne fait plus rien ce tour.' },
  boot: {
    en: 'The boot is its movement: how far it walks for 1 action point.',
    fr: 'La botte est son mouvement : jusqu’où il marche pour 1 point d’action.',
  },
  swords: {
    en: 'The swords: its strength in a fight, before cards. On an enemy they offer an attack.',
    fr: 'Les épées : sa force au combat, avant les cartes. Sur un ennemi, elles proposent une attaque.',
  },
  go: {
    en: 'The character that you have chosen can walk here, for 1 action point.',
    fr: 'Le personnage choisi peut marcher ici, pour 1 point d’action.',
  },
  later: {
    en: 'A ring: a square farther away. Its price in action points stands once in each room, and beside each that you point at.',
    fr: 'Un anneau : une case plus lointaine. Son prix en points d’action est écrit une fois par salle, et à côté de chaque case visée.',
  },
  laterZone: {
    en: 'A ring: a zone farther away, with its price in action points.',
    fr: 'Un anneau : une zone plus lointaine, avec son prix en points d’action.',
  },
  takes: {
    en: 'Of this colour: walking here, it takes or leaves something on the way.',
    fr: 'De cette couleur : en venant ici, il prend ou laisse quelque chose en chemin.',
  },
  loads: {
    en: 'On the character that you have chosen: choose what it takes, swaps or leaves on its way.',
    fr: 'Sur le personnage choisi : choisissez ce qu’il prend, échange ou laisse en chemin.',
  },
  ways: {
    en: 'There are several ways to do it: you will be asked.',
    fr: 'Il y a plusieurs façons : on vous demandera.',
  },
  attack: {
    en: 'An attack: your strength against theirs, before cards.',
    fr: 'Une attaque : votre force contre la leur, avant les cartes.',
  },
  turn: { en: 'This room can be turned.', fr: 'Cette salle peut être tournée.' },
  final: { en: 'The seal: this cannot be taken back.', fr: 'Le sceau : c’est définitif.' },
} as const satisfies Record<string, Words>;

export type LegendSign = keyof typeof LEGEND_WORDS;
