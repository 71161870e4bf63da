/** Light on the squares of those who fight, in the colour of their side. */
import { areaOf, type Plane, widened } from '../../board/plane.ts';
import type { PlayController } from '../play-controller.ts';
import { fightersOf } from './fighters.ts';
import './fight-lights.css';

export function FightLights({ controller, plane }: { controller: PlayController; plane: Plane }) {
  const fight = fightersOf(controller);
  if (!fight) return null;
  const sides = [
    ['attack', fight.attackers],
    ['defence', fight.defenders],
  ] as const;
  return (
    <g class="fight-lights" aria-hidden="true">
      {sides.flatMap(([side, pieces]) =>
        pieces.map((piece) => {
          const place = fight.placeOf(piece);
          return (
            <g key={piece} class={`fight-light ${side}`} data-fighter={piece}>
              {place !== null &&
                areaOf(plane, place).map((rect, index) => <rect key={index} {...widened(rect, -1)} rx={6} />)}
            </g>
          );
        }),
      )}
    </g>
  );
}
