/** The clock that runs, where the game is timed. */
import type { Clock } from '../match/clock.ts';
import { playWords } from '../words/play-words.ts';
import './clock-face.css';

const HURRY = 10;

const timeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function ClockFace({ clock }: { clock: Clock }) {
  const left = clock.left.value;
  if (!left) return null;
  const text = timeText(left.seconds);
  return (
    <span
      class={left.seconds <= HURRY ? 'clock hurry' : 'clock'}
      role="timer"
      aria-label={playWords().clock(text)}
    >
      {text}
    </span>
  );
}
