export const boardEnglish = {
  nearer: 'Zoom in',
  farther: 'Zoom out',
  fit: 'Show the whole board',
  legend: 'What the signs mean',
  faceDownPiece: 'A token that lies face down',
  /** What a square is, for whoever cannot see it. */
  gear: 'gear',
  pit: 'pit',
  emptySquare: 'empty',
  sound: 'Sound',
  soundOffer: 'Play with sound?',
  soundOn: 'Turn it on',
  noThanks: 'No, thanks',
  volume: 'Volume',
  motion: 'Motion',
  motionHint: 'Pieces walk and rooms turn before your eyes; any key or click finishes it at once.',
  card: (value: number) => `Card ${value}`,
  hiddenCard: 'A card that lies face down',
  /** On a room that is drawn as it would lie. */
  preview: 'Preview',
  /** On a square by which somebody would leave the labyrinth. */
  leaves: (points: number) => `leaves: +${points}`,
  /** On a closed room that somebody may turn face up. */
  opens: (tokens: number) =>
    tokens === 0
      ? 'Turns face up'
      : tokens === 1
        ? 'Opens: 1 token to place'
        : `Opens: ${tokens} tokens to place`,
};
