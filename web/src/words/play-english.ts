const keyList: readonly (readonly [key: string, meaning: string])[] = [
  ['Tab', 'from piece to piece, then to what it can do'],
  ['← ↑ → ↓', 'from square to square on the board'],
  ['Enter', 'choose or do it'],
  ['Esc', 'let go of the piece, close a note'],
  ['0 – 9', 'play the card with this number, or the choice in this place'],
  ['N', 'the next of your characters'],
  ['Space', 'the next action of an opponent who waits'],
  ['U', 'undo; Ctrl+Z too'],
  ['E', 'end the turn'],
  ['H', 'a hint, against the computer'],
  ['?', 'this list'],
];

export const playEnglish = {
  todoSelected: 'Click a mark to do it; point at it to see what it does and costs.',
  /** The same for fingers. */
  todoTouched:
    'Tap a mark to do it; hold it to see what would happen. Nearly every deed costs one action point.',
  /** A kind of deed was pressed: only its marks are left. */
  todoVerb: (deed: string, isOne: boolean) =>
    isOne
      ? `${deed}: choose the one mark on the board. Press it again to see all of them.`
      : `${deed}: choose one of the marks. Press it again to see all of them.`,
  /** Of a place that somebody points at; its price follows. */
  goHere: 'Go here',
  todoNothing: 'Nothing is left to do: end your turn.',
  /** Whoever ends the turn now has won. */
  todoWin: (points: number) => `You have ${points} point${points === 1 ? '' : 's'}: end the turn and win.`,
  /** Beside a question that several answer at once, face down. */
  inSecret: 'Nobody sees your choice until all have chosen.',
  /** Asked in the turn of somebody else. */
  yourChoice: 'You choose',
  defend: 'Defend yourself',
  /** A token of a room that was opened; in the Card Game it goes to a zone. */
  placeToken: (token: string, zones: boolean) =>
    `Put the ${token} ${zones ? 'into one of the marked zones' : 'on one of the marked squares'}.`,
  /** The Card Game has no dots. */
  deployAtZones: 'Put a character before one of the marked zones: that is where it starts.',
  /** Said only where some do. */
  othersWait: 'These start the game; the others wait face down in the rooms.',
  ownTokens: 'Show my hidden tokens',
  ownTokensHint:
    'What you have laid face down shines through, for you alone. At a table players have to remember it.',
  watching: 'You are watching.',
  waitFor: (colour: string) => `Waiting for ${colour}.`,
  left: (count: number) => `${count} to go`,
  placeForMe: 'Place the rest for me',
  chooseForMe: 'Choose the rest for me',
  placeForMeHint: 'Everything that is still in your hand goes to a spot drawn by lot.',
  /** Said at that button while characters are put on the line. */
  hiddenToo: 'Your hidden tokens too.',
  goodForFirst: 'Recommended for a first game.',
  hand: 'Your hand',
  barOf: (piece: string) => `What the ${piece} can do`,
  chooseWay: 'Choose one',
  /** None of them can be taken back. */
  chooseFinal: 'Choose one. It cannot be taken back.',
  ways: (count: number) => `${count} ways`,
  final: 'cannot be taken back',
  /** Asked before it is done. */
  finalQuestion: (deed: string) => `${deed}? This cannot be taken back.`,
  /** Of an action card, which is not gone for good. */
  cardComesBack: 'The card returns to your hand when all four were played.',
  doIt: 'Do it',
  askFinal: 'Ask before what is final',
  askFinalHint: 'What cannot be taken back is done at the second press.',
  /** Deeds with loads; null where there are several. */
  putDown: (what: string | null) => (what === null ? 'Put something down' : `Put down: ${what}`),
  takeUp: (what: string | null) => (what === null ? 'Take something' : `Take: ${what}`),
  loads: 'Put down, take or swap something',
  /** The same for somebody who carries nothing. */
  takeOnTheWay: 'Take something on the way',
  loadsAsTheyAre: 'Walk with the load as it is',
  todoDealOf: {
    leave: 'Choose the square of the walk on which it is put down, or swapped for what lies there.',
    take: 'Choose what to take: the character walks there.',
  },
  todoDeal: 'Choose where something is to be put down, taken or swapped.',
  todoAfterDeal: 'And where does the walk end? Choose the same place again to stay there.',
  costs: (points: number) => `${points} action points`,
  against: (attack: string, defence: string) => `${attack} against ${defence}`,
  beforeCards: 'before cards',
  /** Once, on a screen where the squares are small. */
  zoomHint: 'Too small? Spread two fingers or press +',
  /** Beside the reason that a walk is too long, while there are points for more than one. */
  fartherLater: 'Each action point takes it that far again: rings show where the points that are left lead.',
  pickFirst: 'Choose one of your characters first.',
  /** Beside a refusal: opens the card of what was pointed at. */
  nothingForIt: 'There is nothing and nobody for that now.',
  whatIsThis: 'What is this?',
  why: 'Why not?',
  theRule: 'The rule',
  ruleAbout: (title: string) => `The rule “${title}”`,
  close: 'Close',
  over: {
    north: 'over its north side',
    east: 'over its east side',
    south: 'over its south side',
    west: 'over its west side',
  },
  stay: 'stay here',
  withWhat: (what: string) => `with the ${what}`,
  together: (who: string) => `together with the ${who}`,
  from: (what: string, who: string) => `Take the ${what} from the ${who}`,
  objectTo: (what: string, where: string) => `Move the ${what} to ${where}`,
  /** What is done on the way, and on which square. */
  doneAt: (deed: string, where: string) => `${deed} at ${where}`,
  /** The way of a walk, where two lead to the same place. */
  by: (places: string) => `by ${places}`,
  up: 'up',
  down: 'down',
  cards: 'Action cards',
  actionCard: (points: number) => `Play card ${points}`,
  /** Of points that one figure has for itself. */
  ownPoints: (points: number, who: string) => `+${points} for the ${who}`,
  endAnyway: (points: number, own: readonly (readonly [points: number, who: string])[]) => {
    const ofAll = points === 0 && own.length > 0 ? [] : [`${points} action point${points === 1 ? '' : 's'}`];
    const ofOne = own.map(
      ([count, who], index) =>
        `${count}${ofAll.length === 0 && index === 0 ? ` action point${count === 1 ? '' : 's'}` : ''} for the ${who} alone`,
    );
    return `You still have ${[...ofAll, ...ofOne].join(' and ')} that you could use.`;
  },
  /** Of the wheel of the Card Game: why there may be more points than last turn. */
  wheelKeeps: (points: number) => `+${points} each turn, the rest is kept`,
  playOn: 'Play on',
  /** How fast the others play. */
  pace: 'Opponents',
  paces: { slow: 'slow', normal: 'normal', fast: 'fast', atOnce: 'at once' },
  stepsWanted: 'Opponents wait after each action',
  stepsHint: 'Press “Next” or the space key to see the next one.',
  /** An opponent who waits. */
  hasPlayed: (who: string) => `${who} plays`,
  nextStep: 'Next',
  /** Stops opponents who play on, after each of their actions. */
  pauseOthers: 'Pause',
  waitsForNext: (who: string) => `${who} waits for you to press “Next”.`,
  withoutSteps: 'Play on without stopping',
  menu: 'Menu',
  menuGroups: { table: 'The table', help: 'Help', end: 'Ending the game', settings: 'Settings' },
  notYourTurn: 'Wait until it is your turn.',
  verbs: 'What can be done',
  dock: 'Your turn',
  strip: 'The table',
  turnBoard: 'Turn the board',
  sure: {
    resign: 'Give up this game?',
    offerDraw: 'Offer a draw to everybody?',
    claimEnd: 'Claim the end of this quiet game?',
  },
  drawOffered: (colour: string) => `${colour} offers a draw.`,
  acceptDraw: 'Accept',
  attackers: 'Attack',
  defenders: 'Defence',
  sum: (value: string) => `${value} before cards`,
  /** What else makes somebody stronger, until its name is loaded. */
  ability: 'Ability',
  /** Behind the value of a card. */
  copies: (count: number) => ` (${count} cards)`,
  showAgain: 'Show again',
  yourCards: 'Your combat cards',
  join: { attack: 'Join the attack', defence: 'Join the defence', neither: 'Stay out' },
  count: (cards: number) => (cards === 1 ? 'One card' : `${cards} cards`),
  nameNone: 'Name none',
  namedCard: (colour: string, card: string) => `${colour} named ${card}.`,
  seenCards: (cards: string) => `You have looked: they laid ${cards}.`,
  faceDown: 'a card, face down',
  youLaid: (card: string) => `you laid ${card}`,
  goOn: 'Go on',
  gameOver: 'The game is over',
  replay: 'Watch the game again',
  clock: (time: string) => `Time left: ${time}`,
  keys: 'Keys',
  keyList,
  botTrouble: (name: string) => `${name} does not know what to do.`,
  stoodIn: {
    slow: (name: string) => `${name} thought too long: somebody quicker has answered this time.`,
    failed: (name: string) =>
      `${name} had no answer that the rules allow: somebody simpler has answered this time.`,
  },
  tryAgain: 'Ask it again',
  more: 'Players and log',
  less: 'Back to the board',
  noSecrets: 'Nothing secret is on the screen now.',
  whyCurtain: {
    team: 'Teams are chosen without the others looking on.',
    line: 'Each side chooses in secret who starts on its line. The screen comes back when all of them stand.',
    tokens:
      'Tokens are laid in turn, one each, out of a hand that nobody else may see. “Place the rest for me” lays all of yours at once.',
    turn: 'A new turn begins. What a player holds and has hidden is for his eyes only.',
    combat: 'Combat cards are laid face down, by one after the other.',
    goesOn: (colour: string) => `${colour} goes on with the turn.`,
    place: (colour: string) => `Something was found that ${colour} must place.`,
    answer: (colour: string) => `${colour} has something to decide.`,
  },
  moveValue: (value: number) => `moves ${value}`,
  combatValue: (value: number) => `fights ${value}`,
  object: 'Object',
};
