export const homeEnglish = {
  motto: 'The rooms turn. The walls move. Bring your team out on the far side.',
  languageName: { en: 'English', fr: 'Français' },
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  rules: 'Rules',

  playNow: 'Play now',
  versus: 'Play against the computer',
  versusHint: (name: string) => `The base set: you are blue, ${name} is yellow. Starts at once.`,
  hotSeat: 'Two players, one screen',
  hotSeatHint: 'Hand the screen over; a curtain hides what is secret.',
  firstGame: 'Never played?',
  firstGameHint: 'Take a first walk: two characters, four rooms, no fighting.',

  saved: 'Your games',
  continue: 'Continue',
  watch: 'Watch again',
  delete: 'Delete',
  /** A button of a list, for those who do not see beside what it stands. */
  named: (deed: string, name: string) => `${deed}: ${name}`,
  deleteQuestion: 'Delete this game for good?',
  deleteYes: 'Yes, delete it',
  keepIt: 'Keep it',
  turn: (turn: number) => `Turn ${turn}`,
  setUp: 'Setting up',
  over: 'Finished',
  you: 'human',
  brokenSave: 'A saved game that cannot be read',
  brokenSaveHint: 'It is left as it is. You can keep a copy of it, or delete it.',
  keepCopy: 'Download a copy',
  moreGames: (count: number) => (count === 1 ? 'One more game' : `${count} more games`),
  shareGame: 'Share',
  savesHint: 'Every move is saved on this device.',
  unsaved:
    'This device could not save the game. Delete old games, or keep the page open until you have finished.',

  choose: 'Choose another game',
  chooseHint: 'Everything below has a good default. Pick a box and press start.',
  box: 'Box',
  boxes: {
    base: {
      name: 'Base set',
      about: 'The classic duel: eight characters, six objects and eight rooms each game.',
    },
    prison: {
      name: 'Prison',
      about: 'Arrow-slits, spears and screams. Five scenarios that teach step by step.',
    },
    cards: {
      name: 'Card Game',
      about: 'Zones instead of squares: shorter turns, twenty-five characters to choose from.',
    },
    party: {
      name: '3/4 Players',
      about: 'Big labyrinths for three or four: pyramids, lifts, races and alliances.',
    },
    mixed: { name: 'Mixed', about: 'All boxes on one table: choose your teams, and let lots lay the rooms.' },
  },
  scenario: 'Scenario',
  forLearning: 'For a first game',
  ownScenario: 'Your own',
  startHere: 'Start here',
  goalIs: (goal: string) => `Goal: ${goal}.`,
  forPlayers: (count: number) => `${count} players`,
  rooms: (count: number) => `${count} rooms`,
  who: 'Who plays?',
  whoHint: 'Each seat is a person at this screen, or somebody whom the computer plays.',
  storedOpenly:
    'Games are kept on this device as plain text: whoever opens the developer tools of this browser can read what is hidden.',
  comer: (number: number) => `Player ${number}`,
  sidesByLot: 'Lots decide who plays which colour.',
  human: 'Human',
  humanHint: 'A person at this screen.',
  seatChange: 'Change',
  seatDone: 'Done',
  choosePlayer: (who: string) => `${who}: choose who plays`,
  nobodyHere: 'Only the computer plays: you watch.',

  options: 'Options',
  optionsHint: 'Leave them alone for the usual game.',
  houseRules: 'House rules',
  houseRulesHint: 'Points on which tables differ. As they stand, they follow the rule book.',
  changed: (count: number) => `${count} changed`,
  start: 'Start the game',

  faultPairs: (missing: number) =>
    missing === 1 ? 'Choose one more pair of rooms.' : `Choose ${missing} more pairs of rooms.`,
  faultClock: 'A clock needs at least one second for everything.',
  faultOther: 'These options do not go together.',

  import: 'Open a game or a position',
  importHint:
    'A record or a position, as text or JSON: from this page, from the command dt, or from a friend.',
  badScenario: 'The scenario of this address cannot be played.',

  share: 'Share and keep',
  icons: 'Icons by the artists of game-icons.net, CC BY 3.0.',
};
