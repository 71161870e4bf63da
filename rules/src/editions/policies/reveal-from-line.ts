/**
 * Which hidden rooms one reveals from a line; from inside the maze, and what bars access there (BD-REVEAL-2,
 * BD-RULING-12, CG-REVEAL-3, BD-CHAR-Naga-3, CG-CHAR-Naga-3, BD-CHAR-WallWalker-5, CG-CHAR-WallWalker-4):
 * actions/reveal.ts. Rules: BD-REVEAL-3 to BD-REVEAL-5, BD-DIFF-1, MP-RULING-27; CG-REVEAL-2, CG-RULING-11.
 */
import { hiddenRoomsBeside } from '../../labyrinth/neighbouring-squares.ts';
import { ACTIVE } from '../../model/fields.ts';
import type { RevealAccess } from '../../model/policies.ts';

/** Only the room in front of the figure's own square. */
export const roomInFront: RevealAccess = { id: 'roomInFront', fromLine: hiddenRoomsBeside };

/** Every room along the own (or a shared) line on which the figure stands; from another's line the room in front. */
export const roomsAlongLine: RevealAccess = {
  id: 'roomsAlongLine',
  fromLine(p, place): number {
    const { layout } = p.ruleset;
    const line = layout.lines[layout.lineOf[place - layout.linesFrom]];
    if (!line || (line.owner >= 0 && line.owner !== p.data[ACTIVE])) return hiddenRoomsBeside(p, place);
    let bits = 0;
    for (let square = line.first; square < line.first + line.length; square++)
      bits |= hiddenRoomsBeside(p, square);
    return bits;
  },
};
