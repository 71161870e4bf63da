/** What a scenario is like, in a sentence or two; its goal is said beside it. */
import type { Words } from '@dungeon-twister/rules';

export const SCENARIO_BLURBS: Readonly<Record<string, Words>> = {
  base: {
    en: 'Four characters on your line, the rest hidden in the dark. Find them, turn the rooms, and run for the far side.',
    fr: 'Quatre personnages sur votre ligne, les autres cachés dans le noir. Trouvez-les, tournez les salles et courez de l’autre côté.',
  },
  'prison-1': {
    en: 'Walk, reveal, turn and jump: two characters each in four rooms, and nobody fights.',
    fr: 'Marcher, révéler, tourner, sauter : deux personnages chacun dans quatre salles, et personne ne se bat.',
  },
  'prison-2': {
    en: 'One side helps its Colossus to escape, the other hunts him with three. Teaches combat.',
    fr: 'Un camp aide son Colosse à s’échapper, l’autre le chasse à trois. On y apprend le combat.',
  },
  'prison-3': {
    en: 'Four against four in a small arena. Teaches group combat, lines of sight and the scream.',
    fr: 'Quatre contre quatre dans une petite arène. On y apprend le combat groupé, les lignes de vue et le hurlement.',
  },
  'prison-4': {
    en: 'Six rooms, six characters, bows and fireballs: almost the whole game, but short.',
    fr: 'Six salles, six personnages, arcs et boules de feu : presque tout le jeu, en court.',
  },
  'prison-5': {
    en: 'The whole of Prison: eight rooms, eight characters and six objects each.',
    fr: 'Tout Prison : huit salles, huit personnages et six objets chacun.',
  },
  mixed: {
    en: 'Base set and Prison together. You choose eight characters and six objects out of both boxes.',
    fr: 'La boîte de base et Prison ensemble. Vous choisissez huit personnages et six objets dans les deux boîtes.',
  },
  'mixed-3': {
    en: 'Three teams out of all boxes in twelve rooms; leave by any opponent’s line.',
    fr: 'Trois équipes tirées de toutes les boîtes dans douze salles ; on sort par la ligne de n’importe quel adversaire.',
  },
  'mixed-4': {
    en: 'Four teams out of all boxes in twelve rooms; leave by any opponent’s line.',
    fr: 'Quatre équipes tirées de toutes les boîtes dans douze salles ; on sort par la ligne de n’importe quel adversaire.',
  },
  'standard-3': {
    en: 'The classic game for three: twelve rooms, and every opponent’s line is a way out.',
    fr: 'La partie classique à trois : douze salles, et la ligne de chaque adversaire est une sortie.',
  },
  'standard-4': {
    en: 'The classic game for four: twelve rooms, and every opponent’s line is a way out.',
    fr: 'La partie classique à quatre : douze salles, et la ligne de chaque adversaire est une sortie.',
  },
  crossing: {
    en: 'Sixteen rooms with the treasures in the middle. You leave only by the line straight opposite, through everybody.',
    fr: 'Seize salles, les objets au milieu. On ne sort que par la ligne d’en face, en traversant tout le monde.',
  },
  'pyramid-4': {
    en: 'Climb from the depths to the single room on top, lift it to the surface and step out. Killing scores nothing.',
    fr: 'Montez des profondeurs jusqu’à la seule salle du sommet, hissez-la à la surface et sortez. Tuer ne rapporte rien.',
  },
  'pyramid-3': {
    en: 'The same climb for three: one room on top, and only one way out.',
    fr: 'La même ascension à trois : une salle au sommet, et une seule sortie.',
  },
  race: {
    en: 'Everybody runs for the finish at the top of the labyrinth. Killing scores nothing.',
    fr: 'Tous courent vers l’arrivée, en haut du labyrinthe. Tuer ne rapporte rien.',
  },
  elevator: {
    en: 'A room slides up and down between two towers. Three gears command it; the way out lies on the other side.',
    fr: 'Une salle coulisse entre deux tours. Trois mécanismes la commandent ; la sortie est de l’autre côté.',
  },
  'exit-4': {
    en: 'The ways out are dealt face down: yours is shown only when play begins. Killing scores nothing.',
    fr: 'Les sorties sont distribuées face cachée : la vôtre n’est montrée qu’au début du jeu. Tuer ne rapporte rien.',
  },
  'exit-3': {
    en: 'The same search for three; the fourth exit is a decoy.',
    fr: 'La même recherche à trois ; la quatrième sortie est un leurre.',
  },
  murder: {
    en: 'No fighting until every room is revealed. Then anybody nearby may join a combat, on either side, and every wound scores.',
    fr: 'Aucun combat avant que tout soit révélé. Ensuite, tout voisin peut se joindre à un combat, d’un côté ou de l’autre, et chaque blessure rapporte.',
  },
  surprise: {
    en: 'Two against two: red with green, blue with yellow. Allies add their points, and your ally places your pieces.',
    fr: 'Deux contre deux : rouge avec vert, bleu avec jaune. Les alliés ajoutent leurs points, et l’allié place vos pièces.',
  },
  'card-1': {
    en: 'Two characters each, four rooms, no fighting: how zones, turning and leaving work.',
    fr: 'Deux personnages chacun, quatre salles, aucun combat : comment vont les zones, les rotations et les sorties.',
  },
  'card-2': {
    en: 'Four characters each and six rooms. Adds close combat.',
    fr: 'Quatre personnages chacun et six salles. Ajoute le combat au corps à corps.',
  },
  'card-3': {
    en: 'Six characters each and eight rooms. Adds bows and ranged combat.',
    fr: 'Six personnages chacun et huit salles. Ajoute les arcs et le combat à distance.',
  },
  'card-standard': {
    en: 'Choose eight of twenty-five characters and six objects; eight rooms.',
    fr: 'Choisissez huit des vingt-cinq personnages et six objets ; huit salles.',
  },
  'card-advanced': {
    en: 'The long game: all twelve rooms, and more room for plans.',
    fr: 'La longue partie : les douze salles, et plus de place pour les plans.',
  },
};
