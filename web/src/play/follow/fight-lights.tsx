/**
 * Light on those who fight, framed as their side is: on their squares; where they stand in zones, with others who look on,
 * a ring around each, and their zones in the light.
 */
import type { PieceId } from '@dungeon-twister/rules';
import { areaOf, asPath, type Plane, widened } from '../../board/plane.ts';
import { halfOf, tokenLayout } from '../../board/token-layout.ts';
import type { PlayController } from '../play-controller.ts';
import { type Fighters, fightersOf } from './fighters.ts';
import './fight-lights.css';

/** Around a token, clear of its edge. */
const AROUND = 6;

export function FightLights({ controller, plane }: { controller: PlayController; plane: Plane }) {
  const fight = fightersOf(controller);
  if (!fight) return null;
  const sides = [
    ['attack', fight.attackers],
    ['defence', fight.defenders],
  ] as const;
  const isInZones = plane.chart.ruleset.layout.zones > 0;
  return (
    <g class="fight-lights" aria-hidden="true">
      {isInZones && <ZoneLights fight={fight} plane={plane} />}
      {sides.flatMap(([side, pieces]) =>
        pieces.map((piece) => (
          <g key={piece} class={`fight-light ${side}`} data-fighter={piece}>
            {isInZones ? (
              <Ring piece={piece} controller={controller} fight={fight} plane={plane} />
            ) : (
              <Square piece={piece} fight={fight} plane={plane} />
            )}
          </g>
        )),
      )}
    </g>
  );
}

interface LightProps {
  readonly piece: PieceId;
  readonly fight: Fighters;
  readonly plane: Plane;
}

function Square({ piece, fight, plane }: LightProps) {
  const place = fight.placeOf(piece);
  const [rect] = place === null ? [] : areaOf(plane, place);
  return rect ? <rect {...widened(rect, -1)} rx={6} /> : null;
}

/** Around the token where it lies now; who has left the board, where he stood. */
function Ring({ piece, controller, fight, plane }: LightProps & { controller: PlayController }) {
  const spot = [controller.now.view, fight.view]
    .flatMap((view) => tokenLayout(plane, view))
    .find(({ id }) => id === piece);
  return spot ? <circle cx={spot.at.x} cy={spot.at.y} r={halfOf(spot) + AROUND} /> : null;
}

/** Each zone once, whoever stands in it, and whole: squares mean nothing there. */
function ZoneLights({ fight, plane }: { fight: Fighters; plane: Plane }) {
  const places = new Set([...fight.attackers, ...fight.defenders].flatMap((one) => fight.placeOf(one) ?? []));
  return (
    <>
      {[...places].map((place) => (
        <path key={place} class="fight-zone" d={areaOf(plane, place).map(asPath).join('')} />
      ))}
    </>
  );
}
