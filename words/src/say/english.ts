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
    `${capital(n.seat(seat))} chooses ${piece === 'hidden' ? 'a piece in secret' : `the ${n.piece(piece)}`}.`,
  pieceDismissed: ({ seat, piece }, n) =>
    `${capital(n.seat(seat))} leaves ${piece === 'hidden' ? 'a character' : `the ${n.piece(piece)}`} out.`,
  pieceDeployed: ({ seat, piece, place }, n) =>
    `${capital(n.seat(seat))} puts ${piece === 'hidden' ? 'a character face down' : `the ${n.piece(piece)}`} ${n.at(place)}.`,
  tokenLaid: ({ seat, piece, slot }, n) =>
    `${capital(n.seat(seat))} lays ${piece === 'hidden' ? 'a token' : `the ${n.piece(piece)}`} on room ${n.slot(slot)}.`,
  lotDrawn: ({ lot, seat }, n) => `By lot ${n.seat(seat)} ${LOTS[lot]}.`,
  teamsShown: ({ pieces }, n) =>
    `The starting teams are shown: ${listed(pieces.map(({ piece, place }) => `${n.piece(piece)} ${n.place(place)}`))}.`,
  linesShown: ({ lines }, n) =>
    `The ways out are shown: ${listed(lines.map(({ line, colour }) => `${n.line(line)} for ${n.colour(colour)}`))}.`,
  turnBegan: ({ seat, turn }, n) => `Turn ${turn}: ${n.seat(seat)} to play.`,
  cardPlayed: ({ seat, card }, n) => `${capital(n.seat(seat))} plays an action card of ${card}.`,
  cardsTakenBack: ({ seat }, n) =>
    `${capital(n.seat(seat))} has played all four action cards and takes them back.`,
  pointsGained: ({ seat, points: gained, total }, n) =>
    `${capital(n.seat(seat))} gains ${gained} action ${gained === 1 ? 'point' : 'points'}${total > gained ? ` and has ${total} with those saved` : ''}.`,
  turnEnded: () => null,
  roomRevealed: ({ by, slot, over, tokens }, n) =>
    `The ${n.piece(by)} reveals room ${n.slot(slot)}${over === undefined ? '' : ` over its ${over}ern side`}${tokens.length > 0 ? ` and finds ${listed(tokens.map((token) => `the ${n.piece(token)}`))}` : ''}.`,
  tokenPlaced: ({ seat, piece, place }, n) =>
    `${capital(n.seat(seat))} places the ${n.piece(piece)} ${n.at(place)}.`,
  roomTurned: ({ by, slot, turn }, n) =>
    `The ${n.piece(by)} turns room ${n.slot(slot)} ${turn === 'cw' ? 'clockwise' : 'anticlockwise'}.`,
  roomSlid: ({ by, slot, to }, n) => `The ${n.piece(by)} slides room ${n.slot(slot)} ${to}.`,
  roomLifted: ({ by, slot }, n) =>
    `The ${n.piece(by)} lifts room ${n.slot(slot)} to the surface: whoever is in it can leave.`,
  roomReturned: ({ slot }, n) => `Room ${n.slot(slot)} comes down again, turned once by its arrow.`,
  pieceMoved: ({ piece, path }, n) =>
    path.length > 1
      ? `The ${n.piece(piece)} walks ${path.map(n.place).join('-')}.`
      : `The ${n.piece(piece)} stays ${path.map(n.at).join('')}.`,
  pieceJumped: ({ piece, pit, to }, n) =>
    `The ${n.piece(piece)} jumps over ${pit === null ? 'a pit' : `the pit ${n.place(pit)}`} to ${n.place(to)}.`,
  cardGivenUp: ({ seat, card }, n) =>
    `${capital(n.seat(seat))} has no Jump card left and gives up the combat card ${card}.`,
  pieceTurned: ({ piece, place }, n) => `The ${n.piece(piece)} faces ${n.place(place)}.`,
  wallPassed: ({ piece, to }, n) => `The ${n.piece(piece)} walks through the wall to ${n.place(to)}.`,
  piecePushed: ({ piece, by, from, to }, n) =>
    `The ${n.piece(by)} drives the ${n.piece(piece)} from ${n.place(from)} to ${n.place(to)}.`,
  pieceTaken: ({ piece, by, place }, n) => `The ${n.piece(by)} takes the ${n.piece(piece)} ${n.at(place)}.`,
  pieceLeft: ({ piece, by, place, to }, n) =>
    to === undefined
      ? `The ${n.piece(by)} leaves the ${n.piece(piece)} ${n.at(place)}.`
      : `The ${n.piece(by)} gives the ${n.piece(piece)} to the ${n.piece(to)} ${n.at(place)}.`,
  pieceWentOut: ({ piece, load, more = [], points: worth }, n) => {
    const loads = [...(load === null ? [] : [load]), ...more].map((one) => `the ${n.piece(one)}`);
    return `The ${n.piece(piece)} leaves the labyrinth${loads.length > 0 ? ` with ${listed(loads)}` : ''}: ${points(worth)}!`;
  },
  gateChanged: ({ by, at, to }, n) =>
    n.gate(at) === n.slot(at.slot)
      ? `The ${n.piece(by)} ${GATES[to]} the portcullis of room ${n.slot(at.slot)}.`
      : `The ${n.piece(by)} ${GATES[to]} the portcullis ${n.gate(at)} of room ${n.slot(at.slot)}.`,
  wallsBroken: ({ by, slot }, n) => `The ${n.piece(by)} breaks all walls of room ${n.slot(slot)}.`,
  roomsSwapped: ({ by, slots: [a, b] }, n) =>
    `The ${n.piece(by)} swaps the rooms ${n.slot(a)} and ${n.slot(b)}.`,
  objectStolen: ({ piece, by, from }, n) =>
    `The ${n.piece(by)} steals the ${n.piece(piece)} from the ${n.piece(from)}.`,
  objectLevitated: ({ piece, by, path, to }, n) =>
    `The ${n.piece(by)} makes the ${n.piece(piece)} float ${path.map(n.place).join('-')}${to === undefined ? '' : ` into the hands of the ${n.piece(to)}`}.`,
  attackDeclared: ({ by, target, attackers, defenders }, n) => {
    const others = [...attackers, ...defenders].filter((piece) => piece !== by && piece !== target);
    const along = others.length > 0 ? ` (with ${listed(others.map(n.piece))})` : '';
    return `The ${n.piece(by)} attacks the ${n.piece(target)}${along}.`;
  },
  sideChosen: ({ seat, side }, n) => {
    if (side === 'hidden') return `${capital(n.seat(seat))} has chosen in secret whether to join.`;
    return side === null
      ? `${capital(n.seat(seat))} chooses in secret to stay out.`
      : `${capital(n.seat(seat))} chooses in secret to join the ${side === 'attack' ? 'attackers' : 'defenders'}.`;
  },
  sideTaken: ({ seat, side, attackers, defenders }, n) => {
    if (side === null) return `${capital(n.seat(seat))} stays out of the combat.`;
    return `${capital(n.seat(seat))} joins the ${side === 'attack' ? 'attackers' : 'defenders'}: ${listed(attackers.map(n.piece))} against ${listed(defenders.map(n.piece))}.`;
  },
  cardNamed: ({ seat, card }, n) =>
    `${capital(n.seat(seat))} names ${card === null ? 'no card' : `the combat card ${card}`}.`,
  handShown: ({ seat, cards }, n) => `${capital(n.seat(seat))} shows a hand of ${listed(cards.map(String))}.`,
  cardsCounted: ({ seat, count }, n) =>
    `${capital(n.seat(seat))} announces ${count === 1 ? 'one combat card' : `${count} combat cards`}.`,
  cardLaid: ({ seat, card, second }, n) =>
    second === undefined
      ? `${capital(n.seat(seat))} lays ${card === 'hidden' ? 'a combat card face down' : `the combat card ${card}`}.`
      : `${capital(n.seat(seat))} lays ${card === 'hidden' ? 'two combat cards face down' : `the combat cards ${card} and ${second}`}.`,
  cardsSeen: ({ by, seat, cards }, n) =>
    `${capital(n.seat(by))} looks at what ${n.seat(seat)} has laid${cards === 'hidden' ? '' : `: ${listed(cards.map(String))}`}.`,
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
  pieceWounded: ({ piece }, n) => `The ${n.piece(piece)} is wounded.`,
  pieceHealed: ({ piece, by }, n) =>
    piece === by ? `The ${n.piece(piece)} regenerates.` : `The ${n.piece(by)} heals the ${n.piece(piece)}.`,
  pieceEliminated: ({ piece, place }, n) => `The ${n.piece(piece)} dies ${n.at(place)}.`,
  pieceRemoved: ({ piece }, n) => `The ${n.piece(piece)} is lost.`,
  fireballThrown: ({ by, target }, n) => `The ${n.piece(by)} throws a fireball at the ${n.piece(target)}.`,
  potionDrunk: ({ by, points: own }, n) =>
    `The ${n.piece(by)} drinks the Speed potion: ${own} action points of its own.`,
  pointsScored: ({ seat, points: scored }, n) => `${capital(n.seat(seat))} scores ${points(scored)}.`,
  drawOffered: ({ seat }, n) => `${capital(n.seat(seat))} offers a draw.`,
  drawDeclined: ({ seat }, n) => `${capital(n.seat(seat))} declines the draw.`,
  playerLeft: ({ seat }, n) => `${capital(n.seat(seat))} gives up and leaves the table.`,
  timeRanOut: ({ seat }, n) => `${capital(n.seat(seat))} has run out of time.`,
  gameEnded: ({ ending, winners }, n) =>
    `The game ${ending === 'resigned' ? `is over: ${listed(n.others(winners).map(n.seat))} gave up` : ENDINGS[ending]}. ${winners.length > 0 ? `${capital(listed(winners.map(n.seat)))} ${winners.length > 1 ? 'win together' : 'wins'}.` : 'It is a draw.'}`,
};
