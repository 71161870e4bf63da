/** The log of a game that is played here, as whoever has the screen heard it. */
import type { Preview } from '../board/board.tsx';
import type { Match } from '../match/match.ts';
import { Log } from './log.tsx';

export function MatchLog({ match, onPoint }: { match: Match; onPoint: (preview: Preview | null) => void }) {
  const { view } = match.now.value;
  return (
    <Log
      ruleset={match.ruleset}
      steps={match.history.steps}
      lens={view.viewer}
      view={view}
      onPoint={onPoint}
    />
  );
}
