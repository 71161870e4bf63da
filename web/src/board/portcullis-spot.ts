/** Where a portcullis stands on the drawing. */
import { edgesOf } from './edge-art.tsx';
import { type Plane, type Point, ROOM, slotMiddle } from './plane.ts';

export function portcullisSpot(
  plane: Plane,
  slot: number,
  gate: number,
): { readonly at: Point; readonly upright: boolean } | null {
  const room = plane.chart.rooms[slot];
  const edge = room && edgesOf(room).find((one) => one.gate === gate);
  if (!edge) return null;
  const turned = (plane.chart.turned[slot] + plane.turned) & 3;
  let [x, y] = [edge.at.x - ROOM / 2, edge.at.y - ROOM / 2];
  for (let quarter = 0; quarter < turned; quarter++) [x, y] = [-y, x];
  const middle = slotMiddle(plane, slot);
  return { at: { x: middle.x + x, y: middle.y + y }, upright: edge.upright !== (turned % 2 === 1) };
}
