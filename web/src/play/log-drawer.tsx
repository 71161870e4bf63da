/** What has happened, beside the board where there is space for it, else as a drawer that lies over its edge. */
import type { Preview } from '../board/preview-art.tsx';
import type { TableGame } from '../match/table-game.ts';
import { Later } from '../panels/later.tsx';
import { panelWords } from '../words/panel-words.ts';
import './log-drawer.css';

const loadLog = async () => (await import('../panels/log.tsx')).Log;

interface LogDrawerProps {
  readonly match: TableGame;
  readonly isInert: boolean;
  readonly onPoint: (preview: Preview | null) => void;
  /** Closes it; without it the log always stands there. */
  readonly onClose?: (() => void) | undefined;
}

export function LogDrawer({ match, isInert, onPoint, onClose }: LogDrawerProps) {
  const w = panelWords();
  const { view } = match.now.value;
  // As whoever has the screen heard it.
  const heard = { ruleset: match.ruleset, steps: match.history.steps, lens: view.viewer, view, onPoint };
  return (
    <aside class={`log-drawer panels${onClose ? ' over' : ''}`} inert={isInert} aria-label={w.panels}>
      {onClose && (
        <button class="plain close" aria-label={w.closeLog} onClick={onClose}>
          ×
        </button>
      )}
      <Later load={loadLog} props={heard} />
    </aside>
  );
}
