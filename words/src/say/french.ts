/** Events, actions and questions in French. */
import { toFrench } from '../french-names.ts';
import { capital } from '../language.ts';
import type { Deeds, Questions } from '../say-action.ts';
import type { Sayings } from '../say-event.ts';
import type { Tongue } from '../tongue.ts';

const points = (count: number): string => `${count} ${count < 2 ? 'point' : 'points'}`;
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;

const LOTS = {
  firstChooser: 'choisit la première pièce',
  firstPlacer: 'pose le premier pion',
  firstPlayer: 'commence',
} as const;
const SIDES = { north: 'nord', east: 'est', south: 'sud', west: 'ouest' } as const;
const GATES = { open: 'ouvre', closed: 'ferme', broken: 'brise' } as const;
const ENDINGS = {
  running: 'continue',
  goal: 'est finie : le but est atteint',
  dead: 'est finie : plus personne ne peut atteindre le but',
  claimed: 'est finie : rien n’a changé depuis trop longtemps',
  agreed: 'est finie : nulle d’un commun accord',
} as const;

const sayings: Sayings = {
  pieceChosen: ({ seat, piece }, n) =>
    `${n.theSeat(seat)} choisit ${piece === 'hidden' ? 'une pièce en secret' : n.piece(piece)}.`,
  pieceDismissed: ({ seat, piece }, n) =>
    `${n.theSeat(seat)} écarte ${piece === 'hidden' ? 'un personnage' : n.piece(piece)}.`,
  pieceDeployed: ({ seat, piece, place }, n) =>
    `${n.theSeat(seat)} pose ${piece === 'hidden' ? 'un personnage face cachée' : n.piece(piece)} ${n.at(place)}.`,
  tokenLaid: ({ seat, piece, slot }, n) =>
    `${n.theSeat(seat)} pose ${piece === 'hidden' ? 'un pion' : n.piece(piece)} sur la salle ${n.slot(slot)}.`,
  lotDrawn: ({ lot, seat }, n) => `Le sort décide : ${n.seat(seat)} ${LOTS[lot]}.`,
  teamsShown: ({ pieces }, n) =>
    `Les équipes de départ sont révélées : ${listed(pieces.map(({ piece, place }) => [n.piece(piece), n.code(place) ?? []].flat().join(' ')))}.`,
  linesShown: ({ lines }, n) =>
    `Les sorties sont révélées : ${listed(lines.map(({ line, colour }) => `${n.line(line)} pour ${n.colour(colour)}`))}.`,
  turnBegan: ({ seat, turn }, n) => `Tour ${turn} : à ${n.seat(seat)} de jouer.`,
  cardPlayed: ({ seat, card }, n) => `${n.theSeat(seat)} joue une carte Actions de ${card}.`,
  cardsTakenBack: ({ seat }, n) => `${n.theSeat(seat)} a joué ses quatre cartes Actions et les reprend.`,
  pointsGained: ({ seat, points: gained, total }, n) =>
    `${n.theSeat(seat)} gagne ${gained} ${gained < 2 ? 'point' : 'points'} d’action${total > gained ? ` et en a ${total} avec sa réserve` : ''}.`,
  turnEnded: () => null,
  roomRevealed: ({ by, slot, over, tokens }, n) =>
    `${n.thePiece(by)} révèle la salle ${n.slot(slot)}${over === undefined ? '' : ` par son côté ${SIDES[over]}`}${tokens.length > 0 ? ` et découvre ${listed(tokens.map(n.piece))}` : ''}.`,
  tokenPlaced: ({ seat, piece, place }, n) => `${n.theSeat(seat)} place ${n.piece(piece)} ${n.at(place)}.`,
  roomTurned: ({ by, slot, turn }, n) =>
    `${n.thePiece(by)} tourne la salle ${n.slot(slot)} dans le sens ${turn === 'cw' ? 'horaire' : 'antihoraire'}.`,
  roomSlid: ({ by, slot, to }, n) =>
    `${n.thePiece(by)} fait glisser la salle ${n.slot(slot)} vers le ${to === 'up' ? 'haut' : 'bas'}.`,
  roomLifted: ({ by, slot }, n) =>
    `${n.thePiece(by)} hisse la salle ${n.slot(slot)} à la surface : ses occupants peuvent sortir.`,
  roomReturned: ({ slot }, n) =>
    `La salle ${n.slot(slot)} redescend, tournée d’un quart dans le sens de sa flèche.`,
  pieceMoved: ({ piece, path }, n) =>
    path.length > 1
      ? `${n.thePiece(piece)} marche ${n.path(path)}.`
      : `${n.thePiece(piece)} reste ${path.map(n.at).join('')}.`,
  pieceJumped: ({ piece, pit, to }, n) =>
    `${n.thePiece(piece)} saute par-dessus ${pit === null || n.code(pit) === null ? 'une fosse' : `la fosse ${n.code(pit)}`} ${n.at(to)}.`,
  cardGivenUp: ({ seat, card }, n) =>
    `${n.theSeat(seat)} n’a plus de carte Saut et sacrifie la carte Combat ${card}.`,
  pieceTurned: ({ piece, place }, n) => `${n.thePiece(piece)} fait face à ${n.faced(place)}.`,
  wallPassed: ({ piece, to }, n) => `${n.thePiece(piece)} traverse le mur vers ${n.place(to)}.`,
  piecePushed: ({ piece, by, from, to, onto }, n) =>
    `${n.thePiece(by)} chasse ${n.piece(piece)} de ${n.place(from)} ${n.at(to)}${onto === undefined ? '' : `, sur ${n.piece(onto)}, qui reste à prendre`}.`,
  pieceTaken: ({ piece, by, place }, n) => `${n.thePiece(by)} prend ${n.piece(piece)} ${n.at(place)}.`,
  pieceLeft: ({ piece, by, place, to }, n) =>
    to === undefined
      ? `${n.thePiece(by)} laisse ${n.piece(piece)} ${n.at(place)}.`
      : `${n.thePiece(by)} donne ${n.piece(piece)} ${toFrench(n.piece(to))} ${n.at(place)}.`,
  pieceWentOut: ({ piece, load, more = [], points: worth }, n) => {
    const loads = [...(load === null ? [] : [load]), ...more].map(n.piece);
    return `${n.thePiece(piece)} sort du labyrinthe${loads.length > 0 ? ` avec ${listed(loads)}` : ''} : ${points(worth)} !`;
  },
  gateChanged: ({ by, at, to }, n) =>
    n.gate(at) === n.slot(at.slot)
      ? `${n.thePiece(by)} ${GATES[to]} la herse de la salle ${n.slot(at.slot)}.`
      : `${n.thePiece(by)} ${GATES[to]} la herse ${n.gate(at)} de la salle ${n.slot(at.slot)}.`,
  wallsBroken: ({ by, slot }, n) => `${n.thePiece(by)} abat tous les murs de la salle ${n.slot(slot)}.`,
  roomsSwapped: ({ by, slots: [a, b] }, n) =>
    `${n.thePiece(by)} échange les salles ${n.slot(a)} et ${n.slot(b)}.`,
  objectStolen: ({ piece, by, from }, n) =>
    `${n.thePiece(by)} vole ${n.piece(piece)} ${toFrench(n.piece(from))}.`,
  objectLevitated: ({ piece, by, path, to }, n) =>
    `${n.thePiece(by)} fait flotter ${n.piece(piece)} ${n.path(path)}${to === undefined ? '' : ` jusqu’${toFrench(n.piece(to))}`}.`,
  attackDeclared: ({ by, target, attackers, defenders }, n) => {
    const others = [...attackers, ...defenders].filter((piece) => piece !== by && piece !== target);
    const along = others.length > 0 ? ` (avec ${listed(others.map(n.piece))})` : '';
    return `${n.thePiece(by)} attaque ${n.piece(target)}${along}.`;
  },
  sideChosen: ({ seat, side }, n) => {
    if (side === 'hidden') return `${n.theSeat(seat)} a choisi en secret de se joindre au combat ou non.`;
    return side === null
      ? `${n.theSeat(seat)} choisit en secret de rester hors du combat.`
      : `${n.theSeat(seat)} choisit en secret de rejoindre ${side === 'attack' ? 'les attaquants' : 'les défenseurs'}.`;
  },
  sideTaken: ({ seat, side, attackers, defenders }, n) => {
    if (side === null) return `${n.theSeat(seat)} reste hors du combat.`;
    return `${n.theSeat(seat)} rejoint ${side === 'attack' ? 'les attaquants' : 'les défenseurs'} : ${listed(attackers.map(n.piece))} contre ${listed(defenders.map(n.piece))}.`;
  },
  cardNamed: ({ seat, card }, n) =>
    `${n.theSeat(seat)} ${card === null ? 'ne nomme aucune carte' : `nomme la carte Combat ${card}`}.`,
  handShown: ({ seat, cards }, n) => `${n.theSeat(seat)} montre sa main : ${listed(cards.map(String))}.`,
  cardsCounted: ({ seat, count }, n) =>
    `${n.theSeat(seat)} annonce ${count === 1 ? 'une carte Combat' : `${count} cartes Combat`}.`,
  cardLaid: ({ seat, card, second }, n) =>
    second === undefined
      ? `${n.theSeat(seat)} pose ${card === 'hidden' ? 'une carte Combat face cachée' : `la carte Combat ${card}`}.`
      : `${n.theSeat(seat)} pose ${card === 'hidden' ? 'deux cartes Combat faces cachées' : `les cartes Combat ${card} et ${second}`}.`,
  cardsSeen: ({ by, seat, cards }, n) =>
    `${n.theSeat(by)} regarde ce que ${n.seat(seat)} a posé${cards === 'hidden' ? '' : ` : ${listed(cards.map(String))}`}.`,
  combatFought: ({ cards, attack, defence, winner, alsoWon = [] }, n) => {
    const laid = cards.map(
      ({ seat, card, second }) =>
        `${n.seat(seat)} pose ${second === undefined ? card : `${card} et ${second}`}`,
    );
    const end =
      winner === null
        ? 'égalité'
        : `${listed([winner, ...alsoWon].map(n.seat))} ${alsoWon.length > 0 ? 'l’emportent' : 'l’emporte'}`;
    return `${capital(listed(laid))}. L’attaque fait ${attack}, la défense ${defence} : ${end}.`;
  },
  pieceWounded: ({ piece }, n) => `${n.thePiece(piece)} est ${n.isFeminine(piece) ? 'blessée' : 'blessé'}.`,
  pieceHealed: ({ piece, by }, n) =>
    piece === by ? `${n.thePiece(piece)} se régénère.` : `${n.thePiece(by)} soigne ${n.piece(piece)}.`,
  pieceEliminated: ({ piece, place }, n) => `${n.thePiece(piece)} meurt ${n.at(place)}.`,
  pieceRemoved: ({ piece }, n) => `${n.thePiece(piece)} est ${n.isFeminine(piece) ? 'perdue' : 'perdu'}.`,
  fireballThrown: ({ by, target }, n) => `${n.thePiece(by)} lance une boule de feu sur ${n.piece(target)}.`,
  potionDrunk: ({ by, points: own }, n) =>
    `${n.thePiece(by)} boit la Potion de vitesse : ${own} points d’action ${n.isFeminine(by) ? 'pour elle seule' : 'pour lui seul'}.`,
  pointsScored: ({ seat, points: scored }, n) => `${n.theSeat(seat)} marque ${points(scored)}.`,
  drawOffered: ({ seat }, n) => `${n.theSeat(seat)} propose la nulle.`,
  drawDeclined: ({ seat }, n) => `${n.theSeat(seat)} refuse la nulle.`,
  playerLeft: ({ seat }, n) => `${n.theSeat(seat)} abandonne et quitte la table.`,
  timeRanOut: ({ seat }, n) => `Le temps de ${n.seat(seat)} est écoulé.`,
  gameEnded: ({ ending, winners }, n) =>
    `La partie ${ending === 'resigned' ? `est finie : ${listed(n.others(winners).map(n.seat))} ${n.others(winners).length > 1 ? 'abandonnent' : 'abandonne'}` : ENDINGS[ending]}. ${winners.length > 0 ? `${capital(listed(winners.map(n.seat)))} ${winners.length > 1 ? 'gagnent ensemble' : 'gagne'}.` : 'Match nul.'}`,
};

