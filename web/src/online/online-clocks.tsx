/** The clocks of a game over a network: the server's, and in between as this device counts on. */
import type { ClockNow, TableState } from '@dungeon-twister/protocol';
import type { Ruleset } from '@dungeon-twister/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Emblem } from '../panels/emblem.tsx';
import { colourName } from '../words/names.ts';
import { onlineWords } from '../words/online-words.ts';
import type { OnlineGame } from './online-game.ts';

const SECOND = 1000;
const TICK_MS = 250;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const HURRY = 20;

/** What is left on the clock that matters: of the small bank where that one runs. */
export function leftOn(clock: ClockNow, passed: number): number {
  const left = clock.runs === 'aside' ? (clock.aside ?? clock.left) : clock.left;
  return Math.max(0, left - (clock.runs === null ? 0 : passed));
}

const two = (number: number): string => String(number).padStart(2, '0');

export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  if (days > 0) return onlineWords().daysLeft(days, hours);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = two(seconds % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

export function OnlineClocks({ game }: { readonly game: OnlineGame }) {
  const state = game.room.state.value;
  const now = useSignal(performance.now());
  const isOn = state !== null && state.clock.kind !== 'none' && state.result === null;
  useEffect(() => {
    if (!isOn) return undefined;
    const ticking = setInterval(() => (now.value = performance.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [isOn, now]);
  if (!isOn) return null;
  const passed = Math.max(0, now.value - game.room.readAt);
  return <ClockList state={state} ruleset={game.ruleset} passed={passed} />;
}

interface ListProps {
  readonly state: TableState;
  readonly ruleset: Ruleset;
  readonly passed: number;
}

const ClockList = ({ state, ruleset, passed }: ListProps) => (
  <span class="online-clocks row">
    {state.clocks.map((clock) => {
      const colour = ruleset.colours[clock.seat] ?? 'blue';
      const left = leftOn(clock, passed);
      const text = timeText(left);
      const isHurried = clock.runs !== null && left < HURRY * SECOND;
      return (
        <span
          key={`${clock.seat}/${clock.runs}`}
          class={`online-clock row ${colour}${clock.runs ? ' runs' : ''}${isHurried ? ' hurried' : ''}`}
          role="timer"
          aria-label={onlineWords().timeOf(
            colourName(colour),
            clock.runs === 'aside' ? onlineWords().aside(text) : text,
          )}
        >
          <Emblem colour={colour} />
          {text}
        </span>
      );
    })}
  </span>
);
