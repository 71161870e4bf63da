/** Brass gears that grip into each other, as an ornament: nobody needs to see them to use the page. */
import { gearPath } from '../board/gear-path.ts';

interface WheelProps {
  readonly x: number;
  readonly y: number;
  readonly teeth: number;
  readonly radius: number;
  readonly spokes: number;
  readonly turns: 'cw' | 'ccw';
  /** Degrees, so that teeth meet gaps. */
  readonly from: number;
  /** Seconds for a whole turn. */
  readonly pace: number;
}

function Wheel({ x, y, teeth, radius, spokes, turns, from, pace }: WheelProps) {
  const rim = radius * 0.74;
  const hub = radius * 0.26;
  return (
    <g transform={`translate(${x} ${y}) rotate(${from})`}>
      <g class={`home-wheel ${turns}`} style={`animation-duration:${pace}s`}>
        <path d={gearPath(teeth, radius, radius * 0.88, 'tip')} />
        <circle class="home-wheel-groove" r={radius * 0.81} />
        <circle class="home-wheel-well" r={rim} />
        {Array.from({ length: spokes }, (_, spoke) => (
          <rect
            key={spoke}
            class="home-wheel-spoke"
            x={0}
            y={-radius * 0.065}
            width={rim + 1}
            height={radius * 0.13}
            transform={`rotate(${(360 / spokes) * spoke})`}
          />
        ))}
        <circle r={hub} />
        <circle class="home-wheel-well" r={hub * 0.42} />
        {Array.from({ length: spokes }, (_, rivet) => (
          <circle
            key={rivet}
            class="home-wheel-rivet"
            r={radius * 0.028}
            cx={radius * 0.81}
            transform={`rotate(${(360 / spokes) * (rivet + 0.5)})`}
          />
        ))}
      </g>
    </g>
  );
}

export const GearEmblem = () => (
  <svg class="home-emblem" viewBox="0 0 420 260" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="home-brass" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" style="stop-color: var(--wheel-lit)" />
        <stop offset="0.45" style="stop-color: var(--wheel-bright)" />
        <stop offset="0.7" style="stop-color: var(--wheel-dark)" />
        <stop offset="1" style="stop-color: var(--wheel-warm)" />
      </linearGradient>
    </defs>
    <Wheel x={300} y={128} teeth={24} radius={104} spokes={6} turns="cw" from={0} pace={96} />
    <Wheel x={158.5} y={190} teeth={12} radius={54} spokes={4} turns="ccw" from={8} pace={48} />
    <Wheel x={403} y={14} teeth={12} radius={54} spokes={4} turns="ccw" from={5} pace={48} />
  </svg>
);
