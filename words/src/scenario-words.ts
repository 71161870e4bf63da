/** The words in which a scenario is described. */
import type { TeamChoice } from '@dungeon-twister/rules';
import type { Language } from './language.ts';

interface ScenarioWords {
  readonly edition: string;
  readonly players: string;
  readonly goal: string;
  readonly map: string;
  readonly rooms: string;
  readonly choice: string;
  readonly onLine: string;
  /** The same where nobody stands on a line: before the rooms. */
  readonly before: string;
  readonly everybody: string;
  readonly rules: string;
  readonly special: string;
  readonly deploy: string;
  readonly combatCards: string;
  readonly jumpCards: string;
  readonly begins: string;
  readonly options: string;
  readonly sides: string;
  readonly lines: string;
  readonly byLot: string;
  readonly together: string;
  readonly noCombat: string;
  readonly allOut: string;
  readonly sidesByLot: string;
  readonly points: (points: number, atOnce: boolean) => string;
  readonly kills: (kills: number) => string;
  readonly hunt: (prey: string, owner: string) => string;
  /** Behind the points: nobody wins a game that nobody can win. */
  readonly drawIfDead: string;
  readonly alliedPoints: (points: number) => string;
  readonly turns: (turns: number) => string;
  readonly wayOut: string;
  readonly leavesBy: (who: string, whose: string) => string;
  readonly byTheTop: string;
  readonly byTheFinish: string;
  readonly byLots: string;
  readonly byAnyOpponent: string;
  readonly fixed: string;
  readonly inTurn: string;
  readonly mutualForAll: string;
  readonly and: string;
  readonly or: string;
  readonly against: string;
  readonly choose: (characters: number, objects: number) => string;
  /** How teams are chosen, by the value of the option. */
  readonly modes: Readonly<Record<TeamChoice, string>>;
  readonly mode: (choice: string, meaning: string, isUsual: boolean) => string;
  readonly walks: (who: string) => string;
  readonly roomsOf: (ids: string, slots: number) => string;
}

export const SCENARIO_WORDS: Readonly<Record<Language, ScenarioWords>> = {
  en: {
    edition: 'Edition',
    players: 'Players',
    goal: 'Goal',
    map: 'Map',
    rooms: 'Rooms',
    choice: 'Choice',
    onLine: 'On the line',
    before: 'At the start',
    everybody: 'Each player',
    rules: 'Rules',
    special: 'Special',
    deploy: 'Deploy',
    combatCards: 'Combat cards',
    jumpCards: 'Jump cards',
    begins: 'Begins',
    options: 'Options',
    sides: 'Sides',
    lines: 'Lines',
    byLot: 'by lot',
    together: 'together',
    noCombat: 'none: nobody fights',
    allOut: 'the first to bring all characters out',
    sidesByLot: 'lots decide who plays which colour',
    points: (points, atOnce) =>
      `${points} ${points === 1 ? 'point' : 'points'}${atOnce ? ', which end the game at once' : ''}`,
    kills: (kills) => `the first to eliminate ${kills}`,
    hunt: (prey, owner) => `${prey} of ${owner} leaves or dies`,
    drawIfDead: '; a draw if it ends before anybody has them',
    alliedPoints: (points) => `${points} points of two allies together`,
    turns: (turns) => `most points after ${turns} turns`,
    wayOut: 'Way out',
    leavesBy: (who, whose) => `${who} only by the line of ${whose}`,
    byTheTop: 'from the room on top, lifted to the surface by its gear',
    byTheFinish: 'by the finish only',
    byLots: 'each by his own small line; it is shown when play begins',
    byAnyOpponent: 'by the line of any opponent',
    fixed: 'Fixed rooms',
    inTurn: 'in turn, one character each, on any line',
    mutualForAll: 'all choose in turn, and every team gets each piece',
    and: ' and ',
    or: ' or ',
    against: ' against ',
    choose: (characters, objects) => `each takes ${characters} characters and ${objects} objects of these`,
    modes: {
      mutual: 'both choose in turn, and both teams get each piece',
      fullFrontal: 'everybody chooses for himself, in secret',
      draft: 'both choose in turn, and what one takes the other cannot have',
      random: 'by lot',
    },
    mode: (choice, meaning, isUsual) => `teamChoice=${choice}: ${meaning}${isUsual ? ' (usual)' : ''}`,
    walks: (who) => `walk on every line and do not leave: ${who}`,
    roomsOf: (ids, slots) => `${slots} of ${ids}`,
  },
  fr: {
    edition: 'Édition',
    players: 'Joueurs',
    goal: 'But',
    map: 'Plan',
    rooms: 'Salles',
    choice: 'Choix',
    onLine: 'Sur la ligne',
    before: 'Au départ',
    everybody: 'Chaque joueur',
    rules: 'Règles',
    special: 'Règles propres',
    deploy: 'Départ',
    combatCards: 'Cartes de combat',
    jumpCards: 'Cartes de saut',
    begins: 'Commence',
    options: 'Options',
    sides: 'Camps',
    lines: 'Lignes',
    byLot: 'au sort',
    together: 'ensemble',
    noCombat: 'aucune : personne ne combat',
    allOut: 'le premier à faire sortir tous ses personnages',
    sidesByLot: 'le sort décide qui joue quelle couleur',
    points: (points, atOnce) =>
      `${points} ${points === 1 ? 'point' : 'points'}${atOnce ? ', qui finissent la partie aussitôt' : ''}`,
    kills: (kills) => `le premier à en éliminer ${kills}`,
    hunt: (prey, owner) => `${prey} (${owner}) sort ou meurt`,
    drawIfDead: ' ; nulle si elle finit avant que quelqu’un les ait',
    alliedPoints: (points) => `${points} points de deux alliés ensemble`,
    turns: (turns) => `le plus de points après ${turns} tours`,
    wayOut: 'Sortie',
    leavesBy: (who, whose) => `${who} par la seule ligne de ${whose}`,
    byTheTop: 'par la salle du sommet, hissée à la surface par son rouage',
    byTheFinish: 'par l’arrivée seulement',
    byLots: 'chacun par sa petite ligne, révélée au début du jeu',
    byAnyOpponent: 'par la ligne de n’importe quel adversaire',
    fixed: 'Salles fixes',
    inTurn: 'à tour de rôle, un personnage chacun, sur toute ligne',
    mutualForAll: 'on choisit à tour de rôle, et chaque pièce va dans toutes les équipes',
    and: ' et ',
    or: ' ou ',
    against: ' contre ',
    choose: (characters, objects) => `chacun en prend ${characters} personnages et ${objects} objets`,
    modes: {
      mutual: 'on choisit à tour de rôle, et chaque pièce va dans les deux équipes',
      fullFrontal: 'chacun choisit pour soi, en secret',
      draft: 'on choisit à tour de rôle, et ce que l’un prend, l’autre ne peut l’avoir',
      random: 'au sort',
    },
    mode: (choice, meaning, isUsual) => `teamChoice=${choice} : ${meaning}${isUsual ? ' (d’ordinaire)' : ''}`,
    walks: (who) => `marchent sur toutes les lignes et ne sortent pas : ${who}`,
    roomsOf: (ids, slots) => `${slots} parmi ${ids}`,
  },
};
