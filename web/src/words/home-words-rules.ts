/** The house rules: what each is called, what it does, and what its values mean. */
import type { RuleOptions, Words } from '@dungeon-twister/rules';

/** A sentence about it, and what it is called. */
interface RuleWords<Value> extends Words {
  readonly name: Words;
  /** What it can be, where that is neither a yes nor a room. */
  readonly values?: Value extends string | number ? Readonly<Record<Value, Words>> : never;
}

export const RULE_WORDS: { readonly [Name in keyof RuleOptions]: RuleWords<RuleOptions[Name]> } = {
  revealFromLine: {
    name: { en: 'Revealing from your line', fr: 'Révéler depuis sa ligne' },
    en: 'Which hidden rooms a character can reveal while it stands on your own line.',
    fr: 'Quelles salles cachées un personnage peut révéler depuis votre propre ligne.',
    values: {
      alongLine: { en: 'every room along the line', fr: 'toutes les salles le long de la ligne' },
      inFront: { en: 'only the room in front', fr: 'seulement la salle en face' },
    },
  },
  jumpLanding: {
    name: { en: 'Where a jump lands', fr: 'Où finit un saut' },
    en: 'On which side of the pit a character comes down.',
    fr: 'De quel côté de la fosse le personnage retombe.',
    values: {
      straight: { en: 'straight beyond the pit', fr: 'tout droit derrière la fosse' },
      anySide: { en: 'on any side of the pit', fr: 'de n’importe quel côté' },
    },
  },
  thiefOnPit: {
    name: { en: 'Thief wounded over a pit', fr: 'Voleuse blessée sur une fosse' },
    en: 'Whether a Rope in her hands saves her.',
    fr: 'Si une Corde en main la sauve.',
    values: {
      ropeSaves: { en: 'the Rope saves her', fr: 'la Corde la sauve' },
      alwaysDies: { en: 'she dies all the same', fr: 'elle meurt quand même' },
    },
  },
  strictRope: {
    name: { en: 'A Rope reaches over one pit', fr: 'Une Corde franchit une seule fosse' },
    en: 'A carried Rope helps over one pit at a time, not over several in a row.',
    fr: 'Une Corde portée aide pour une fosse à la fois, pas pour plusieurs d’affilée.',
  },
  selfKill: {
    name: { en: 'Killing your own', fr: 'Tuer les siens' },
    en: 'Who scores a character that its own side eliminated.',
    fr: 'Qui marque pour un personnage éliminé par son propre camp.',
    values: {
      opponent: { en: 'the opponent', fr: 'l’adversaire' },
      none: { en: 'nobody', fr: 'personne' },
    },
  },
  noProgressCycles: {
    name: { en: 'Endless games', fr: 'Parties sans fin' },
    en: 'After how many rounds of action cards in which nothing happened a player may claim the end.',
    fr: 'Après combien de cycles de cartes Actions sans événement on peut réclamer la fin.',
    values: {
      0: { en: 'never', fr: 'jamais' },
      1: { en: 'after 1', fr: 'après 1' },
      2: { en: 'after 2', fr: 'après 2' },
      3: { en: 'after 3', fr: 'après 3' },
      4: { en: 'after 4', fr: 'après 4' },
      6: { en: 'after 6', fr: 'après 6' },
    },
  },
  healEnemy: {
    name: { en: 'Healing enemies', fr: 'Soigner un ennemi' },
    en: 'The Cleric may heal a wounded of any colour.',
    fr: 'Le Clerc peut soigner un blessé de n’importe quelle couleur.',
  },
  spearJoins: {
    name: { en: 'Spears join attacks', fr: 'Les lances se joignent aux attaques' },
    en: 'A spear two squares away may join a friend’s attack.',
    fr: 'Une lance à deux cases peut se joindre à l’attaque d’un ami.',
  },
  bowJoins: {
    name: { en: 'Bows join attacks', fr: 'Les arcs se joignent aux attaques' },
    en: 'Whoever sees the target with a Bow may join a friend’s shot.',
    fr: 'Qui voit la cible avec un Arc peut se joindre au tir d’un ami.',
  },
  undo: {
    name: { en: 'Taking back', fr: 'Annuler' },
    en: 'A move may be taken back as long as nobody has learnt anything new.',
    fr: 'On peut annuler un coup tant que personne n’a rien appris de nouveau.',
  },
  heldBindsAll: {
    name: { en: 'Held is held', fr: 'Retenu pour de bon' },
    en: 'Who came among enemies leaves only by where he came in, even by a jump or through a wall.',
    fr: 'Qui est entré parmi des ennemis ne repart que par où il est venu, même en sautant ou par un mur.',
  },
  startLimit: {
    name: { en: 'Three in a starting zone', fr: 'Trois en zone de départ' },
    en: 'The limit of three counts the whole starting zone, not only those who face the same zone.',
    fr: 'La limite de trois compte toute la zone de départ, pas seulement ceux qui font face à la même zone.',
  },
  startHands: {
    name: { en: 'Swapping in a starting zone', fr: 'Échanger en zone de départ' },
    en: 'Objects change hands anywhere in a starting zone, whomever the characters face.',
    fr: 'Les objets changent de mains partout dans une zone de départ, quelle que soit la zone à laquelle on fait face.',
  },
  shootsAtFacers: {
    name: { en: 'Shooting past a facing enemy', fr: 'Tirer malgré un ennemi en face' },
    en: 'One may shoot while an enemy in a starting zone faces one’s zone.',
    fr: 'On peut tirer pendant qu’un ennemi en zone de départ fait face à sa zone.',
  },
  carriedKeeps: {
    name: { en: 'The carried keep their objects', fr: 'Les portés gardent leurs objets' },
    en: 'A wounded who is carried keeps what he holds.',
    fr: 'Un blessé que l’on porte garde ce qu’il tient.',
  },
  savedTreasure: {
    name: { en: 'Rescued Treasures score', fr: 'Les Trésors sauvés comptent' },
    en: 'A Treasure in the hands of a wounded who is carried out scores too.',
    fr: 'Un Trésor dans les mains d’un blessé que l’on fait sortir compte aussi.',
  },
  invertsHidden: {
    name: { en: 'Swapping with hidden rooms', fr: 'Échanger avec une salle cachée' },
    en: 'The Scroll of inversion may swap a room with one that lies face down.',
    fr: 'Le Parchemin d’inversion peut échanger une salle avec une salle face cachée.',
  },
  mindFirst: {
    name: { en: 'Mind control comes first', fr: 'Le contrôle de l’esprit d’abord' },
    en: 'Against a Telepath, the Weapon master gets no look at the card.',
    fr: 'Contre un Télépathe, le Maître d’armes ne voit pas la carte.',
  },
  bowsAdd: {
    name: { en: 'Two Bows add up', fr: 'Deux Arcs s’ajoutent' },
    en: 'Who carries two Bows shoots with both values.',
    fr: 'Qui porte deux Arcs tire avec les deux valeurs.',
  },
  swordWithSpear: {
    name: { en: 'Sword with a spear', fr: 'Épée avec une lance' },
    en: 'A Sword helps in an attack with the spear.',
    fr: 'Une Épée aide dans une attaque à la lance.',
  },
  woundedHinder: {
    name: { en: 'Wounded enemies hinder', fr: 'Les ennemis blessés gênent' },
    en: 'A wounded enemy in one’s zone keeps one from shooting and from using the spear.',
    fr: 'Un ennemi blessé dans sa zone empêche de tirer et d’utiliser la lance.',
  },
  allShootersJoin: {
    name: { en: 'All shooters join', fr: 'Tous les tireurs participent' },
    en: 'Whoever of the attacker’s sees the target must join the shot.',
    fr: 'Tous ceux de l’attaquant qui voient la cible doivent se joindre au tir.',
  },
  deadGameEnds: {
    name: { en: 'Dead games end', fr: 'Les parties mortes finissent' },
    en: 'A game that nobody can win any more ends by itself.',
    fr: 'Une partie que plus personne ne peut gagner finit d’elle-même.',
  },
  allowMisplacement: {
    name: { en: 'Wrong tokens are allowed', fr: 'Pions mal placés permis' },
    en: 'A token may be laid on a room for the other kind; it is removed when the room is revealed.',
    fr: 'On peut poser un pion sur une salle de l’autre sorte ; il est retiré quand elle est révélée.',
  },
  pyramidStarters: {
    name: { en: 'Starters in the Pyramid', fr: 'Départ de la pyramide' },
    en: 'How many characters each of three players puts on the lines.',
    fr: 'Combien de personnages chacun des trois joueurs met sur les lignes.',
    values: {
      3: { en: 'three', fr: 'trois' },
      4: { en: 'four', fr: 'quatre' },
    },
  },
  topRoom: {
    name: { en: 'Room on top of the Pyramid', fr: 'Salle du sommet de la pyramide' },
    en: 'Everybody knows which room it is; how it lies is decided by lot.',
    fr: 'Tout le monde sait laquelle ; son orientation est tirée au sort.',
  },
  breakTies: {
    name: { en: 'Breaking ties', fr: 'Départager les égalités' },
    en: 'Tied leaders are told apart: who brought out more, then who eliminated more.',
    fr: 'On départage les premiers : qui a fait sortir le plus, puis qui a éliminé le plus.',
  },
  otherLines: {
    name: { en: 'Lines of others', fr: 'Lignes des autres' },
    en: 'What a line is that is neither yours nor your way out.',
    fr: 'Ce qu’est une ligne qui n’est ni la vôtre ni votre sortie.',
    values: {
      closed: { en: 'closed', fr: 'fermée' },
      open: { en: 'ground to walk on', fr: 'un sol où marcher' },
    },
  },
  partyFighters: {
    name: { en: 'Who must fight', fr: 'Qui doit se battre' },
    en: 'Which characters beside the attacker or the defender fight with their player.',
    fr: 'Quels personnages à côté de l’attaquant ou du défenseur se battent avec leur joueur.',
    values: {
      allInContact: { en: 'all of them', fr: 'tous' },
      facingEnemies: { en: 'those beside an enemy', fr: 'ceux à côté d’un ennemi' },
    },
  },
  partyAnswers: {
    name: { en: 'Joining a combat', fr: 'Se joindre à un combat' },
    en: 'How the players beside a combat say whether they join it.',
    fr: 'Comment les voisins d’un combat disent s’ils s’y joignent.',
    values: {
      together: { en: 'all at once, in secret', fr: 'tous à la fois, en secret' },
      inTurn: { en: 'openly, one after the other', fr: 'à découvert, l’un après l’autre' },
    },
  },
};
