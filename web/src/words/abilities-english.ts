import type { AbilityTexts } from './ability-texts.ts';

export const ABILITIES: AbilityTexts = {
  acrobatics: {
    name: 'Acrobatics',
    CG: 'Crosses pits while moving, without a rope.',
  },
  armor: {
    name: 'Armor',
    BD: 'Whoever carries it is worth 1 more when attacked, even while wounded.',
    CG: 'Its bearer is worth 1 more when attacked, even while wounded. It does not help him to attack.',
  },
  bow: {
    name: 'Bow',
    BD: 'For 1 action point its bearer shoots at the first character he sees in a straight line. A shot is worth 1, however strong the shooter, and cannot hurt him.',
    CG: 'For 1 action point its bearer shoots at somebody he sees, as often as he can pay. A shot is worth 1; his own combat value does not count.',
  },
  charismatic: {
    name: 'Charismatic',
    CG: 'Every friend in his room, wounded or not, is worth 1 more in close combat. It helps neither himself nor shooters, and ends while he is wounded.',
  },
  combatSkills: {
    name: 'Combat skills',
    CG: 'In close combat her side sees the opponent’s card before it chooses its own. Weapon masters on both sides cancel each other.',
  },
  contortion: {
    name: 'Contortionist',
    BD: 'Walks through arrow-slits, with or without a load. He does not reveal rooms through them.',
    CG: 'Moves through arrow-slits, with or without a load. He does not reveal rooms through them.',
  },
  craftsmanship: {
    name: 'Craftsmanship',
    BD: 'On a gear he turns his room or its twin whichever way he likes, 1 action point for each quarter.',
    CG: 'In a gear zone he turns his room or its twin whichever way he likes, 1 action point for each quarter.',
  },
  crossbow: {
    name: 'Crossbow',
    CG: 'Once a turn, for 1 action point, he shoots at somebody he sees. His shot is worth 3.',
  },
  expertFighter: {
    name: 'Expert fighter',
    CG: 'Once a turn he starts a close combat without paying an action point.',
  },
  fatalBlow: {
    name: 'Fatal blow',
    CG: 'When her side wins a close combat, every enemy who fought in her zone dies at once instead of being wounded.',
  },
  fireball: {
    name: 'Fireball',
    BD: 'In a spellcaster’s hand, for 1 action point, it kills the first character in the chosen direction, friend or enemy, with the wounded it carries. It works once; anybody may carry it.',
    CG: 'In a magic user’s hand, for 1 action point, it kills one character in sight or in the same zone, friend or enemy, with the wounded it carries. It works once; anybody may carry it.',
  },
  flying: {
    name: 'Flying',
    CG: 'Moves through zones with enemies and across pits. Where she stops there may be no more than three characters.',
  },
  giant: {
    name: 'Giant',
    BD: 'Enemies with a printed combat value of 0 or 1 may walk between his legs, but not stop there.',
    CG: 'Enemies with a printed combat value of 0 or 1 may move through his zone.',
  },
  healing: {
    name: 'Healing',
    BD: 'For 1 action point a wounded on an adjacent square gets up again and does nothing else this turn. He heals neither himself nor the one he carries.',
    CG: 'For 1 action point a wounded who lies in his zone gets up again and does nothing else this turn. He heals neither himself nor the one he carries.',
  },
  incorporeal: {
    name: 'Incorporeal',
    CG: 'Nothing stops his movement: neither walls nor pits nor enemies. He must end in a zone that has room for him.',
  },
  inversion: {
    name: 'Inversion',
    CG: 'In a magic user’s hand, for 1 action point, his room and one beside it change places, with everything in them. It works once; anybody may carry it.',
  },
  key: {
    name: 'Key',
    BD: 'For 1 action point its bearer opens or closes a portcullis beside his square, as often as he likes.',
    CG: 'For 1 action point its bearer opens or closes a portcullis on an edge of his zone, as often as he likes.',
  },
  killerRage: {
    name: 'Killer rage',
    CG: 'When she attacks in close combat one against one she may lay two combat cards; both count. She says how many before the opponent chooses.',
  },
  largeShield: {
    name: 'Large shield',
    BD: 'Nobody may shoot at its bearer. It is no help against fireballs or in close combat.',
    CG: 'Nobody may shoot at its bearer, wounded or not. It is no help against a fireball.',
  },
  levitation: {
    name: 'Levitation',
    BD: 'While moving he floats over pits and over enemy figures. He may stop on neither.',
    CG: 'Moves through zones with enemies and across pits. Where he stops there may be no more than three characters.',
  },
  lockPicking: {
    name: 'Lock-picking',
    BD: 'For 1 action point she opens or closes a portcullis beside her square, without a key.',
    CG: 'For 1 action point she opens or closes a portcullis on an edge of her zone, without a key.',
  },
  magicUser: {
    name: 'Magic user',
    CG: 'Can use scrolls.',
  },
  mindControl: {
    name: 'Mind control',
    BD: 'In close combat one against one he may name a combat card other than +0. The opponent must play it if he holds it; if not, he shows his hand and plays what he likes.',
    CG: 'In close combat one against one he may name a combat card other than +0. The opponent must play it if he holds it; if not, he shows his hand and plays what he likes.',
  },
  noTransport: {
    name: 'Carries nothing',
    CG: 'He can carry neither objects nor the wounded.',
  },
  pitClimbing: {
    name: 'Deactivates pits',
    BD: 'She walks over pits and may stop on them; while she stands on one, friends may cross it. Wounded there without a rope, she dies.',
  },
  portcullisBreaking: {
    name: 'Breaks portcullises',
    BD: 'For 1 action point he breaks a closed portcullis beside his square. It stays open to everybody for good.',
    CG: 'For 1 action point he breaks a closed portcullis on an edge of his zone. It stays open to everybody for good.',
  },
  psychokinesis: {
    name: 'Psychokinesis',
    CG: 'For 1 action point an object that lies in her room, or that she carries, floats up to three zones, over pits and characters. There it is dropped, or given to somebody with empty hands.',
  },
  regeneration: {
    name: 'Regeneration',
    BD: 'Wounded, he gets up again by himself for 1 action point, but not in the turn of his wound and not while carried. Then he does nothing else this turn.',
    CG: 'Wounded, even while carried, he gets up again by himself for 1 action point, but not in the turn of his wound. Then he does nothing else this turn.',
  },
  rope: {
    name: 'Rope',
    BD: 'Its bearer crosses pits and may stop on them. Left on a pit, it lets anybody cross or stand there; a wounded who hangs on it dies when an enemy takes it away.',
    CG: 'Its bearer crosses pits while moving, as often as he likes.',
  },
  scream: {
    name: 'Repulsive scream',
    BD: 'For 2 action points one character in his sight is pushed one square straight away from him. Pushed into a pit it dies, unless it carries a rope.',
  },
  spear: {
    name: 'Telescoping spear',
    BD: 'Its bearer may attack somebody two squares away in a straight line, or behind an arrow-slit, without risk: if he loses, only the spear breaks. It is no use in defence, nor while an enemy figure stands beside him.',
    CG: 'Its bearer may attack into the next zone, over a pit or through an arrow-slit too, without risk: if he loses, only the spear breaks. Not in defence, nor while an enemy is in his own zone.',
  },
  speedPotion: {
    name: 'Speed potion',
    BD: 'Drunk for 1 action point, it gives 4 that only the drinker may spend, in this turn. Then it is gone.',
  },
  spellcasting: {
    name: 'Spellcaster',
    BD: 'Can use magical objects such as the fireball wand.',
  },
  stab: {
    name: 'Stab',
    BD: 'She is worth 2 more in close combat, attacking or defending, when at least one other friendly figure takes part.',
    CG: 'She is worth 2 more in close combat, attacking or defending, when at least one more friendly character takes part.',
  },
  stealing: {
    name: 'Lifter',
    CG: 'With empty hands, for 1 action point, he takes an object from an enemy in his zone and carries it at once.',
  },
  strong: {
    name: 'Strong',
    CG: 'Carries two loads: objects, wounded, or one of each. Wounded, he still holds two objects.',
  },
  sword: {
    name: 'Sword',
    BD: 'Whoever carries it is worth 1 more when he attacks.',
    CG: 'Its bearer is worth 1 more when he attacks, never when he defends.',
  },
  treasure: {
    name: 'Treasure',
    BD: 'Carried out of the labyrinth it is worth 1 victory point to the player whose figure carries it, whatever its colour.',
    CG: 'Carried out of the labyrinth it is worth 1 victory point to the player whose character carries it.',
  },
  undead: {
    name: 'Undead',
    CG: 'No power of its own; a Paladin who helps to eliminate an undead scores 1 point more.',
  },
  undeadHunter: {
    name: 'Undead hunter',
    CG: 'Every undead who is eliminated in a combat in which he takes part brings 1 victory point more.',
  },
  underdog: {
    name: 'Underdog',
    BD: 'Brings 2 victory points instead of 1 when he leaves the labyrinth.',
    CG: 'Brings 2 victory points instead of 1 when he leaves the labyrinth.',
  },
  wallBreaking: {
    name: 'Breaks walls',
    CG: 'Once in the game, for 1 action point, it brings down every wall, slit and portcullis of the room it is in.',
  },
  wallWalking: {
    name: 'Walks through walls',
    BD: 'For 1 action point she passes through one wall or slit to the square straight behind it. That is no move: her movement is not used. A closed portcullis stops her.',
    CG: 'For 1 action point she passes through a wall of her zone into the zone behind it, and may take, leave or swap a load on both sides. A closed portcullis stops her.',
  },
};
