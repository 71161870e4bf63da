/** Where somebody stands on a gear, its number comes out from under him; its arrow runs around him anyway. */
import { gearNumber, gearTint } from './gear-art.tsx';
import { gearSpot } from './gear-spot.ts';
import type { Plane, Point } from './plane.ts';
import { halfOf, type TokenSpot } from './token-layout.ts';

/** So much of the middle of a gear its number takes. */
const NUMBER = 5;
/** Below the middle: there the arrow has its gap, and tokens no badges. */
const BELOW = 15.5;

const covers = (one: TokenSpot, { x, y }: Point): boolean =>
  Math.max(Math.abs(one.at.x - x), Math.abs(one.at.y - y)) < halfOf(one) + NUMBER;

/** The gears whose numbers something covers, and where those can be read instead. */
export function coveredGears(plane: Plane, standing: readonly TokenSpot[]): { pair: number; at: Point }[] {
  return [...plane.chart.rooms.entries()].flatMap(([slot, room]) => {
    const gear = gearSpot(plane, slot);
    if (!room || !gear || !standing.some((one) => covers(one, gear))) return [];
    return [{ pair: room.pair, at: { x: gear.x, y: gear.y + BELOW } }];
  });
}

export const GearCollars = ({ plane, standing }: { plane: Plane; standing: readonly TokenSpot[] }) => (
  <g class="gear-collars" aria-hidden="true">
    {coveredGears(plane, standing).map(({ pair, at }) => (
      <g key={`${at.x}/${at.y}`} class="gear-collar" transform={`translate(${at.x} ${at.y})`}>
        <circle class="collar-face" r={6.4} style={gearTint(pair)} />
        <text class="number" y={3.6} text-anchor="middle" font-size={10}>
          {gearNumber(pair)}
        </text>
      </g>
    ))}
  </g>
);
