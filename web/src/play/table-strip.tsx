/** The strip above the board: the way home, how one wins, all players, the clock, the log and the menu. */
import type { ComponentChildren } from 'preact';
import { placeOf } from '../panels/piece-facts.ts';
import { Scores } from '../panels/scores.tsx';
import { words } from '../words/language.ts';
import { panelWords } from '../words/panel-words.ts';
import { playWords } from '../words/play-words.ts';
import { GoalLine } from './goal-line.tsx';
import { Menu, type MenuProps } from './menu.tsx';
import './table-strip.css';

interface TableStripProps extends MenuProps {
  readonly clock: ComponentChildren;
  readonly isInert: boolean;
  /** Whether the log is open; null where it always stands beside the board. */
  readonly log: boolean | null;
  readonly onLog: () => void;
  readonly onLeave: () => void;
}

export function TableStrip(props: TableStripProps) {
  const { controller, clock, isInert, log, onLog, onLeave, onReplay, kept } = props;
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
      {clock}
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
      <Menu {...{ controller, onReplay, kept }} />
    </header>
  );
}
