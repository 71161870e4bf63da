/** The log of a game that is played here, as whoever has the screen heard it. */
import type { JSX } from 'preact';
import type { Preview } from '../board/board.tsx';
import type { Match } from '../match/match.ts';
import { Log } from './log.tsx';

export function MatchLog({
  match,
  onPoint,
}: {
  readonly match: Match;
  readonly onPoint: (preview: Preview | null) => void;
}): JSX.Element {
  void match.moment.value;
  return (
    <Log
      ruleset={match.game.position.ruleset}
      steps={match.history.steps}
      lens={match.viewer.value}
      view={match.view.value}
      onPoint={onPoint}
    />
  );
}
