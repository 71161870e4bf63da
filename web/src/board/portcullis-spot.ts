/** Where a portcullis stands on the drawing. */
import { edgesOf } from './edge-art.tsx';
import { inLyingRoom, type Plane, type Point } from './plane.ts';

export function portcullisSpot(
  plane: Plane,
  slot: number,
  gate: number,
): { readonly at: Point; readonly upright: boolean } | null {
  const room = plane.chart.rooms[slot];
  const edge = room && edgesOf(room).find((one) => one.gate === gate);
  if (!edge) return null;
  const turned = (plane.chart.turned[slot] + plane.turned) & 3;
  return { at: inLyingRoom(plane, slot, edge.at), upright: edge.upright !== (turned % 2 === 1) };
}
