/** Everybody at the table: points, cards as far as they are public, teams, and who is to play. */
import type { PieceId } from '@dungeon-twister/rules';
import type { TableGame } from '../match/table-game.ts';
import { panelWords } from '../words/panel-words.ts';
import { sayAim } from './goal.ts';
import { SeatCard } from './seat-card.tsx';

export interface SeatsProps {
  readonly match: TableGame;
  /** Whether whoever is to play waits until he was seen: then nobody thinks. */
  readonly isWaiting: boolean;
  /** Somebody wants to know more about a piece of a team. */
  readonly onPiece: (id: PieceId) => void;
}

export function Seats({ match, isWaiting, onPiece }: SeatsProps) {
  const view = match.now.value.view;
  const { ruleset } = match;
  const deciding = new Set(match.now.value.open.map(({ seat }) => seat));
  const aim = sayAim(ruleset, view);
  return (
    <section class="seats" aria-label={panelWords().players}>
      {aim && <p class="aim">{aim}</p>}
      {view.shown.seats.map((seat, index) => (
        <SeatCard
          key={seat.colour}
          ruleset={ruleset}
          view={view}
          seat={index}
          isDeciding={deciding.has(index)}
          player={match.players[index]}
          isThinking={!isWaiting && deciding.has(index) && match.players[index]?.kind === 'bot'}
          onPiece={onPiece}
        />
      ))}
    </section>
  );
}
