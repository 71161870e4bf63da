/** The strip above the board: the way home, how one wins, all players, the clock, the log and the menu. */
import type { Clock } from '../match/clock.ts';
import { placeOf } from '../panels/piece-facts.ts';
import { Scores } from '../panels/scores.tsx';
import { words } from '../words/language.ts';
import { panelWords } from '../words/panel-words.ts';
import { playWords } from '../words/play-words.ts';
import { ClockFace } from './clock-face.tsx';
import { GoalLine } from './goal-line.tsx';
import { Menu } from './menu.tsx';
import type { AtTable } from './play-controller.ts';
import './table-strip.css';

interface TableStripProps extends AtTable {
  readonly clock: Clock;
  readonly isInert: boolean;
  /** Whether the log is open; null where it always stands beside the board. */
  readonly log: boolean | null;
  readonly onLog: () => void;
  readonly onLeave: () => void;
  readonly onReplay?: (() => void) | undefined;
}

export function TableStrip({ controller, clock, isInert, log, onLog, onLeave, onReplay }: TableStripProps) {
  const { match } = controller;
  const { view } = controller.now;
  const w = panelWords();
  return (
    <header
      class={`table-strip row${match.players.length > 2 ? ' many' : ''}`}
      inert={isInert}
      aria-label={playWords().strip}
    >
      <button class="plain" onClick={onLeave}>
        ← {words().home}
      </button>
      <GoalLine controller={controller} />
      <Scores
        match={match}
        isWaiting={controller.steps.isWaiting.value}
        onPiece={(id) => {
          controller.selection.looked.value = id;
          const place = placeOf(view, id);
          controller.spokenOf.value = place === null ? null : { places: [place] };
        }}
      />
      <ClockFace clock={clock} />
      {log !== null && (
        <button
          class="log-toggle"
          aria-expanded={log}
          aria-label={log ? w.closeLog : w.openLog}
          onClick={onLog}
        >
          {w.log}
        </button>
      )}
      <Menu controller={controller} {...(onReplay ? { onReplay } : {})} />
    </header>
  );
}
