/** What the abilities do, in both languages. */
import type { AbilityTexts } from './ability-texts.ts';

export const ABILITIES: AbilityTexts = {
  acrobatics: {
    name: { en: 'Acrobatics', fr: 'Acrobaties' },
    en: 'Crosses pits while moving, without a rope.',
    fr: 'Traverse les fosses en se déplaçant, sans corde.',
  },
  armor: {
    name: { en: 'Armor', fr: 'Armure' },
    BD: {
      en: 'Whoever carries it is worth 1 more when attacked, even while wounded.',
      fr: 'Qui la porte vaut 1 de plus quand on l’attaque, même blessé.',
    },
    CG: {
      en: 'Its bearer is worth 1 more when attacked, even while wounded. It does not help him to attack.',
      fr: 'Son porteur vaut 1 de plus quand on l’attaque, même blessé. Elle n’aide pas à attaquer.',
    },
  },
  bow: {
    name: { en: 'Bow', fr: 'Arc' },
    BD: {
      en: 'For 1 action point its bearer shoots at the first character he sees in a straight line. A shot is worth 1, however strong the shooter, and cannot hurt him.',
      fr: 'Pour 1 point d’action, son porteur tire sur le premier personnage qu’il voit en ligne droite. Un tir vaut 1, quelle que soit la force du tireur, et celui-ci ne risque rien.',
    },
    CG: {
      en: 'For 1 action point its bearer shoots at somebody he sees, as often as he can pay. A shot is worth 1; his own combat value does not count.',
      fr: 'Pour 1 point d’action, son porteur tire sur quelqu’un qu’il voit, autant de fois qu’il peut payer. Un tir vaut 1 ; sa propre valeur de combat ne compte pas.',
    },
  },
  charismatic: {
    name: { en: 'Charismatic', fr: 'Charismatique' },
    en: 'Every friend in his room, wounded or not, is worth 1 more in close combat. It helps neither himself nor shooters, and ends while he is wounded.',
    fr: 'Chaque ami dans sa salle, blessé ou non, vaut 1 de plus au corps à corps. Cela n’aide ni lui-même ni les tireurs, et cesse quand il est blessé.',
  },
  combatSkills: {
    name: { en: 'Combat skills', fr: 'Maîtrise du combat' },
    en: 'In close combat her side sees the opponent’s card before it chooses its own. Weapon masters on both sides cancel each other.',
    fr: 'Au corps à corps, son camp voit la carte adverse avant de choisir la sienne. Deux maîtres d’armes face à face s’annulent.',
  },
  contortion: {
    name: { en: 'Contortionist', fr: 'Contorsionniste' },
    BD: {
      en: 'Walks through arrow-slits, with or without a load. He does not reveal rooms through them.',
      fr: 'Passe par les meurtrières, chargé ou non. Il ne révèle aucune salle à travers elles.',
    },
    CG: {
      en: 'Moves through arrow-slits, with or without a load. He does not reveal rooms through them.',
      fr: 'Passe par les meurtrières, chargé ou non. Il ne révèle aucune salle à travers elles.',
    },
  },
  craftsmanship: {
    name: { en: 'Craftsmanship', fr: 'Bricolage' },
    BD: {
      en: 'On a gear he turns his room or its twin whichever way he likes, 1 action point for each quarter.',
      fr: 'Sur un rouage, il tourne sa salle ou sa jumelle dans le sens qu’il veut, 1 point d’action par quart de tour.',
    },
    CG: {
      en: 'In a gear zone he turns his room or its twin whichever way he likes, 1 action point for each quarter.',
      fr: 'Dans la zone du rouage, il tourne sa salle ou sa jumelle dans le sens qu’il veut, 1 point d’action par quart de tour.',
    },
  },
  crossbow: {
    name: { en: 'Crossbow', fr: 'Arbalète' },
    en: 'Once a turn, for 1 action point, he shoots at somebody he sees. His shot is worth 3.',
    fr: 'Une fois par tour, pour 1 point d’action, il tire sur quelqu’un qu’il voit. Son tir vaut 3.',
  },
  expertFighter: {
    name: { en: 'Expert fighter', fr: 'Combattant expert' },
    en: 'Once a turn he starts a close combat without paying an action point.',
    fr: 'Une fois par tour, il engage un combat au corps à corps sans payer de point d’action.',
  },
  fatalBlow: {
    name: { en: 'Fatal blow', fr: 'Coup mortel' },
    en: 'When her side wins a close combat, every enemy who fought in her zone dies at once instead of being wounded.',
    fr: 'Quand son camp gagne un combat au corps à corps, tout ennemi qui a combattu dans sa zone meurt aussitôt au lieu d’être blessé.',
  },
  fireball: {
    name: { en: 'Fireball', fr: 'Boule de feu' },
    BD: {
      en: 'In a spellcaster’s hand, for 1 action point, it kills the first character in the chosen direction, friend or enemy, with the wounded it carries. It works once; anybody may carry it.',
      fr: 'Dans la main d’un jeteur de sort, pour 1 point d’action, il élimine le premier personnage dans la direction choisie, ami ou ennemi, avec le blessé qu’il porte. Il sert une fois ; chacun peut le porter.',
    },
    CG: {
      en: 'In a magic user’s hand, for 1 action point, it kills one character in sight or in the same zone, friend or enemy, with the wounded it carries. It works once; anybody may carry it.',
      fr: 'Dans la main d’un utilisateur de magie, pour 1 point d’action, il élimine un personnage en vue ou dans la même zone, ami ou ennemi, avec le blessé qu’il porte. Il sert une fois ; chacun peut le porter.',
    },
  },
  flying: {
    name: { en: 'Flying', fr: 'Vol' },
    en: 'Moves through zones with enemies and across pits. Where she stops there may be no more than three characters.',
    fr: 'Traverse les zones ennemies et les fosses. Là où elle s’arrête, il ne peut y avoir plus de trois personnages.',
  },
  giant: {
    name: { en: 'Giant', fr: 'Géant' },
    BD: {
      en: 'Enemies with a printed combat value of 0 or 1 may walk between his legs, but not stop there.',
      fr: 'Les ennemis dont la valeur de combat imprimée est 0 ou 1 peuvent passer entre ses jambes, sans s’y arrêter.',
    },
    CG: {
      en: 'Enemies with a printed combat value of 0 or 1 may move through his zone.',
      fr: 'Les ennemis dont la valeur de combat imprimée est 0 ou 1 peuvent traverser sa zone.',
    },
  },
  healing: {
    name: { en: 'Healing', fr: 'Soins' },
    BD: {
      en: 'For 1 action point a wounded on an adjacent square gets up again and does nothing else this turn. He heals neither himself nor the one he carries.',
      fr: 'Pour 1 point d’action, un blessé sur une case adjacente se relève et ne fait rien d’autre ce tour. Il ne soigne ni lui-même ni celui qu’il porte.',
    },
    CG: {
      en: 'For 1 action point a wounded who lies in his zone gets up again and does nothing else this turn. He heals neither himself nor the one he carries.',
      fr: 'Pour 1 point d’action, un blessé couché dans sa zone se relève et ne fait rien d’autre ce tour. Il ne soigne ni lui-même ni celui qu’il porte.',
    },
  },
  incorporeal: {
    name: { en: 'Incorporeal', fr: 'Immatériel' },
    en: 'Nothing stops his movement: neither walls nor pits nor enemies. He must end in a zone that has room for him.',
    fr: 'Rien n’arrête son déplacement : ni murs, ni fosses, ni ennemis. Il doit finir dans une zone où il reste de la place.',
  },
  inversion: {
    name: { en: 'Inversion', fr: 'Inversion' },
    en: 'In a magic user’s hand, for 1 action point, his room and one beside it change places, with everything in them. It works once; anybody may carry it.',
    fr: 'Dans la main d’un utilisateur de magie, pour 1 point d’action, sa salle et une salle voisine échangent leur place, avec tout ce qu’elles contiennent. Il sert une fois ; chacun peut le porter.',
  },
  key: {
    name: { en: 'Key', fr: 'Clef' },
    BD: {
      en: 'For 1 action point its bearer opens or closes a portcullis beside his square, as often as he likes.',
      fr: 'Pour 1 point d’action, son porteur ouvre ou ferme une herse au bord de sa case, autant de fois qu’il veut.',
    },
    CG: {
      en: 'For 1 action point its bearer opens or closes a portcullis on an edge of his zone, as often as he likes.',
      fr: 'Pour 1 point d’action, son porteur ouvre ou ferme une herse au bord de sa zone, autant de fois qu’il veut.',
    },
  },
  killerRage: {
    name: { en: 'Killer rage', fr: 'Rage meurtrière' },
    en: 'When she attacks in close combat one against one she may lay two combat cards; both count. She says how many before the opponent chooses.',
    fr: 'Quand elle attaque en combat singulier au corps à corps, elle peut poser deux cartes Combat ; les deux comptent. Elle dit combien avant que l’adversaire choisisse.',
  },
  largeShield: {
    name: { en: 'Large shield', fr: 'Grand bouclier' },
    BD: {
      en: 'Nobody may shoot at its bearer. It is no help against fireballs or in close combat.',
      fr: 'Personne ne peut tirer sur son porteur. Il n’aide ni contre la boule de feu ni au corps à corps.',
    },
    CG: {
      en: 'Nobody may shoot at its bearer, wounded or not. It is no help against a fireball.',
      fr: 'Personne ne peut tirer sur son porteur, blessé ou non. Il n’aide pas contre la boule de feu.',
    },
  },
  levitation: {
    name: { en: 'Levitation', fr: 'Lévitation' },
    BD: {
      en: 'While moving he floats over pits and over enemy characters. He may stop on neither.',
      fr: 'En marchant, il survole les fosses et les ennemis. Il ne peut s’y arrêter.',
    },
    CG: {
      en: 'Moves through zones with enemies and across pits. Where he stops there may be no more than three characters.',
      fr: 'Traverse les zones ennemies et les fosses. Là où il s’arrête, il ne peut y avoir plus de trois personnages.',
    },
  },
  lockPicking: {
    name: { en: 'Lock-picking', fr: 'Crochetage' },
    BD: {
      en: 'For 1 action point she opens or closes a portcullis beside her square, without a key.',
      fr: 'Pour 1 point d’action, elle ouvre ou ferme une herse au bord de sa case, sans clef.',
    },
    CG: {
      en: 'For 1 action point she opens or closes a portcullis on an edge of her zone, without a key.',
      fr: 'Pour 1 point d’action, elle ouvre ou ferme une herse au bord de sa zone, sans clef.',
    },
  },
  magicUser: {
    name: { en: 'Magic user', fr: 'Utilisateur de magie' },
    en: 'Can use scrolls.',
    fr: 'Peut utiliser les parchemins.',
  },
  mindControl: {
    name: { en: 'Mind control', fr: 'Contrôle de l’esprit' },
    BD: {
      en: 'In close combat one against one he may name a combat card other than +0. The opponent must play it if he holds it; if not, he shows his hand and plays what he likes.',
      fr: 'En combat singulier au corps à corps, il peut nommer une carte Combat autre que +0. L’adversaire doit la jouer s’il l’a ; sinon il montre sa main et joue ce qu’il veut.',
    },
    CG: {
      en: 'In close combat one against one he may name a combat card other than +0. The opponent must play it if he holds it; if not, he shows his hand and plays what he likes.',
      fr: 'En combat singulier au corps à corps, il peut nommer une carte Combat autre que +0. L’adversaire doit la jouer s’il l’a ; sinon il montre sa main et joue ce qu’il veut.',
    },
  },
  noTransport: {
    name: { en: 'Carries nothing', fr: 'Aucun transport' },
    en: 'He can carry neither objects nor the wounded.',
    fr: 'Il ne porte ni objet ni blessé.',
  },
  pitClimbing: {
    name: { en: 'Deactivates pits', fr: 'Désamorçage des fosses' },
    en: 'She walks over pits and may stop on them; while she stands on one, friends may cross it. Wounded there without a rope, she dies.',
    fr: 'Elle traverse les fosses et peut s’y arrêter ; tant qu’elle est sur l’une d’elles, ses amis la franchissent. Blessée là sans corde, elle meurt.',
  },
  portcullisBreaking: {
    name: { en: 'Breaks portcullises', fr: 'Torsion des barres' },
    BD: {
      en: 'For 1 action point he breaks a closed portcullis beside his square. It stays open to everybody for good.',
      fr: 'Pour 1 point d’action, il brise une herse fermée au bord de sa case. Elle reste ouverte à tous pour toujours.',
    },
    CG: {
      en: 'For 1 action point he breaks a closed portcullis on an edge of his zone. It stays open to everybody for good.',
      fr: 'Pour 1 point d’action, il brise une herse fermée au bord de sa zone. Elle reste ouverte à tous pour toujours.',
    },
  },
  psychokinesis: {
    name: { en: 'Psychokinesis', fr: 'Psychokinésie' },
    en: 'For 1 action point an object that lies in her room, or that she carries, floats up to three zones, over pits and characters. There it is dropped, or given to somebody with empty hands.',
    fr: 'Pour 1 point d’action, un objet qui se trouve dans sa salle ou qu’elle porte flotte jusqu’à trois zones plus loin, par-dessus fosses et personnages. Il y est déposé, ou donné à quelqu’un aux mains vides.',
  },
  regeneration: {
    name: { en: 'Regeneration', fr: 'Régénération' },
    BD: {
      en: 'Wounded, he gets up again by himself for 1 action point, but not in the turn of his wound and not while carried. Then he does nothing else this turn.',
      fr: 'Blessé, il se relève seul pour 1 point d’action, mais pas le tour de sa blessure ni pendant qu’on le porte. Il ne fait rien d’autre ce tour.',
    },
    CG: {
      en: 'Wounded, even while carried, he gets up again by himself for 1 action point, but not in the turn of his wound. Then he does nothing else this turn.',
      fr: 'Blessé, même porté, il se relève seul pour 1 point d’action, mais pas le tour de sa blessure. Il ne fait rien d’autre ce tour.',
    },
  },
  rope: {
    name: { en: 'Rope', fr: 'Corde' },
    BD: {
      en: 'Its bearer crosses pits and may stop on them. Left on a pit, it lets anybody cross or stand there; a wounded who hangs on it dies when an enemy takes it away.',
      fr: 'Son porteur traverse les fosses et peut s’y arrêter. Laissée sur une fosse, elle porte tout le monde ; un blessé qui s’y accroche meurt si un ennemi la prend.',
    },
    CG: {
      en: 'Its bearer crosses pits while moving, as often as he likes.',
      fr: 'Son porteur traverse les fosses en se déplaçant, autant de fois qu’il veut.',
    },
  },
  scream: {
    name: { en: 'Repulsive scream', fr: 'Hurlement répulsif' },
    en: 'For 2 action points one character in his sight is pushed one square straight away from him. Pushed into a pit it dies, unless it carries a rope.',
    fr: 'Pour 2 points d’action, un personnage en vue est repoussé d’une case tout droit. Repoussé dans une fosse, il meurt, sauf s’il porte une corde.',
  },
  spear: {
    name: { en: 'Telescoping spear', fr: 'Lance télescopique' },
    BD: {
      en: 'Its bearer may attack somebody two squares away in a straight line, or behind an arrow-slit, without risk: if he loses, only the spear breaks. It is no use in defence, nor while an enemy character stands beside him.',
      fr: 'Son porteur peut attaquer à deux cases en ligne droite, ou à travers une meurtrière, sans risque : s’il perd, seule la lance se brise. Elle ne sert ni en défense ni à côté d’un ennemi non blessé.',
    },
    CG: {
      en: 'Its bearer may attack into the next zone, over a pit or through an arrow-slit too, without risk: if he loses, only the spear breaks. Not in defence, nor while an enemy is in his own zone.',
      fr: 'Son porteur peut attaquer dans la zone voisine, même par-dessus une fosse ou par une meurtrière, sans risque : s’il perd, seule la lance se brise. Ni en défense, ni quand un ennemi est dans sa propre zone.',
    },
  },
  speedPotion: {
    name: { en: 'Speed potion', fr: 'Potion de vitesse' },
    en: 'Drunk for 1 action point, it gives 4 that only the drinker may spend, in this turn. Then it is gone.',
    fr: 'Bue pour 1 point d’action, elle en donne 4 que seul le buveur peut dépenser, pendant ce tour. Puis elle disparaît.',
  },
  spellcasting: {
    name: { en: 'Spellcaster', fr: 'Jeteur de sort' },
    en: 'Can use magical objects such as the fireball wand.',
    fr: 'Peut utiliser les objets magiques, comme le bâton de boule de feu.',
  },
  stab: {
    name: { en: 'Stab', fr: 'Poignarder' },
    BD: {
      en: 'She is worth 2 more in close combat, attacking or defending, when at least one other friendly character takes part.',
      fr: 'Elle vaut 2 de plus au corps à corps, en attaque comme en défense, quand au moins un autre ami non blessé y prend part.',
    },
    CG: {
      en: 'She is worth 2 more in close combat, attacking or defending, when at least one more friendly character takes part.',
      fr: 'Elle vaut 2 de plus au corps à corps, en attaque comme en défense, quand au moins un autre personnage ami y prend part.',
    },
  },
  stealing: {
    name: { en: 'Lifter', fr: 'Détrousseur' },
    en: 'With empty hands, for 1 action point, he takes an object from an enemy in his zone and carries it at once.',
    fr: 'Les mains vides, pour 1 point d’action, il prend un objet à un ennemi dans sa zone et le porte aussitôt.',
  },
  strong: {
    name: { en: 'Strong', fr: 'Costaud' },
    en: 'Carries two loads: objects, wounded, or one of each. Wounded, he still holds two objects.',
    fr: 'Porte deux charges : objets, blessés, ou l’un et l’autre. Blessé, il garde encore deux objets.',
  },
  sword: {
    name: { en: 'Sword', fr: 'Épée' },
    BD: {
      en: 'Whoever carries it is worth 1 more when he attacks.',
      fr: 'Qui la porte vaut 1 de plus quand il attaque.',
    },
    CG: {
      en: 'Its bearer is worth 1 more when he attacks, never when he defends.',
      fr: 'Son porteur vaut 1 de plus quand il attaque, jamais quand il se défend.',
    },
  },
  treasure: {
    name: { en: 'Treasure', fr: 'Trésor' },
    BD: {
      en: 'Carried out of the labyrinth it is worth 1 victory point to the player whose character carries it, whatever its colour.',
      fr: 'Sorti du labyrinthe, il vaut 1 point de victoire au joueur dont un personnage le porte, quelle que soit sa couleur.',
    },
    CG: {
      en: 'Carried out of the labyrinth it is worth 1 victory point to the player whose character carries it.',
      fr: 'Sorti du labyrinthe, il vaut 1 point de victoire au joueur dont le personnage le porte.',
    },
  },
  undead: {
    name: { en: 'Undead', fr: 'Mort-vivant' },
    en: 'No power of its own; a Paladin who helps to eliminate an undead scores 1 point more.',
    fr: 'Ce n’est pas un pouvoir : un Paladin qui aide à éliminer un mort-vivant marque 1 point de plus.',
  },
  undeadHunter: {
    name: { en: 'Undead hunter', fr: 'Chasseur de morts-vivants' },
    en: 'Every undead who is eliminated in a combat in which he takes part brings 1 victory point more.',
    fr: 'Chaque mort-vivant éliminé dans un combat auquel il prend part rapporte 1 point de victoire de plus.',
  },
  underdog: {
    name: { en: 'Underdog', fr: 'Outsider' },
    BD: {
      en: 'Brings 2 victory points instead of 1 when he leaves the labyrinth.',
      fr: 'Rapporte 2 points de victoire au lieu de 1 quand il sort du labyrinthe.',
    },
    CG: {
      en: 'Brings 2 victory points instead of 1 when he leaves the labyrinth.',
      fr: 'Rapporte 2 points de victoire au lieu de 1 quand il sort du labyrinthe.',
    },
  },
  wallBreaking: {
    name: { en: 'Breaks walls', fr: 'Brise les murs' },
    en: 'Once in the game, for 1 action point, it brings down every wall, slit and portcullis of the room it is in.',
    fr: 'Une fois dans la partie, pour 1 point d’action, il abat tous les murs, meurtrières et herses de la salle où il se trouve.',
  },
  wallWalking: {
    name: { en: 'Walks through walls', fr: 'Passe à travers les murs' },
    BD: {
      en: 'For 1 action point she passes through one wall or slit to the square straight behind it. That is no move: her movement is not used. A closed portcullis stops her.',
      fr: 'Pour 1 point d’action, elle traverse un mur ou une meurtrière vers la case juste derrière. Ce n’est pas un déplacement : son mouvement reste entier. Une herse fermée l’arrête.',
    },
    CG: {
      en: 'For 1 action point she passes through a wall of her zone into the zone behind it, and may take, leave or swap a load on both sides. A closed portcullis stops her.',
      fr: 'Pour 1 point d’action, elle traverse un mur de sa zone vers la zone derrière, et peut prendre, laisser ou échanger une charge des deux côtés. Une herse fermée l’arrête.',
    },
  },
};
