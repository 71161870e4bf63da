import type { AbilityTexts } from './ability-texts.ts';

export const ABILITIES: AbilityTexts = {
  'BD.armor': {
    name: 'Armure',
    text: 'Qui la porte vaut 1 de plus quand on l’attaque, même blessé.',
  },
  'BD.bow': {
    name: 'Arc',
    text: 'Pour 1 point d’action, son porteur tire sur le premier personnage qu’il voit en ligne droite. Un tir vaut 1, quelle que soit la force du tireur, et celui-ci ne risque rien.',
  },
  'BD.contortion': {
    name: 'Contorsionniste',
    text: 'Passe par les meurtrières, chargé ou non. Il ne révèle aucune salle à travers elles.',
  },
  'BD.craftsmanship': {
    name: 'Bricolage',
    text: 'Sur un mécanisme, il tourne sa salle ou sa jumelle dans le sens qu’il veut, 1 point d’action par quart de tour.',
  },
  'BD.fireball': {
    name: 'Boule de feu',
    text: 'Dans la main d’un jeteur de sort, pour 1 point d’action, il élimine le premier personnage dans la direction choisie, ami ou ennemi, avec le blessé qu’il porte. Il sert une fois ; chacun peut le porter.',
  },
  'BD.portcullisBreaking': {
    name: 'Torsion des barres',
    text: 'Pour 1 point d’action, il brise une herse fermée au bord de sa case. Elle reste ouverte à tous pour toujours.',
  },
  'BD.giant': {
    name: 'Géant',
    text: 'Les ennemis dont la valeur de combat imprimée est 0 ou 1 peuvent passer entre ses jambes, sans s’y arrêter.',
  },
  'BD.healing': {
    name: 'Soins',
    text: 'Pour 1 point d’action, un blessé sur une case adjacente se relève et ne fait rien d’autre ce tour. Il ne soigne ni lui-même ni celui qu’il porte.',
  },
  'BD.key': {
    name: 'Clef',
    text: 'Pour 1 point d’action, son porteur ouvre ou ferme une herse au bord de sa case, autant de fois qu’il veut.',
  },
  'BD.largeShield': {
    name: 'Grand bouclier',
    text: 'Personne ne peut tirer sur son porteur. Il n’aide ni contre la boule de feu ni au corps à corps.',
  },
  'BD.levitation': {
    name: 'Lévitation',
    text: 'En marchant, il survole les fosses et les figurines ennemies. Il ne peut s’y arrêter.',
  },
  'BD.lockPicking': {
    name: 'Crochetage',
    text: 'Pour 1 point d’action, elle ouvre ou ferme une herse au bord de sa case, sans clef.',
  },
  'BD.mindControl': {
    name: 'Contrôle de l’esprit',
    text: 'En combat singulier au corps à corps, il peut nommer une carte Combat autre que +0. L’adversaire doit la jouer s’il l’a ; sinon il montre sa main et joue ce qu’il veut.',
  },
  'BD.pitClimbing': {
    name: 'Désamorçage des fosses',
    text: 'Elle traverse les fosses et peut s’y arrêter ; tant qu’elle est sur l’une d’elles, ses amis la franchissent. Blessée là sans corde, elle meurt.',
  },
  'BD.regeneration': {
    name: 'Régénération',
    text: 'Blessé, il se relève seul pour 1 point d’action, mais pas le tour de sa blessure ni pendant qu’on le porte. Il ne fait rien d’autre ce tour.',
  },
  'BD.rope': {
    name: 'Corde',
    text: 'Son porteur traverse les fosses et peut s’y arrêter. Laissée sur une fosse, elle porte tout le monde ; un blessé qui s’y accroche meurt si un ennemi la prend.',
  },
  'BD.scream': {
    name: 'Hurlement répulsif',
    text: 'Pour 2 points d’action, un personnage en vue est repoussé d’une case tout droit. Repoussé dans une fosse, il meurt, sauf s’il porte une corde.',
  },
  'BD.spear': {
    name: 'Lance télescopique',
    text: 'Son porteur peut attaquer à deux cases en ligne droite, ou à travers une meurtrière, sans risque : s’il perd, seule la lance se brise. Elle ne sert ni en défense ni à côté d’une figurine ennemie.',
  },
  'BD.speedPotion': {
    name: 'Potion de vitesse',
    text: 'Bue pour 1 point d’action, elle en donne 4 que seul le buveur peut dépenser, pendant ce tour. Puis elle disparaît.',
  },
  'BD.spellcasting': {
    name: 'Jeteur de sort',
    text: 'Peut utiliser les objets magiques, comme le bâton de boule de feu.',
  },
  'BD.stab': {
    name: 'Poignarder',
    text: 'Elle vaut 2 de plus au corps à corps, en attaque comme en défense, quand au moins une autre figurine amie y prend part.',
  },
  'BD.sword': {
    name: 'Épée',
    text: 'Qui la porte vaut 1 de plus quand il attaque.',
  },
  'BD.treasure': {
    name: 'Trésor',
    text: 'Sorti du labyrinthe, il vaut 1 point de victoire au joueur dont la figurine le porte, quelle que soit sa couleur.',
  },
  'BD.underdog': {
    name: 'Outsider',
    text: 'Rapporte 2 points de victoire au lieu de 1 quand il sort du labyrinthe.',
  },
  'BD.wallWalking': {
    name: 'Passe à travers les murs',
    text: 'Pour 1 point d’action, elle traverse un mur ou une meurtrière vers la case juste derrière. Ce n’est pas un déplacement : son mouvement reste entier. Une herse fermée l’arrête.',
  },
  'CG.acrobatics': {
    name: 'Acrobaties',
    text: 'Traverse les fosses en se déplaçant, sans corde.',
  },
  'CG.armor': {
    name: 'Armure',
    text: 'Son porteur vaut 1 de plus quand on l’attaque, même blessé. Elle n’aide pas à attaquer.',
  },
  'CG.bow': {
    name: 'Arc',
    text: 'Pour 1 point d’action, son porteur tire sur quelqu’un qu’il voit, autant de fois qu’il peut payer. Un tir vaut 1 ; sa propre valeur de combat ne compte pas.',
  },
  'CG.charismatic': {
    name: 'Charismatique',
    text: 'Chaque ami dans sa salle, blessé ou non, vaut 1 de plus au corps à corps. Cela n’aide ni lui-même ni les tireurs, et cesse quand il est blessé.',
  },
  'CG.combatSkills': {
    name: 'Maîtrise du combat',
    text: 'Au corps à corps, son camp voit la carte adverse avant de choisir la sienne. Deux maîtres d’armes face à face s’annulent.',
  },
  'CG.contortion': {
    name: 'Contorsionniste',
    text: 'Passe par les meurtrières, chargé ou non. Il ne révèle aucune salle à travers elles.',
  },
  'CG.craftsmanship': {
    name: 'Bricolage',
    text: 'Dans la zone du mécanisme, il tourne sa salle ou sa jumelle dans le sens qu’il veut, 1 point d’action par quart de tour.',
  },
  'CG.crossbow': {
    name: 'Arbalète',
    text: 'Une fois par tour, pour 1 point d’action, il tire sur quelqu’un qu’il voit. Son tir vaut 3.',
  },
  'CG.expertFighter': {
    name: 'Combattant expert',
    text: 'Une fois par tour, il engage un combat au corps à corps sans payer de point d’action.',
  },
  'CG.fatalBlow': {
    name: 'Coup mortel',
    text: 'Quand son camp gagne un combat au corps à corps, tout ennemi qui a combattu dans sa zone meurt aussitôt au lieu d’être blessé.',
  },
  'CG.fireball': {
    name: 'Boule de feu',
    text: 'Dans la main d’un utilisateur de magie, pour 1 point d’action, il élimine un personnage en vue ou dans la même zone, ami ou ennemi, avec le blessé qu’il porte. Il sert une fois ; chacun peut le porter.',
  },
  'CG.flying': {
    name: 'Vol',
    text: 'Traverse les zones ennemies et les fosses. Là où elle s’arrête, il ne peut y avoir plus de trois personnages.',
  },
  'CG.portcullisBreaking': {
    name: 'Torsion des barres',
    text: 'Pour 1 point d’action, il brise une herse fermée au bord de sa zone. Elle reste ouverte à tous pour toujours.',
  },
  'CG.giant': {
    name: 'Géant',
    text: 'Les ennemis dont la valeur de combat imprimée est 0 ou 1 peuvent traverser sa zone.',
  },
  'CG.healing': {
    name: 'Soins',
    text: 'Pour 1 point d’action, un blessé couché dans sa zone se relève et ne fait rien d’autre ce tour. Il ne soigne ni lui-même ni celui qu’il porte.',
  },
  'CG.incorporeal': {
    name: 'Immatériel',
    text: 'Rien n’arrête son déplacement : ni murs, ni fosses, ni ennemis. Il doit finir dans une zone où il reste de la place.',
  },
  'CG.inversion': {
    name: 'Inversion',
    text: 'Dans la main d’un utilisateur de magie, pour 1 point d’action, sa salle et une salle voisine échangent leur place, avec tout ce qu’elles contiennent. Il sert une fois ; chacun peut le porter.',
  },
  'CG.key': {
    name: 'Clef',
    text: 'Pour 1 point d’action, son porteur ouvre ou ferme une herse au bord de sa zone, autant de fois qu’il veut.',
  },
  'CG.killerRage': {
    name: 'Rage meurtrière',
    text: 'Quand elle attaque en combat singulier au corps à corps, elle peut poser deux cartes Combat ; les deux comptent. Elle dit combien avant que l’adversaire choisisse.',
  },
  'CG.largeShield': {
    name: 'Grand bouclier',
    text: 'Personne ne peut tirer sur son porteur, blessé ou non. Il n’aide pas contre la boule de feu.',
  },
  'CG.levitation': {
    name: 'Lévitation',
    text: 'Traverse les zones ennemies et les fosses. Là où il s’arrête, il ne peut y avoir plus de trois personnages.',
  },
  'CG.lockPicking': {
    name: 'Crochetage',
    text: 'Pour 1 point d’action, elle ouvre ou ferme une herse au bord de sa zone, sans clef.',
  },
  'CG.magicUser': {
    name: 'Utilisateur de magie',
    text: 'Peut utiliser les parchemins.',
  },
  'CG.mindControl': {
    name: 'Contrôle de l’esprit',
    text: 'En combat singulier au corps à corps, il peut nommer une carte Combat autre que +0. L’adversaire doit la jouer s’il l’a ; sinon il montre sa main et joue ce qu’il veut.',
  },
  'CG.noTransport': {
    name: 'Aucun transport',
    text: 'Il ne porte ni objet ni blessé.',
  },
  'CG.psychokinesis': {
    name: 'Psychokinésie',
    text: 'Pour 1 point d’action, un objet qui se trouve dans sa salle ou qu’elle porte flotte jusqu’à trois zones plus loin, par-dessus fosses et personnages. Il y est déposé, ou donné à quelqu’un aux mains vides.',
  },
  'CG.regeneration': {
    name: 'Régénération',
    text: 'Blessé, même porté, il se relève seul pour 1 point d’action, mais pas le tour de sa blessure. Il ne fait rien d’autre ce tour.',
  },
  'CG.rope': {
    name: 'Corde',
    text: 'Son porteur traverse les fosses en se déplaçant, autant de fois qu’il veut.',
  },
  'CG.spear': {
    name: 'Lance télescopique',
    text: 'Son porteur peut attaquer dans la zone voisine, même par-dessus une fosse ou par une meurtrière, sans risque : s’il perd, seule la lance se brise. Ni en défense, ni quand un ennemi est dans sa propre zone.',
  },
  'CG.stab': {
    name: 'Poignarder',
    text: 'Elle vaut 2 de plus au corps à corps, en attaque comme en défense, quand au moins un autre personnage ami y prend part.',
  },
  'CG.stealing': {
    name: 'Détrousseur',
    text: 'Les mains vides, pour 1 point d’action, il prend un objet à un ennemi dans sa zone et le porte aussitôt.',
  },
  'CG.strong': {
    name: 'Costaud',
    text: 'Porte deux charges : objets, blessés, ou l’un et l’autre. Blessé, il garde encore deux objets.',
  },
  'CG.sword': {
    name: 'Épée',
    text: 'Son porteur vaut 1 de plus quand il attaque, jamais quand il se défend.',
  },
  'CG.treasure': {
    name: 'Trésor',
    text: 'Sorti du labyrinthe, il vaut 1 point de victoire au joueur dont le personnage le porte.',
  },
  'CG.undead': {
    name: 'Mort-vivant',
    text: 'Ce n’est pas un pouvoir : un Paladin qui aide à éliminer un mort-vivant marque 1 point de plus.',
  },
  'CG.undeadHunter': {
    name: 'Chasseur de morts-vivants',
    text: 'Chaque mort-vivant éliminé dans un combat auquel il prend part rapporte 1 point de victoire de plus.',
  },
  'CG.underdog': {
    name: 'Outsider',
    text: 'Rapporte 2 points de victoire au lieu de 1 quand il sort du labyrinthe.',
  },
  'CG.wallBreaking': {
    name: 'Brise les murs',
    text: 'Une fois dans la partie, pour 1 point d’action, il abat tous les murs, meurtrières et herses de la salle où il se trouve.',
  },
  'CG.wallWalking': {
    name: 'Passe à travers les murs',
    text: 'Pour 1 point d’action, elle traverse un mur de sa zone vers la zone derrière, et peut prendre, laisser ou échanger une charge des deux côtés. Une herse fermée l’arrête.',
  },
};
