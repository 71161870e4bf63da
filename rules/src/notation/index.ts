/** The notation: names, actions, positions and records as text. Specified in docs/notation.md. */
export * from './action-text.ts';
export * from './chart.ts';
export { gateName, gateNamed } from './gates.ts';
export { COLOUR_LETTERS, colourLetter, nameFor, pieceName, pieceNamed, seatNamed } from './pieces.ts';
