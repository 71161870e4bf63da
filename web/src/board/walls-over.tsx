/**
 * Walls beside tokens once more, thin and above them: between two that stand side by side, or under the ring of whoever is
 * in hand, a wall would vanish, and nobody would know why there is no way. Loaded after the first board: in a set-up
 * nobody stands beside a wall.
 */
import { SLIT, type View, WALL } from '@dungeon-twister/rules';
import { useMemo } from 'preact/hooks';
import { type Edge, edgesOf, stretch } from './edge-art.tsx';
import { inLyingRoom, type Plane, SIDE, slotCorner, turning } from './plane.ts';
import { type TokenSpot, tokenLayout } from './token-layout.ts';
import './walls-over.css';

interface WallsOverProps {
  readonly plane: Plane;
  readonly view: View;
  readonly standing: readonly TokenSpot[];
}

/** From the middle of a token to that of a wall beside its square, on the border of the room too. */
const BESIDE = SIDE * 0.65;
const LARGE = 0.9;

/** The walls of an open room beside which somebody stands. */
export function wallsBesideTokens({ plane, view, standing }: WallsOverProps, slot: number): Edge[] {
  const [shown, room] = [view.shown.rooms[slot], plane.chart.rooms[slot]];
  if (!shown?.faceUp || !room || shown.wallsBroken) return [];
  return edgesOf(room).filter(({ kind, at }) => {
    if (kind !== WALL && kind !== SLIT) return false;
    const { x, y } = inLyingRoom(plane, slot, at);
    // Small ones hide no wall; those on gears have a number at their feet, on which a wall would lie.
    return standing.some((one) => one.scale >= LARGE && Math.hypot(one.at.x - x, one.at.y - y) < BESIDE);
  });
}

export function WallsOver({ plane, view }: Omit<WallsOverProps, 'standing'>) {
  const standing = useMemo(() => tokenLayout(plane, view), [plane, view]);
  return (
    <g class="walls-over" aria-hidden="true">
      {view.shown.rooms.map((shown, slot) => {
        const walls = wallsBesideTokens({ plane, view, standing }, slot);
        if (!shown.faceUp || walls.length === 0) return null;
        const { x, y } = slotCorner(plane, slot);
        const degrees = ((shown.turned + plane.turned) & 3) * 90;
        return (
          <path
            key={slot}
            d={walls.map(stretch).join('')}
            style={`transform: translate(${x}px, ${y}px) ${turning(degrees)}`}
          />
        );
      })}
    </g>
  );
}
