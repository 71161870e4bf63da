/** A small board for pictures: the two rooms of one pair side by side, a line in the south and one in the north. */

interface Wanted {
  /** A scenario of the boxes, whose rules hold. */
  readonly like: 'base' | 'prison-5';
  readonly pair: number;
  /** The kinds of pieces in each team: all that anybody needs, and as many of one as of the other. */
  readonly blue: readonly string[];
  readonly yellow: readonly string[];
}

/** As docs/authoring.md has it: whatever begins on no line lies in the rooms, which must hold it exactly. */
export const twoRooms = ({ like, pair, blue, yellow }: Wanted): string => `Scenario: two-rooms
Name: Two rooms
Nom: Deux salles
Based on: ${like}
Map:
  ${blue.length - 1} ${yellow.length - 1}
Rooms: ${pair}
Blue: ${blue.join(', ')}
Yellow: ${yellow.join(', ')}
On line: 1
Goal: 5 points
`;
