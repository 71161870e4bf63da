/** Events, actions and questions in English. */
import { capital } from '../language.ts';
import type { Deeds, Questions } from '../say-action.ts';
import type { Sayings } from '../say-event.ts';
import type { Tongue } from '../tongue.ts';

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

const sayings: Sayings = {
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
    `The starting teams are shown: ${listed(pieces.map(({ piece, place }) => [n.piece(piece), n.code(place) ?? []].flat().join(' ')))}.`,
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
      ? `${n.thePiece(piece)} walks ${n.path(path)}.`
      : `${n.thePiece(piece)} stays ${path.map(n.at).join('')}.`,
  pieceJumped: ({ piece, pit, to }, n) =>
    `${n.thePiece(piece)} jumps over ${pit === null || n.code(pit) === null ? 'a pit' : `the pit ${n.code(pit)}`} to ${n.place(to)}.`,
  cardGivenUp: ({ seat, card }, n) =>
    `${n.theSeat(seat)} has no Jump card left and gives up the combat card ${card}.`,
  pieceTurned: ({ piece, place }, n) => `${n.thePiece(piece)} faces ${n.faced(place)}.`,
  wallPassed: ({ piece, to }, n) => `${n.thePiece(piece)} walks through the wall to ${n.place(to)}.`,
  piecePushed: ({ piece, by, from, to, onto }, n) =>
    `${n.thePiece(by)} drives the ${n.piece(piece)} from ${n.place(from)} to ${n.place(to)}${onto === undefined ? '' : `, onto the ${n.piece(onto)}, which stays free to take`}.`,
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
    `${n.thePiece(by)} makes the ${n.piece(piece)} float ${n.path(path)}${to === undefined ? '' : ` into the hands of the ${n.piece(to)}`}.`,
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

const deeds: Deeds = {
  choose: { verb: 'Choose', help: 'takes a piece into your team' },
  dismiss: { verb: 'Leave out', help: 'leaves a character out' },
  deploy: { verb: 'Put here', help: 'puts a character on a dot of your line' },
  lay: { verb: 'Lay here', help: 'lays a token on a room' },
  playCard: { verb: 'Play', help: 'plays an action card' },
  endTurn: { verb: 'End the turn', help: 'ends your turn' },
  move: { verb: 'Walk', help: 'walks' },
  jump: { verb: 'Jump', help: 'jumps over a pit: the pit, the landing' },
  reveal: { verb: 'Reveal', help: 'reveals a room' },
  rotate: { verb: 'Turn the room', short: 'Turn a room', help: 'turns a room, clockwise (cw) or not (ccw)' },
  slide: { verb: 'Slide the Elevator', short: 'Slide', help: 'slides the Elevator one stop, up or down' },
  lift: {
    verb: 'Lift the room',
    short: 'Lift',
    help: 'lifts the room on top to the surface until the turn ends',
  },
  leave: { verb: 'Leave the labyrinth', short: 'Leave', help: 'leaves the labyrinth from the lifted room' },
  openGate: { verb: 'Open the portcullis', short: 'Open', help: 'opens a portcullis: a square and its side' },
  closeGate: { verb: 'Close the portcullis', short: 'Close', help: 'closes a portcullis' },
  breakGate: { verb: 'Break the portcullis', short: 'Break', help: 'breaks a portcullis' },
  attack: { verb: 'Attack', help: 'attacks; friends join with +' },
  heal: { verb: 'Heal', help: 'heals somebody' },
  regenerate: { verb: 'Regenerate', help: 'heals itself' },
  wallWalk: { verb: 'Through the wall', short: 'Through a wall', help: 'walks through a wall' },
  scream: { verb: 'Scream at', short: 'Scream', help: 'drives somebody away' },
  fireball: { verb: 'Throw a fireball at', short: 'Fireball', help: 'throws a fireball' },
  drink: { verb: 'Drink the potion', short: 'Drink', help: 'drinks the potion' },
  face: { verb: 'Face this', help: 'faces a zone of the room before it' },
  breakWalls: {
    verb: 'Break the walls',
    short: 'Break walls',
    help: 'breaks all walls of its room, once in a game',
  },
  invert: { verb: 'Swap rooms', help: 'swaps its room with another' },
  steal: { verb: 'Steal from', short: 'Steal', help: 'steals an object from an enemy' },
  levitate: { verb: 'Move an object by thought', short: 'Levitate', help: 'moves an object from afar' },
  place: { verb: 'Place here', help: 'places a token on a square' },
  join: { verb: 'Join', help: 'joins a combat beside you, or stays out (none)' },
  countCards: { verb: 'Lay', help: 'says how many combat cards you lay' },
  nameCard: { verb: 'Name', help: 'names a combat card, or none' },
  layCard: { verb: 'Lay', help: 'lays a combat card' },
  resign: { verb: 'Give up', help: 'gives the game up' },
  offerDraw: { verb: 'Offer a draw', help: 'offers a draw, or accepts one' },
  declineDraw: { verb: 'Decline the draw', help: 'declines a draw' },
  claimEnd: { verb: 'Claim the end', help: 'ends a game in which nothing changes' },
};

const questions: Questions = {
  choose: 'Pick a piece for your team.',
  dismiss: 'Leave one character out of this game. Nobody sees which.',
  deploy: 'Put a character on a dot of your line: that is where it starts.',
  lay: 'Lay a token face down on a room. It comes into play when the room is revealed; until then nobody else knows what it is.',
  face: 'Choose the zone that each of your starters faces: that is where it can walk in.',
  card: 'Play an action card: its number is how many action points you have this turn.',
  act: 'Choose one of your characters: everything it can do appears on the board.',
  place: 'The room is open. Put this token on one of the marked squares.',
  join: 'Others fight next to your character. Join a side, or stay out.',
  count: 'Will you lay one combat card or two? The more you lay, the fewer you keep.',
  name: 'Name a combat card: if the other side holds it, it must be played openly.',
  layCard: 'Lay a combat card: it is added to your side. Once played it is gone; only the +0 comes back.',
  over: 'The game is over.',
};

export const ENGLISH: Tongue = { language: 'en', sayings, deeds, questions };
