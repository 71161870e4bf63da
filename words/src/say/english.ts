/** Events in English. */
import { capital } from '../language.ts';
import type { Sayings } from '../say-event.ts';

const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const LOTS = {
  firstChooser: 'chooses the first piece',
  firstPlacer: 'lays the first token',
  firstPlayer: 'plays first',
} as const;
const GATES = { open: 'opens', closed: 'closes', broken: 'breaks' } as const;
const ENDINGS = {
  running: 'goes on',
  goal: 'is over: the goal is reached',
  dead: 'is over: nobody can reach the goal any more',
  claimed: 'is over: nothing has changed for too long',
  agreed: 'is over: a draw is agreed',
} as const;

export const english: Sayings = {
  pieceChosen: ({ seat, piece }, n) =>
    `${n.theSeat(seat)} chooses ${piece === 'hidden' ? 'a piece in secret' : `the ${n.piece(piece)}`}.`,
  pieceDismissed: ({ seat, piece }, n) =>
    `${n.theSeat(seat)} leaves ${piece === 'hidden' ? 'a character' : `the ${n.piece(piece)}`} out.`,
  pieceDeployed: ({ seat, piece, place }, n) =>
    `${n.theSeat(seat)} puts ${piece === 'hidden' ? 'a character face down' : `the ${n.piece(piece)}`} ${n.at(place)}.`,
  tokenLaid: ({ seat, piece, slot }, n) =>
    `${n.theSeat(seat)} lays ${piece === 'hidden' ? 'a token' : `the ${n.piece(piece)}`} on room ${n.slot(slot)}.`,
  lotDrawn: ({ lot, seat }, n) => `By lot ${n.seat(seat)} ${LOTS[lot]}.`,
  teamsShown: ({ pieces }, n) =>
    `The starting teams are shown: ${listed(pieces.map(({ piece, place }) => `${n.piece(piece)} ${n.place(place)}`))}.`,
  linesShown: ({ lines }, n) =>
    `The ways out are shown: ${listed(lines.map(({ line, colour }) => `${n.line(line)} for ${n.colour(colour)}`))}.`,
  turnBegan: ({ seat, turn }, n) => `Turn ${turn}: ${n.seat(seat)} to play.`,
  cardPlayed: ({ seat, card }, n) => `${n.theSeat(seat)} plays an action card of ${card}.`,
  cardsTakenBack: ({ seat }, n) => `${n.theSeat(seat)} has played all four action cards and takes them back.`,
  pointsGained: ({ seat, points: gained, total }, n) =>
    `${n.theSeat(seat)} gains ${gained} action ${gained === 1 ? 'point' : 'points'}${total > gained ? ` and has ${total} with those saved` : ''}.`,
  turnEnded: () => null,
  roomRevealed: ({ by, slot, over, tokens }, n) =>
    `${n.thePiece(by)} reveals room ${n.slot(slot)}${over === undefined ? '' : ` over its ${over}ern side`}${tokens.length > 0 ? ` and finds ${listed(tokens.map((token) => `the ${n.piece(token)}`))}` : ''}.`,
  tokenPlaced: ({ seat, piece, place }, n) =>
    `${n.theSeat(seat)} places the ${n.piece(piece)} ${n.at(place)}.`,
  roomTurned: ({ by, slot, turn }, n) =>
    `${n.thePiece(by)} turns room ${n.slot(slot)} ${turn === 'cw' ? 'clockwise' : 'anticlockwise'}.`,
  roomSlid: ({ by, slot, to }, n) => `${n.thePiece(by)} slides room ${n.slot(slot)} ${to}.`,
  roomLifted: ({ by, slot }, n) =>
    `${n.thePiece(by)} lifts room ${n.slot(slot)} to the surface: whoever is in it can leave.`,
  roomReturned: ({ slot }, n) => `Room ${n.slot(slot)} comes down again, turned once by its arrow.`,
  pieceMoved: ({ piece, path }, n) =>
    path.length > 1
      ? `${n.thePiece(piece)} walks ${path.map(n.place).join('-')}.`
      : `${n.thePiece(piece)} stays ${path.map(n.at).join('')}.`,
  pieceJumped: ({ piece, pit, to }, n) =>
    `${n.thePiece(piece)} jumps over ${pit === null ? 'a pit' : `the pit ${n.place(pit)}`} to ${n.place(to)}.`,
  cardGivenUp: ({ seat, card }, n) =>
    `${n.theSeat(seat)} has no Jump card left and gives up the combat card ${card}.`,
  pieceTurned: ({ piece, place }, n) => `${n.thePiece(piece)} faces ${n.place(place)}.`,
  wallPassed: ({ piece, to }, n) => `${n.thePiece(piece)} walks through the wall to ${n.place(to)}.`,
  piecePushed: ({ piece, by, from, to }, n) =>
    `${n.thePiece(by)} drives the ${n.piece(piece)} from ${n.place(from)} to ${n.place(to)}.`,
  pieceTaken: ({ piece, by, place }, n) => `${n.thePiece(by)} takes the ${n.piece(piece)} ${n.at(place)}.`,
  pieceLeft: ({ piece, by, place, to }, n) =>
    to === undefined
      ? `${n.thePiece(by)} leaves the ${n.piece(piece)} ${n.at(place)}.`
      : `${n.thePiece(by)} gives the ${n.piece(piece)} to the ${n.piece(to)} ${n.at(place)}.`,
  pieceWentOut: ({ piece, load, more = [], points: worth }, n) => {
    const loads = [...(load === null ? [] : [load]), ...more].map((one) => `the ${n.piece(one)}`);
    return `${n.thePiece(piece)} leaves the labyrinth${loads.length > 0 ? ` with ${listed(loads)}` : ''}: ${points(worth)}!`;
  },
  gateChanged: ({ by, at, to }, n) =>
    n.gate(at) === n.slot(at.slot)
      ? `${n.thePiece(by)} ${GATES[to]} the portcullis of room ${n.slot(at.slot)}.`
      : `${n.thePiece(by)} ${GATES[to]} the portcullis ${n.gate(at)} of room ${n.slot(at.slot)}.`,
  wallsBroken: ({ by, slot }, n) => `${n.thePiece(by)} breaks all walls of room ${n.slot(slot)}.`,
  roomsSwapped: ({ by, slots: [a, b] }, n) =>
    `${n.thePiece(by)} swaps the rooms ${n.slot(a)} and ${n.slot(b)}.`,
  objectStolen: ({ piece, by, from }, n) =>
    `${n.thePiece(by)} steals the ${n.piece(piece)} from the ${n.piece(from)}.`,
  objectLevitated: ({ piece, by, path, to }, n) =>
    `${n.thePiece(by)} makes the ${n.piece(piece)} float ${path.map(n.place).join('-')}${to === undefined ? '' : ` into the hands of the ${n.piece(to)}`}.`,
  attackDeclared: ({ by, target, attackers, defenders }, n) => {
    const others = [...attackers, ...defenders].filter((piece) => piece !== by && piece !== target);
    const along = others.length > 0 ? ` (with ${listed(others.map(n.piece))})` : '';
    return `${n.thePiece(by)} attacks the ${n.piece(target)}${along}.`;
  },
  sideChosen: ({ seat, side }, n) => {
    if (side === 'hidden') return `${n.theSeat(seat)} has chosen in secret whether to join.`;
    return side === null
      ? `${n.theSeat(seat)} chooses in secret to stay out.`
      : `${n.theSeat(seat)} chooses in secret to join the ${side === 'attack' ? 'attackers' : 'defenders'}.`;
  },
  sideTaken: ({ seat, side, attackers, defenders }, n) => {
    if (side === null) return `${n.theSeat(seat)} stays out of the combat.`;
    return `${n.theSeat(seat)} joins the ${side === 'attack' ? 'attackers' : 'defenders'}: ${listed(attackers.map(n.piece))} against ${listed(defenders.map(n.piece))}.`;
  },
  cardNamed: ({ seat, card }, n) =>
    `${n.theSeat(seat)} names ${card === null ? 'no card' : `the combat card ${card}`}.`,
  handShown: ({ seat, cards }, n) => `${n.theSeat(seat)} shows a hand of ${listed(cards.map(String))}.`,
  cardsCounted: ({ seat, count }, n) =>
    `${n.theSeat(seat)} announces ${count === 1 ? 'one combat card' : `${count} combat cards`}.`,
  cardLaid: ({ seat, card, second }, n) =>
    second === undefined
      ? `${n.theSeat(seat)} lays ${card === 'hidden' ? 'a combat card face down' : `the combat card ${card}`}.`
      : `${n.theSeat(seat)} lays ${card === 'hidden' ? 'two combat cards face down' : `the combat cards ${card} and ${second}`}.`,
  cardsSeen: ({ by, seat, cards }, n) =>
    `${n.theSeat(by)} looks at what ${n.seat(seat)} has laid${cards === 'hidden' ? '' : `: ${listed(cards.map(String))}`}.`,
  combatFought: ({ cards, attack, defence, winner, alsoWon = [] }, n) => {
    const laid = cards.map(
      ({ seat, card, second }) =>
        `${n.seat(seat)} lays ${second === undefined ? card : `${card} and ${second}`}`,
    );
    const end =
      winner === null
        ? 'a tie'
        : `${listed([winner, ...alsoWon].map(n.seat))} ${alsoWon.length > 0 ? 'win' : 'wins'}`;
    return `${capital(listed(laid))}. The attack makes ${attack}, the defence ${defence}: ${end}.`;
  },
  pieceWounded: ({ piece }, n) => `${n.thePiece(piece)} is wounded.`,
  pieceHealed: ({ piece, by }, n) =>
    piece === by ? `${n.thePiece(piece)} regenerates.` : `${n.thePiece(by)} heals the ${n.piece(piece)}.`,
  pieceEliminated: ({ piece, place }, n) => `${n.thePiece(piece)} dies ${n.at(place)}.`,
  pieceRemoved: ({ piece }, n) => `${n.thePiece(piece)} is lost.`,
  fireballThrown: ({ by, target }, n) => `${n.thePiece(by)} throws a fireball at the ${n.piece(target)}.`,
  potionDrunk: ({ by, points: own }, n) =>
    `${n.thePiece(by)} drinks the Speed potion: ${own} action points of its own.`,
  pointsScored: ({ seat, points: scored }, n) => `${n.theSeat(seat)} scores ${points(scored)}.`,
  drawOffered: ({ seat }, n) => `${n.theSeat(seat)} offers a draw.`,
  drawDeclined: ({ seat }, n) => `${n.theSeat(seat)} declines the draw.`,
  playerLeft: ({ seat }, n) => `${n.theSeat(seat)} gives up and leaves the table.`,
  timeRanOut: ({ seat }, n) => `${n.theSeat(seat)} has run out of time.`,
  gameEnded: ({ ending, winners }, n) =>
    `The game ${ending === 'resigned' ? `is over: ${listed(n.others(winners).map(n.seat))} gave up` : ENDINGS[ending]}. ${winners.length > 0 ? `${capital(listed(winners.map(n.seat)))} ${winners.length > 1 ? 'win together' : 'wins'}.` : 'It is a draw.'}`,
};
