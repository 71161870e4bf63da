import type { AbilityTexts } from './ability-texts.ts';

export const ABILITIES: AbilityTexts = {
  'BD.armor': {
    name: 'Armor',
    text: 'Whoever carries it is worth 1 more when attacked, even while wounded.',
  },
  'BD.bow': {
    name: 'Bow',
    text: 'For 1 action point its bearer shoots at the first character he sees in a straight line. A shot is worth 1, however strong the shooter, and cannot hurt him.',
  },
  'BD.contortion': {
    name: 'Contortionist',
    text: 'Walks through arrow-slits, with or without a load. He does not reveal rooms through them.',
  },
  'BD.craftsmanship': {
    name: 'Craftsmanship',
    text: 'On a gear he turns his room or its twin whichever way he likes, 1 action point for each quarter.',
  },
  'BD.fireball': {
    name: 'Fireball',
    text: 'In a spellcaster’s hand, for 1 action point, it kills the first character in the chosen direction, friend or enemy, with the wounded it carries. It works once; anybody may carry it.',
  },
  'BD.portcullisBreaking': {
    name: 'Breaks portcullises',
    text: 'For 1 action point he breaks a closed portcullis beside his square. It stays open to everybody for good.',
  },
  'BD.giant': {
    name: 'Giant',
    text: 'Enemies with a printed combat value of 0 or 1 may walk between his legs, but not stop there.',
  },
  'BD.healing': {
    name: 'Healing',
    text: 'For 1 action point a wounded on an adjacent square gets up again and does nothing else this turn. He heals neither himself nor the one he carries.',
  },
  'BD.key': {
    name: 'Key',
    text: 'For 1 action point its bearer opens or closes a portcullis beside his square, as often as he likes.',
  },
  'BD.largeShield': {
    name: 'Large shield',
    text: 'Nobody may shoot at its bearer. It is no help against fireballs or in close combat.',
  },
  'BD.levitation': {
    name: 'Levitation',
    text: 'While moving he floats over pits and over enemy figures. He may stop on neither.',
  },
  'BD.lockPicking': {
    name: 'Lock-picking',
    text: 'For 1 action point she opens or closes a portcullis beside her square, without a key.',
  },
  'BD.mindControl': {
    name: 'Mind control',
    text: 'In close combat one against one he may name a combat card other than +0. The opponent must play it if he holds it; if not, he shows his hand and plays what he likes.',
  },
  'BD.pitClimbing': {
    name: 'Deactivates pits',
    text: 'She walks over pits and may stop on them; while she stands on one, friends may cross it. Wounded there without a rope, she dies.',
  },
  'BD.regeneration': {
    name: 'Regeneration',
    text: 'Wounded, he gets up again by himself for 1 action point, but not in the turn of his wound and not while carried. Then he does nothing else this turn.',
  },
  'BD.rope': {
    name: 'Rope',
    text: 'Its bearer crosses pits and may stop on them. Left on a pit, it lets anybody cross or stand there; a wounded who hangs on it dies when an enemy takes it away.',
  },
  'BD.scream': {
    name: 'Repulsive scream',
    text: 'For 2 action points one character in his sight is pushed one square straight away from him. Pushed into a pit it dies, unless it carries a rope.',
  },
  'BD.spear': {
    name: 'Telescoping spear',
    text: 'Its bearer may attack somebody two squares away in a straight line, or behind an arrow-slit, without risk: if he loses, only the spear breaks. It is no use in defence, nor while an enemy figure stands beside him.',
  },
  'BD.speedPotion': {
    name: 'Speed potion',
    text: 'Drunk for 1 action point, it gives 4 that only the drinker may spend, in this turn. Then it is gone.',
  },
  'BD.spellcasting': {
    name: 'Spellcaster',
    text: 'Can use magical objects such as the fireball wand.',
  },
  'BD.stab': {
    name: 'Stab',
    text: 'She is worth 2 more in close combat, attacking or defending, when at least one other friendly figure takes part.',
  },
  'BD.sword': {
    name: 'Sword',
    text: 'Whoever carries it is worth 1 more when he attacks.',
  },
  'BD.treasure': {
    name: 'Treasure',
    text: 'Carried out of the labyrinth it is worth 1 victory point to the player whose figure carries it, whatever its colour.',
  },
  'BD.underdog': {
    name: 'Underdog',
    text: 'Brings 2 victory points instead of 1 when he leaves the labyrinth.',
  },
  'BD.wallWalking': {
    name: 'Walks through walls',
    text: 'For 1 action point she passes through one wall or slit to the square straight behind it. That is no move: her movement is not used. A closed portcullis stops her.',
  },
  'CG.acrobatics': {
    name: 'Acrobatics',
    text: 'Crosses pits while moving, without a rope.',
  },
  'CG.armor': {
    name: 'Armor',
    text: 'Its bearer is worth 1 more when attacked, even while wounded. It does not help him to attack.',
  },
  'CG.bow': {
    name: 'Bow',
    text: 'For 1 action point its bearer shoots at somebody he sees, as often as he can pay. A shot is worth 1; his own combat value does not count.',
  },
  'CG.charismatic': {
    name: 'Charismatic',
    text: 'Every friend in his room, wounded or not, is worth 1 more in close combat. It helps neither himself nor shooters, and ends while he is wounded.',
  },
  'CG.combatSkills': {
    name: 'Combat skills',
    text: 'In close combat her side sees the opponent’s card before it chooses its own. Weapon masters on both sides cancel each other.',
  },
  'CG.contortion': {
    name: 'Contortionist',
    text: 'Moves through arrow-slits, with or without a load. He does not reveal rooms through them.',
  },
  'CG.craftsmanship': {
    name: 'Craftsmanship',
    text: 'In a gear zone he turns his room or its twin whichever way he likes, 1 action point for each quarter.',
  },
  'CG.crossbow': {
    name: 'Crossbow',
    text: 'Once a turn, for 1 action point, he shoots at somebody he sees. His shot is worth 3.',
  },
  'CG.expertFighter': {
    name: 'Expert fighter',
    text: 'Once a turn he starts a close combat without paying an action point.',
  },
  'CG.fatalBlow': {
    name: 'Fatal blow',
    text: 'When her side wins a close combat, every enemy who fought in her zone dies at once instead of being wounded.',
  },
  'CG.fireball': {
    name: 'Fireball',
    text: 'In a magic user’s hand, for 1 action point, it kills one character in sight or in the same zone, friend or enemy, with the wounded it carries. It works once; anybody may carry it.',
  },
  'CG.flying': {
    name: 'Flying',
    text: 'Moves through zones with enemies and across pits. Where she stops there may be no more than three characters.',
  },
  'CG.portcullisBreaking': {
    name: 'Breaks portcullises',
    text: 'For 1 action point he breaks a closed portcullis on an edge of his zone. It stays open to everybody for good.',
  },
  'CG.giant': {
    name: 'Giant',
    text: 'Enemies with a printed combat value of 0 or 1 may move through his zone.',
  },
  'CG.healing': {
    name: 'Healing',
    text: 'For 1 action point a wounded who lies in his zone gets up again and does nothing else this turn. He heals neither himself nor the one he carries.',
  },
  'CG.incorporeal': {
    name: 'Incorporeal',
    text: 'Nothing stops his movement: neither walls nor pits nor enemies. He must end in a zone that has room for him.',
  },
  'CG.inversion': {
    name: 'Inversion',
    text: 'In a magic user’s hand, for 1 action point, his room and one beside it change places, with everything in them. It works once; anybody may carry it.',
  },
  'CG.key': {
    name: 'Key',
    text: 'For 1 action point its bearer opens or closes a portcullis on an edge of his zone, as often as he likes.',
  },
  'CG.killerRage': {
    name: 'Killer rage',
    text: 'When she attacks in close combat one against one she may lay two combat cards; both count. She says how many before the opponent chooses.',
  },
  'CG.largeShield': {
    name: 'Large shield',
    text: 'Nobody may shoot at its bearer, wounded or not. It is no help against a fireball.',
  },
  'CG.levitation': {
    name: 'Levitation',
    text: 'Moves through zones with enemies and across pits. Where he stops there may be no more than three characters.',
  },
  'CG.lockPicking': {
    name: 'Lock-picking',
    text: 'For 1 action point she opens or closes a portcullis on an edge of her zone, without a key.',
  },
  'CG.magicUser': {
    name: 'Magic user',
    text: 'Can use scrolls.',
  },
  'CG.mindControl': {
    name: 'Mind control',
    text: 'In close combat one against one he may name a combat card other than +0. The opponent must play it if he holds it; if not, he shows his hand and plays what he likes.',
  },
  'CG.noTransport': {
    name: 'Carries nothing',
    text: 'He can carry neither objects nor the wounded.',
  },
  'CG.psychokinesis': {
    name: 'Psychokinesis',
    text: 'For 1 action point an object that lies in her room, or that she carries, floats up to three zones, over pits and characters. There it is dropped, or given to somebody with empty hands.',
  },
  'CG.regeneration': {
    name: 'Regeneration',
    text: 'Wounded, even while carried, he gets up again by himself for 1 action point, but not in the turn of his wound. Then he does nothing else this turn.',
  },
  'CG.rope': {
    name: 'Rope',
    text: 'Its bearer crosses pits while moving, as often as he likes.',
  },
  'CG.spear': {
    name: 'Telescoping spear',
    text: 'Its bearer may attack into the next zone, over a pit or through an arrow-slit too, without risk: if he loses, only the spear breaks. Not in defence, nor while an enemy is in his own zone.',
  },
  'CG.stab': {
    name: 'Stab',
    text: 'She is worth 2 more in close combat, attacking or defending, when at least one more friendly character takes part.',
  },
  'CG.stealing': {
    name: 'Lifter',
    text: 'With empty hands, for 1 action point, he takes an object from an enemy in his zone and carries it at once.',
  },
  'CG.strong': {
    name: 'Strong',
    text: 'Carries two loads: objects, wounded, or one of each. Wounded, he still holds two objects.',
  },
  'CG.sword': {
    name: 'Sword',
    text: 'Its bearer is worth 1 more when he attacks, never when he defends.',
  },
  'CG.treasure': {
    name: 'Treasure',
    text: 'Carried out of the labyrinth it is worth 1 victory point to the player whose character carries it.',
  },
  'CG.undead': {
    name: 'Undead',
    text: 'No power of its own; a Paladin who helps to eliminate an undead scores 1 point more.',
  },
  'CG.undeadHunter': {
    name: 'Undead hunter',
    text: 'Every undead who is eliminated in a combat in which he takes part brings 1 victory point more.',
  },
  'CG.underdog': {
    name: 'Underdog',
    text: 'Brings 2 victory points instead of 1 when he leaves the labyrinth.',
  },
  'CG.wallBreaking': {
    name: 'Breaks walls',
    text: 'Once in the game, for 1 action point, it brings down every wall, slit and portcullis of the room it is in.',
  },
  'CG.wallWalking': {
    name: 'Walks through walls',
    text: 'For 1 action point she passes through a wall of her zone into the zone behind it, and may take, leave or swap a load on both sides. A closed portcullis stops her.',
  },
};