const deeds: Deeds = {
  choose: { verb: 'Choisir', help: 'prend une pièce dans votre équipe' },
  dismiss: { verb: 'Écarter', help: 'écarte un personnage' },
  deploy: { verb: 'Poser ici', help: 'pose un personnage sur un point de votre ligne' },
  lay: { verb: 'Poser ici', help: 'pose un pion sur une salle' },
  playCard: { verb: 'Jouer', help: 'joue une carte Actions' },
  endTurn: { verb: 'Finir le tour', help: 'finit votre tour' },
  move: { verb: 'Marcher', help: 'marche' },
  jump: { verb: 'Sauter', help: 'saute par-dessus une fosse : la fosse, l’arrivée' },
  reveal: { verb: 'Révéler', help: 'révèle une salle' },
  rotate: {
    verb: 'Tourner la salle',
    short: 'Tourner une salle',
    help: 'tourne une salle, sens horaire (h) ou antihoraire (ah)',
  },
  slide: {
    verb: 'Faire glisser l’ascenseur',
    short: 'Glisser',
    help: 'fait glisser l’ascenseur d’un arrêt, haut ou bas',
  },
  lift: {
    verb: 'Hisser la salle',
    short: 'Hisser',
    help: 'hisse la salle du sommet à la surface jusqu’à la fin du tour',
  },
  leave: { verb: 'Quitter le labyrinthe', short: 'Sortir', help: 'sort du labyrinthe par la salle hissée' },
  openGate: {
    verb: 'Ouvrir la herse',
    short: 'Ouvrir',
    help: 'ouvre une herse : une case et son côté (n, e, s, w)',
  },
  closeGate: { verb: 'Fermer la herse', short: 'Fermer', help: 'ferme une herse' },
  breakGate: { verb: 'Briser la herse', short: 'Briser', help: 'brise une herse' },
  attack: { verb: 'Attaquer', help: 'attaque ; des amis se joignent avec +' },
  heal: { verb: 'Soigner', help: 'soigne quelqu’un' },
  regenerate: { verb: 'Se régénérer', help: 'se soigne' },
  wallWalk: { verb: 'Passer le mur', short: 'Passer un mur', help: 'traverse un mur' },
  scream: { verb: 'Crier sur', short: 'Crier', help: 'chasse quelqu’un' },
  fireball: { verb: 'Boule de feu sur', short: 'Boule de feu', help: 'lance une boule de feu' },
  drink: { verb: 'Boire la potion', short: 'Boire', help: 'boit la potion' },
  face: { verb: 'Se tourner vers', help: 'fait face à une zone de la salle devant lui' },
  breakWalls: { verb: 'Briser les murs', help: 'abat tous les murs de sa salle, une fois par partie' },
  invert: {
    verb: 'Échanger les salles',
    short: 'Échanger des salles',
    help: 'échange sa salle avec une autre',
  },
  steal: { verb: 'Voler à', short: 'Voler', help: 'vole un objet à un ennemi' },
  levitate: {
    verb: 'Déplacer un objet par la pensée',
    short: 'Léviter',
    help: 'déplace un objet à distance',
  },
  place: { verb: 'Placer ici', help: 'place un pion sur une case' },
  join: { verb: 'Se joindre', help: 'rejoint un combat voisin, ou reste dehors (rien)' },
  countCards: { verb: 'Poser', help: 'dit combien de cartes Combat vous posez' },
  nameCard: { verb: 'Nommer', help: 'annonce une carte Combat, ou rien' },
  layCard: { verb: 'Poser', help: 'pose une carte Combat' },
  resign: { verb: 'Abandonner', help: 'abandonne la partie' },
  offerDraw: { verb: 'Proposer la nulle', help: 'propose la nulle, ou l’accepte' },
  declineDraw: { verb: 'Refuser la nulle', help: 'refuse la nulle' },
  claimEnd: { verb: 'Réclamer la fin', help: 'finit une partie où rien ne change' },
};

