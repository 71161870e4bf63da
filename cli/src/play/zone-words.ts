/** What `dt play` says otherwise where places are zones: nobody stands on a square, and a wheel counts the actions. */
import type { Language } from '@dungeon-twister/words';
import type { OtherWords } from './words.ts';

export const ZONE_WORDS: Readonly<Record<Language, OtherWords>> = {
  en: {
    now: {
      deploy: (who, example, count) =>
        `${who}, lay your starting team face down, one before each room (${count} to go): type e.g. ${example}.`,
      lay: (who, example, count) =>
        `${who}, lay a card face down at a room (${count} to go): type e.g. ${example}.`,
      place: (who, example) =>
        `${who}, place a card in a zone of the room just revealed: type e.g. ${example}.`,
    },
    wholeWalk: 'walks through the zones that you name',
    loads: {
      take: 'takes something on the way: + behind the zone',
      leave: 'leaves on the way what it carries: - behind the zone',
    },
    explain: {
      deploy: 'puts a character before a room',
      lay: 'lays a card at a room',
      endTurn: 'ends your turn; up to 3 action points are kept',
      move: 'walks to a zone; sG.T is before room G in the south, facing its T',
      jump: 'jumps over a pit into a zone; /4 gives up the combat card 4 for it',
      openGate: 'opens the portcullis of a room',
      closeGate: 'closes the portcullis of a room',
      breakGate: 'breaks the portcullis of a room',
      attack: 'attacks; friends join with +, / names the weapon',
      place: 'places a card in a zone',
      layCard: 'lays a combat card, or two: 3+5',
    },
  },
  fr: {
    now: {
      deploy: (who, example, count) =>
        `${who}, posez votre équipe de départ face cachée, un personnage devant chaque salle (encore ${count}) : tapez p. ex. ${example}.`,
      lay: (who, example, count) =>
        `${who}, posez une carte face cachée près d’une salle (encore ${count}) : tapez p. ex. ${example}.`,
      place: (who, example) =>
        `${who}, placez une carte dans une zone de la salle révélée : tapez p. ex. ${example}.`,
    },
    wholeWalk: 'marche par les zones nommées',
    loads: {
      take: 'prend quelque chose en chemin : + après la zone',
      leave: 'laisse en chemin ce qu’il porte : - après la zone',
    },
    explain: {
      deploy: 'pose un personnage devant une salle',
      lay: 'pose une carte près d’une salle',
      endTurn: 'finit votre tour ; jusqu’à 3 points d’action sont gardés',
      move: 'marche vers une zone ; sG.T est devant la salle G au sud, face à son T',
      jump: 'saute par-dessus une fosse dans une zone ; /4 y sacrifie la carte Combat 4',
      openGate: 'ouvre la herse d’une salle',
      closeGate: 'ferme la herse d’une salle',
      breakGate: 'brise la herse d’une salle',
      attack: 'attaque ; des amis se joignent avec +, / nomme l’arme',
      place: 'place une carte dans une zone',
      layCard: 'pose une carte Combat, ou deux : 3+5',
    },
  },
};
