/** Everything that the page says by itself; what happens in the game and why something is refused has words of its own. */
export const english = {
  title: 'Dungeon Twister',
  unofficial: 'A free, unofficial version. The game belongs to its authors and publishers.',
  language: 'Language',
  theme: 'Theme',
  home: 'Home',
  colour: { blue: 'Blue', red: 'Red', yellow: 'Yellow', green: 'Green' },
  board: 'The labyrinth',
  faceDown: (slot: string, tokens: number, capacity: number) =>
    `Room ${slot}, face down, ${tokens} of ${capacity} tokens`,
  yourTurn: 'Your turn',
  thinking: (colour: string) => `${colour} is thinking…`,
  actionPoints: (count: number) => (count === 1 ? '1 action point' : `${count} action points`),
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  handTo: (colour: string) => `Hand the screen to ${colour}`,
  ready: 'I am ready',
  undo: 'Undo',
  endTurn: 'End the turn',
  cancel: 'Cancel',
  /** The headings over the cards of a team. */
  stage: {
    choose: 'Choose your team',
    dismiss: 'Leave a character out',
  },
  go: 'Go',
  /** A piece to which something is done. */
  the: (piece: string) => piece,
  take: (piece: string) => `take the ${piece}`,
  leave: (piece: string) => `leave the ${piece}`,
  give: (piece: string, to: string) => `give the ${piece} to the ${to}`,
  wins: (colours: string) => `${colours} wins`,
  youWon: 'You won',
  youLost: 'You lost',
  draw: 'A draw',
  and: 'and',
  /** What something is, behind its name. */
  labelled: (label: string, value: string) => `${label}: ${value}`,
  combat: 'Combat',
  card: (value: number) => `+${value}`,
  clockwise: 'clockwise',
  anticlockwise: 'anticlockwise',
  again: 'Play again',
};