const questions: Questions = {
  choose: 'Prenez une pièce pour votre équipe.',
  dismiss: 'Écartez un personnage de cette partie. Personne ne voit lequel.',
  deploy: 'Posez un personnage sur une case illuminée de votre ligne : c’est de là qu’il part.',
  lay: 'Posez un pion face cachée sur une salle. Il entre en jeu quand la salle est révélée : personne ne sait ce qui est où.',
  face: 'Choisissez la zone vers laquelle chacun de vos premiers personnages se tourne : c’est par là qu’il entre.',
  card: 'Jouez une carte Actions : son chiffre donne vos points d’action pour ce tour.',
  act: 'Choisissez un de vos personnages : tout ce qu’il peut faire apparaît sur le plateau.',
  place: 'La salle est ouverte. Placez ce pion sur une des cases marquées.',
  join: 'On se bat à côté de votre personnage. Prenez parti, ou restez à l’écart.',
  count: 'Une carte Combat ou deux ? Plus vous en posez, moins il vous en reste.',
  name: 'Nommez une carte Combat : si l’autre camp l’a en main, il doit la jouer face visible.',
  layCard:
    'Posez une carte Combat : elle s’ajoute à votre camp. Une carte jouée est perdue ; seule la +0 revient.',
  over: 'La partie est terminée.',
};

export const FRENCH: Tongue = { language: 'fr', sayings, deeds, questions };
