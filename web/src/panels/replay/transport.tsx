/** The controls of a replay: a slider, steps, play and pause, and a way to every turn. */
import type { Seat, Ruleset } from '@dungeon-twister/rules';
import { colourName } from '../../words/names.ts';
import { panelWords } from '../../words/panel-words.ts';
import { replayWords } from '../../words/replay-words.ts';
import { type Speed, turnAt, type Way } from './course.ts';

interface TransportProps {
  readonly at: number;
  readonly last: number;
  readonly turns: readonly { readonly turn: number; readonly seat: Seat | null; readonly step: number }[];
  readonly ruleset: Ruleset;
  readonly runs: boolean;
  readonly speed: Speed;
  readonly onGo: (way: Way) => void;
  readonly onStep: (step: number) => void;
  readonly onToggle: () => void;
  readonly onSpeed: (speed: Speed) => void;
}

/** Drawn, because not every device has a letter for them. */
const SIGNS = {
  first: 'M5 4h3v16H5zM20 4v16L9 12z',
  previous: 'M17 4v16L6 12z',
  next: 'M7 4v16l11-8z',
  last: 'M16 4h3v16h-3zM4 4v16l11-8z',
} as const;
const SPEEDS = ['slow', 'normal', 'fast'] as const;

export function Transport(props: TransportProps) {
  const { at, last, turns, ruleset, runs } = props;
  const w = panelWords();
  const r = replayWords();
  const current = turnAt(turns, at)?.step ?? 0;
  const button = (way: keyof typeof SIGNS, off: boolean) => (
    <button aria-label={r[way]} title={r[way]} disabled={off} onClick={() => props.onGo(way)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[way]} />
      </svg>
    </button>
  );
  return (
    <section class="transport" aria-label={r.replay}>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={r.replay}
        aria-valuetext={r.step(at, last)}
        onInput={({ currentTarget }) => props.onStep(Number(currentTarget.value))}
      />
      <div class="transport-row row wraps">
        {button('first', at === 0)}
        {button('previous', at === 0)}
        <button class="primary toggle" onClick={props.onToggle}>
          {runs ? r.pause : r.play}
        </button>
        {button('next', at === last)}
        {button('last', at === last)}
        <span class="soft at-step" style={`--widest: ${r.step(last, last).length}ch`}>
          {r.step(at, last)}
        </span>
        <label>
          {r.jumpTo}{' '}
          <select value={current} onChange={({ currentTarget }) => props.onStep(Number(currentTarget.value))}>
            {turns.map(({ turn, seat, step }) => (
              <option key={step} value={step}>
                {turn === 0 ? w.setUp : w.turn(turn)}
                {seat === null ? '' : ` · ${colourName(ruleset.colours[seat] ?? 'blue')}`}
              </option>
            ))}
          </select>
        </label>
        <label>
          {r.speed}{' '}
          <select
            value={props.speed}
            onChange={({ currentTarget }) =>
              props.onSpeed(SPEEDS.find((one) => one === currentTarget.value) ?? 'normal')
            }
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {r.speeds[one]}
              </option>
            ))}
          </select>
        </label>
        <small class="soft keys-hint">{r.keys}</small>
      </div>
    </section>
  );
}
