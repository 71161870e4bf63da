import type { AbilityTexts } from './ability-texts.ts';

export const ABILITIES: AbilityTexts = {
  acrobatics: {
    name: 'Acrobaties',
    CG: 'Traverse les fosses en se déplaçant, sans corde.',
  },
  armor: {
    name: 'Armure',
    BD: 'Qui la porte vaut 1 de plus quand on l’attaque, même blessé.',
    CG: 'Son porteur vaut 1 de plus quand on l’attaque, même blessé. Elle n’aide pas à attaquer.',
  },
  bow: {
    name: 'Arc',
    BD: 'Pour 1 point d’action, son porteur tire sur le premier personnage qu’il voit en ligne droite. Un tir vaut 1, quelle que soit la force du tireur, et celui-ci ne risque rien.',
    CG: 'Pour 1 point d’action, son porteur tire sur quelqu’un qu’il voit, autant de fois qu’il peut payer. Un tir vaut 1 ; sa propre valeur de combat ne compte pas.',
  },
  charismatic: {
    name: 'Charismatique',
    CG: 'Chaque ami dans sa salle, blessé ou non, vaut 1 de plus au corps à corps. Cela n’aide ni lui-même ni les tireurs, et cesse quand il est blessé.',
  },
  combatSkills: {
    name: 'Maîtrise du combat',
    CG: 'Au corps à corps, son camp voit la carte adverse avant de choisir la sienne. Deux maîtres d’armes face à face s’annulent.',
  },
  contortion: {
    name: 'Contorsionniste',
    BD: 'Passe par les meurtrières, chargé ou non. Il ne révèle aucune salle à travers elles.',
    CG: 'Passe par les meurtrières, chargé ou non. Il ne révèle aucune salle à travers elles.',
  },
  craftsmanship: {
    name: 'Bricolage',
    BD: 'Sur un mécanisme, il tourne sa salle ou sa jumelle dans le sens qu’il veut, 1 point d’action par quart de tour.',
    CG: 'Dans la zone du mécanisme, il tourne sa salle ou sa jumelle dans le sens qu’il veut, 1 point d’action par quart de tour.',
  },
  crossbow: {
    name: 'Arbalète',
    CG: 'Une fois par tour, pour 1 point d’action, il tire sur quelqu’un qu’il voit. Son tir vaut 3.',
  },
  expertFighter: {
    name: 'Combattant expert',
    CG: 'Une fois par tour, il engage un combat au corps à corps sans payer de point d’action.',
  },
  fatalBlow: {
    name: 'Coup mortel',
    CG: 'Quand son camp gagne un combat au corps à corps, tout ennemi qui a combattu dans sa zone meurt aussitôt au lieu d’être blessé.',
  },
  fireball: {
    name: 'Boule de feu',
    BD: 'Dans la main d’un jeteur de sort, pour 1 point d’action, il élimine le premier personnage dans la direction choisie, ami ou ennemi, avec le blessé qu’il porte. Il sert une fois ; chacun peut le porter.',
    CG: 'Dans la main d’un utilisateur de magie, pour 1 point d’action, il élimine un personnage en vue ou dans la même zone, ami ou ennemi, avec le blessé qu’il porte. Il sert une fois ; chacun peut le porter.',
  },
  flying: {
    name: 'Vol',
    CG: 'Traverse les zones ennemies et les fosses. Là où elle s’arrête, il ne peut y avoir plus de trois personnages.',
  },
  giant: {
    name: 'Géant',
    BD: 'Les ennemis dont la valeur de combat imprimée est 0 ou 1 peuvent passer entre ses jambes, sans s’y arrêter.',
    CG: 'Les ennemis dont la valeur de combat imprimée est 0 ou 1 peuvent traverser sa zone.',
  },
  healing: {
    name: 'Soins',
    BD: 'Pour 1 point d’action, un blessé sur une case adjacente se relève et ne fait rien d’autre ce tour. Il ne soigne ni lui-même ni celui qu’il porte.',
    CG: 'Pour 1 point d’action, un blessé couché dans sa zone se relève et ne fait rien d’autre ce tour. Il ne soigne ni lui-même ni celui qu’il porte.',
  },
  incorporeal: {
    name: 'Immatériel',
    CG: 'Rien n’arrête son déplacement : ni murs, ni fosses, ni ennemis. Il doit finir dans une zone où il reste de la place.',
  },
  inversion: {
    name: 'Inversion',
    CG: 'Dans la main d’un utilisateur de magie, pour 1 point d’action, sa salle et une salle voisine échangent leur place, avec tout ce qu’elles contiennent. Il sert une fois ; chacun peut le porter.',
  },
  key: {
    name: 'Clef',
    BD: 'Pour 1 point d’action, son porteur ouvre ou ferme une herse au bord de sa case, autant de fois qu’il veut.',
    CG: 'Pour 1 point d’action, son porteur ouvre ou ferme une herse au bord de sa zone, autant de fois qu’il veut.',
  },
  killerRage: {
    name: 'Rage meurtrière',
    CG: 'Quand elle attaque en combat singulier au corps à corps, elle peut poser deux cartes Combat ; les deux comptent. Elle dit combien avant que l’adversaire choisisse.',
  },
  largeShield: {
    name: 'Grand bouclier',
    BD: 'Personne ne peut tirer sur son porteur. Il n’aide ni contre la boule de feu ni au corps à corps.',
    CG: 'Personne ne peut tirer sur son porteur, blessé ou non. Il n’aide pas contre la boule de feu.',
  },
  levitation: {
    name: 'Lévitation',
    BD: 'En marchant, il survole les fosses et les figurines ennemies. Il ne peut s’y arrêter.',
    CG: 'Traverse les zones ennemies et les fosses. Là où il s’arrête, il ne peut y avoir plus de trois personnages.',
  },
  lockPicking: {
    name: 'Crochetage',
    BD: 'Pour 1 point d’action, elle ouvre ou ferme une herse au bord de sa case, sans clef.',
    CG: 'Pour 1 point d’action, elle ouvre ou ferme une herse au bord de sa zone, sans clef.',
  },
  magicUser: {
    name: 'Utilisateur de magie',
    CG: 'Peut utiliser les parchemins.',
  },
  mindControl: {
    name: 'Contrôle de l’esprit',
    BD: 'En combat singulier au corps à corps, il peut nommer une carte Combat autre que +0. L’adversaire doit la jouer s’il l’a ; sinon il montre sa main et joue ce qu’il veut.',
    CG: 'En combat singulier au corps à corps, il peut nommer une carte Combat autre que +0. L’adversaire doit la jouer s’il l’a ; sinon il montre sa main et joue ce qu’il veut.',
  },
  noTransport: {
    name: 'Aucun transport',
    CG: 'Il ne porte ni objet ni blessé.',
  },
  pitClimbing: {
    name: 'Désamorçage des fosses',
    BD: 'Elle traverse les fosses et peut s’y arrêter ; tant qu’elle est sur l’une d’elles, ses amis la franchissent. Blessée là sans corde, elle meurt.',
  },
  portcullisBreaking: {
    name: 'Torsion des barres',
    BD: 'Pour 1 point d’action, il brise une herse fermée au bord de sa case. Elle reste ouverte à tous pour toujours.',
    CG: 'Pour 1 point d’action, il brise une herse fermée au bord de sa zone. Elle reste ouverte à tous pour toujours.',
  },
  psychokinesis: {
    name: 'Psychokinésie',
    CG: 'Pour 1 point d’action, un objet qui se trouve dans sa salle ou qu’elle porte flotte jusqu’à trois zones plus loin, par-dessus fosses et personnages. Il y est déposé, ou donné à quelqu’un aux mains vides.',
  },
  regeneration: {
    name: 'Régénération',
    BD: 'Blessé, il se relève seul pour 1 point d’action, mais pas le tour de sa blessure ni pendant qu’on le porte. Il ne fait rien d’autre ce tour.',
    CG: 'Blessé, même porté, il se relève seul pour 1 point d’action, mais pas le tour de sa blessure. Il ne fait rien d’autre ce tour.',
  },
  rope: {
    name: 'Corde',
    BD: 'Son porteur traverse les fosses et peut s’y arrêter. Laissée sur une fosse, elle porte tout le monde ; un blessé qui s’y accroche meurt si un ennemi la prend.',
    CG: 'Son porteur traverse les fosses en se déplaçant, autant de fois qu’il veut.',
  },
  scream: {
    name: 'Hurlement répulsif',
    BD: 'Pour 2 points d’action, un personnage en vue est repoussé d’une case tout droit. Repoussé dans une fosse, il meurt, sauf s’il porte une corde.',
  },
  spear: {
    name: 'Lance télescopique',
    BD: 'Son porteur peut attaquer à deux cases en ligne droite, ou à travers une meurtrière, sans risque : s’il perd, seule la lance se brise. Elle ne sert ni en défense ni à côté d’une figurine ennemie.',
    CG: 'Son porteur peut attaquer dans la zone voisine, même par-dessus une fosse ou par une meurtrière, sans risque : s’il perd, seule la lance se brise. Ni en défense, ni quand un ennemi est dans sa propre zone.',
  },
  speedPotion: {
    name: 'Potion de vitesse',
    BD: 'Bue pour 1 point d’action, elle en donne 4 que seul le buveur peut dépenser, pendant ce tour. Puis elle disparaît.',
  },
  spellcasting: {
    name: 'Jeteur de sort',
    BD: 'Peut utiliser les objets magiques, comme le bâton de boule de feu.',
  },
  stab: {
    name: 'Poignarder',
    BD: 'Elle vaut 2 de plus au corps à corps, en attaque comme en défense, quand au moins une autre figurine amie y prend part.',
    CG: 'Elle vaut 2 de plus au corps à corps, en attaque comme en défense, quand au moins un autre personnage ami y prend part.',
  },
  stealing: {
    name: 'Détrousseur',
    CG: 'Les mains vides, pour 1 point d’action, il prend un objet à un ennemi dans sa zone et le porte aussitôt.',
  },
  strong: {
    name: 'Costaud',
    CG: 'Porte deux charges : objets, blessés, ou l’un et l’autre. Blessé, il garde encore deux objets.',
  },
  sword: {
    name: 'Épée',
    BD: 'Qui la porte vaut 1 de plus quand il attaque.',
    CG: 'Son porteur vaut 1 de plus quand il attaque, jamais quand il se défend.',
  },
  treasure: {
    name: 'Trésor',
    BD: 'Sorti du labyrinthe, il vaut 1 point de victoire au joueur dont la figurine le porte, quelle que soit sa couleur.',
    CG: 'Sorti du labyrinthe, il vaut 1 point de victoire au joueur dont le personnage le porte.',
  },
  undead: {
    name: 'Mort-vivant',
    CG: 'Ce n’est pas un pouvoir : un Paladin qui aide à éliminer un mort-vivant marque 1 point de plus.',
  },
  undeadHunter: {
    name: 'Chasseur de morts-vivants',
    CG: 'Chaque mort-vivant éliminé dans un combat auquel il prend part rapporte 1 point de victoire de plus.',
  },
  underdog: {
    name: 'Outsider',
    BD: 'Rapporte 2 points de victoire au lieu de 1 quand il sort du labyrinthe.',
    CG: 'Rapporte 2 points de victoire au lieu de 1 quand il sort du labyrinthe.',
  },
  wallBreaking: {
    name: 'Brise les murs',
    CG: 'Une fois dans la partie, pour 1 point d’action, il abat tous les murs, meurtrières et herses de la salle où il se trouve.',
  },
  wallWalking: {
    name: 'Passe à travers les murs',
    BD: 'Pour 1 point d’action, elle traverse un mur ou une meurtrière vers la case juste derrière. Ce n’est pas un déplacement : son mouvement reste entier. Une herse fermée l’arrête.',
    CG: 'Pour 1 point d’action, elle traverse un mur de sa zone vers la zone derrière, et peut prendre, laisser ou échanger une charge des deux côtés. Une herse fermée l’arrête.',
  },
};
