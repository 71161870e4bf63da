export const scenariosFrench: Readonly<Record<string, string>> = {
  base: 'Quatre personnages sur votre ligne, les autres cachés dans le noir. Trouvez-les, tournez les salles et courez de l’autre côté.',
  'prison-1':
    'Marcher, révéler, tourner, sauter : deux personnages chacun dans quatre salles, et personne ne se bat.',
  'prison-2': 'Un camp aide son Colosse à s’échapper, l’autre le chasse à trois. On y apprend le combat.',
  'prison-3':
    'Quatre contre quatre dans une petite arène. On y apprend le combat groupé, les lignes de vue et le hurlement.',
  'prison-4': 'Six salles, six personnages, arcs et boules de feu : presque tout le jeu, en court.',
  'prison-5': 'Tout Prison : huit salles, huit personnages et six objets chacun.',
  mixed:
    'La boîte de base et Prison ensemble. Vous choisissez huit personnages et six objets dans les deux boîtes.',
  'mixed-3':
    'Trois équipes tirées de toutes les boîtes dans douze salles ; on sort par la ligne de n’importe quel adversaire.',
  'mixed-4':
    'Quatre équipes tirées de toutes les boîtes dans douze salles ; on sort par la ligne de n’importe quel adversaire.',
  'standard-3':
    'La partie classique à trois : douze salles, et la ligne de chaque adversaire est une sortie.',
  'standard-4':
    'La partie classique à quatre : douze salles, et la ligne de chaque adversaire est une sortie.',
  crossing:
    'Seize salles, les objets au milieu. On ne sort que par la ligne d’en face, en traversant tout le monde.',
  'pyramid-4':
    'Montez des profondeurs jusqu’à la seule salle du sommet, hissez-la à la surface et sortez. Tuer ne rapporte rien.',
  'pyramid-3': 'La même ascension à trois : une salle au sommet, et une seule sortie.',
  race: 'Tous courent vers l’arrivée, en haut du labyrinthe. Tuer ne rapporte rien.',
  elevator:
    'Une salle coulisse entre deux tours. Trois rouages la commandent ; la sortie est de l’autre côté.',
  'exit-4':
    'Les sorties sont distribuées face cachée : la vôtre n’est montrée qu’au début du jeu. Tuer ne rapporte rien.',
  'exit-3': 'La même recherche à trois ; la quatrième sortie est un leurre.',
  murder:
    'Aucun combat avant que tout soit révélé. Ensuite, tout voisin peut se joindre à un combat, d’un côté ou de l’autre, et chaque blessure rapporte.',
  surprise:
    'Deux contre deux : rouge avec vert, bleu avec jaune. Les alliés ajoutent leurs points, et l’allié place vos pièces.',
  'card-1':
    'Deux personnages chacun, quatre salles, aucun combat : comment vont les zones, les rotations et les sorties.',
  'card-2': 'Quatre personnages chacun et six salles. Ajoute le combat au corps à corps.',
  'card-3': 'Six personnages chacun et huit salles. Ajoute les arcs et le combat à distance.',
  'card-standard': 'Choisissez huit des vingt-cinq personnages et six objets ; huit salles.',
  'card-advanced': 'La longue partie : les douze salles, et plus de place pour les plans.',
};
