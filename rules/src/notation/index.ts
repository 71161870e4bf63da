/** The notation: names, actions, positions and records as text. Specified in docs/notation.md. */
export * from './action-text.ts';
export * from './any-form.ts';
export * from './chart.ts';
export { portcullisName, portcullisNamed } from './portcullis.ts';
export { COLOUR_LETTERS, colourLetter, nameFor, pieceName, pieceNamed, seatNamed } from './pieces.ts';
export { lineThrough, SECRET_LINE } from './replayed-line.ts';
export { writePositionText } from './position-text/write.ts';
export { writeRecordText } from './record-text/write.ts';
