/** A frame around the thing that somebody asks about, as long as its card is open. */
import { areaOfThing, type Thing } from './things.ts';
import { type Plane, widened } from './plane.ts';
import './asked-thing.css';

export const AskedThing = ({ plane, thing }: { readonly plane: Plane; readonly thing: Thing }) => (
  <g class="asked-thing" aria-hidden="true">
    {areaOfThing(plane, thing).map((rect, index) => (
      <rect key={index} {...widened(rect, 1)} rx={6} />
    ))}
  </g>
);
