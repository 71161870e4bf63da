/** The log of a game that is played here, as whoever has the screen heard it. */
import type { JSX } from 'preact';
import type { Preview } from '../board/board.tsx';
import type { Match } from '../match/match.ts';
import { historyOf } from './history.ts';
import { Log } from './log.tsx';

export function MatchLog({
  match,
  onPoint,
}: {
  readonly match: Match;
  readonly onPoint: (preview: Preview | null) => void;
}): JSX.Element {
  const { view } = match.now.value;
  return (
    <Log
      ruleset={match.ruleset}
      steps={historyOf(match.game).steps()}
      lens={view.viewer}
      view={view}
      onPoint={onPoint}
    />
  );
}
