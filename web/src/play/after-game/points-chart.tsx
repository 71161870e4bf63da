/** Points over the turns as lines; the same in words for those who do not see it. */
import type { Colour } from '@dungeon-twister/rules';
import { useId } from 'preact/hooks';
import { shapeOf } from '../../board/piece-art.tsx';
import { afterGameWords } from '../../words/after-game-words.ts';
import { colourName } from '../../words/names.ts';

interface Props {
  readonly colours: readonly Colour[];
  /** Per seat its points after each turn. */
  readonly lines: readonly (readonly number[])[];
  /** The points that are wanted, where the game is about points. */
  readonly goal: number | null;
}

const WIDE = 440;
const HIGH = 170;
const LEFT = 26;
const RIGHT = 18;
const TOP = 14;
const BOTTOM = 26;
/** Lines that would lie on each other stay apart by so much. */
const APART = 2.4;
/** As many numbers below the chart as can be read. */
const MOST_TICKS = 8;

/** Told apart without colours too; the sign of the player stands at the end. */
const DASHES: Readonly<Record<Colour, string | undefined>> = {
  blue: undefined,
  yellow: '9 4',
  red: '3 4',
  green: '12 4 3 4',
};

export function PointsChart({ colours, lines, goal }: Props) {
  const w = afterGameWords();
  const label = useId();
  const turns = Math.max(1, ...lines.map((line) => line.length - 1));
  const most = Math.max(1, goal ?? 0, ...lines.flat());
  const x = (turn: number): number => LEFT + ((WIDE - LEFT - RIGHT) * turn) / turns;
  const y = (points: number): number => HIGH - BOTTOM - ((HIGH - TOP - BOTTOM) * points) / most;
  const every = Math.max(1, Math.ceil(turns / MOST_TICKS));
  const ticks = Array.from({ length: Math.floor(turns / every) + 1 }, (_, index) => index * every);
  const levels = Array.from({ length: most + 1 }, (_, points) => points).filter(
    (points) => most <= 8 || points % 2 === 0,
  );
  return (
    <figure class="points-chart">
      <figcaption>{w.course}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-labelledby={label}>
        <title id={label}>
          {colours.map((colour, seat) => w.lineOf(colourName(colour), inWords(lines[seat] ?? []))).join('. ')}
        </title>
        <g aria-hidden="true">
          {levels.map((points) => (
            <g key={points}>
              <path class="level" d={`M${LEFT},${y(points)}H${WIDE - RIGHT}`} />
              <text class="scale" x={LEFT - 7} y={y(points) + 4} text-anchor="end">
                {points}
              </text>
            </g>
          ))}
          {ticks.map((turn) => (
            <text key={turn} class="scale" x={x(turn)} y={HIGH - 8} text-anchor="middle">
              {turn === 0 ? w.axis : turn}
            </text>
          ))}
          {goal !== null && <path class="goal" d={`M${LEFT},${y(goal)}H${WIDE - RIGHT}`} />}
          {colours.map((colour, seat) => {
            const line = lines[seat] ?? [];
            const off = (seat - (colours.length - 1) / 2) * APART;
            return (
              <g key={colour} class={`course ${colour}`} transform={`translate(0 ${off})`}>
                <path class="under" d={stairs(line, x, y)} />
                <path class="way" d={stairs(line, x, y)} stroke-dasharray={DASHES[colour]} />
                <path
                  class="end"
                  d={shapeOf(colour)}
                  transform={`translate(${x(line.length - 1)} ${y(line.at(-1) ?? 0)}) scale(0.42)`}
                />
              </g>
            );
          })}
        </g>
      </svg>
    </figure>
  );
}

/** Points come at once: a line of stairs, not of slopes. */
function stairs(line: readonly number[], x: (turn: number) => number, y: (points: number) => number): string {
  return line
    .map((points, turn) => (turn === 0 ? `M${x(0)},${y(points)}` : `H${x(turn)}V${y(points)}`))
    .join('');
}

/** Only the turns in which something changed. */
function inWords(line: readonly number[]): string {
  const w = afterGameWords();
  const [first = 0] = line;
  const changes = line.flatMap((points, turn) =>
    turn > 0 && points !== line[turn - 1] ? [w.lineFrom(points, turn)] : [],
  );
  return changes.length === 0 ? w.lineFlat(first) : [String(first), ...changes].join(', ');
}
