/** All players above the board, side by side: points, cards and jumps of each, and who is to play. */
import type { PieceId, Ruleset, Seat, View } from '@dungeon-twister/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from '../board/piece-art.tsx';
import { useLeaving } from '../browser/use-leaving.ts';
import type { TableGame } from '../match/table-game.ts';
import { colourName } from '../words/names.ts';
import { opponentAt } from '../words/opponents.ts';
import { panelWords } from '../words/panel-words.ts';
import { ActionCardChips, fullHand } from './action-card-chips.tsx';
import { Emblem } from './emblem.tsx';
import { sayScore, sayTogether, scoreSign } from './goal.ts';
import { Later } from './later.tsx';
import { ScoreTip } from './score-tip.tsx';
import { OpponentPortrait, Thinks } from './opponent-portrait.tsx';
import './panels.css';
import './scores.css';

const loadHoldings = async () => (await import('./seat-card.tsx')).Holdings;

export interface ScoresProps {
  readonly match: TableGame;
  /** Whether whoever is to play waits until he was seen: then nobody thinks. */
  readonly isWaiting: boolean;
  /** Somebody wants to know more about a piece of a team. */
  readonly onPiece: (id: PieceId) => void;
}

export function Scores({ match, isWaiting, onPiece }: ScoresProps) {
  /** The player of whom more is shown. */
  const opened = useSignal<Seat | null>(null);
  useLeaving(
    '.score-cell',
    () => opened.value !== null,
    () => (opened.value = null),
  );
  return (
    <div
      class="scores"
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) opened.value = null;
      }}
    >
      {match.now.value.view.shown.seats.map((_seat, index) => (
        <Score
          key={index}
          match={match}
          isWaiting={isWaiting}
          seat={index}
          isOpen={opened.value === index}
          onOpen={(open) => (opened.value = open ? index : null)}
          onPiece={onPiece}
        />
      ))}
    </div>
  );
}

interface ScoreProps extends ScoresProps {
  readonly seat: Seat;
  readonly isOpen: boolean;
  readonly onOpen: (open: boolean) => void;
}

function Score({ match, isWaiting, seat, isOpen, onOpen, onPiece }: ScoreProps) {
  const { ruleset } = match;
  const { view, open, result } = match.now.value;
  const shown = view.shown.seats[seat];
  const player = match.players[seat];
  const bot = player?.kind === 'bot' ? player : null;
  const isDeciding = !result && open.some((one) => one.seat === seat);
  const isThinking = isDeciding && bot !== null && !isWaiting;
  const together = sayTogether(ruleset, view, seat);
  return (
    <section
      class={`score-cell ${shown.colour}${isDeciding ? ' deciding' : ''}${shown.gone ? ' gone' : ''}`}
      aria-label={colourName(shown.colour)}
    >
      <button aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <span class={`score-head row${isThinking ? ' thinking' : ''}`}>
          <Emblem colour={shown.colour} />
          {bot && <OpponentPortrait bot={bot} />}
          <strong>{opponentAt(match, seat) || colourName(shown.colour)}</strong>
          <Said {...{ ruleset, view, seat }} isDeciding={isDeciding} />
          {isThinking && <Thinks />}
          <span class="score">
            <span class="unseen">{sayScore(ruleset, view, seat)}</span>
            <span aria-hidden="true">{scoreSign(ruleset, view, seat)}</span>
          </span>
        </span>
        <Held {...{ ruleset, view, seat }}>{together && <small>{together}</small>}</Held>
      </button>
      {!isOpen && <ScoreTip {...{ ruleset, view, seat }} />}
      {isOpen && (
        <div class="score-more surface">
          <Later load={loadHoldings} props={{ ruleset, view, seat, player, onPiece }} />
        </div>
      )}
    </section>
  );
}

interface OfSeat {
  readonly ruleset: Ruleset;
  readonly view: View;
  readonly seat: Seat;
}

/** What there is to say of him beside his name: the first that holds. */
function Said({ view, seat, isDeciding }: OfSeat & { readonly isDeciding: boolean }) {
  const w = panelWords();
  const shown = view.shown.seats[seat];
  if (isDeciding) return <span class="badge">{w.toPlay}</span>;
  const said = view.shown.winners.includes(seat)
    ? w.wins
    : shown.gone
      ? w.left
      : shown.offersDraw
        ? w.offersDraw
        : seat === view.viewer
          ? w.you
          : '';
  return said ? <small>{said}</small> : null;
}

/** His cards, as far as they are public: action cards one by one, the others counted. */
function Held({ ruleset, view, seat, children }: OfSeat & { readonly children: ComponentChildren }) {
  const w = panelWords();
  const { jumps, savings = 0 } = view.shown.seats[seat];
  const combat = view.remembered.combatCards[seat]?.length ?? 0;
  return (
    <span class="score-held row">
      {fullHand(ruleset).length > 0 && <ActionCardChips ruleset={ruleset} view={view} seat={seat} />}
      {savings > 0 && <Counted icon="gear" count={savings} label={w.savings(savings)} />}
      {ruleset.scenario.combatCards.length > 0 && (
        <Counted icon="attack" count={combat} label={w.combatCardsHeld(combat)} short={w.combatShort} />
      )}
      {(jumps > 0 || ruleset.scenario.jumpCards > 0) && (
        <Counted icon="jump" count={jumps} label={w.jumps(jumps)} short={w.jumpShort(jumps)} />
      )}
      {children}
    </span>
  );
}

interface CountedProps {
  readonly icon: string;
  readonly count: number;
  readonly label: string;
  /** A word beside the number, where there is space for it. */
  readonly short?: string;
}

const Counted = ({ icon, count, label, short }: CountedProps) => (
  <span class="counted row">
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <Icon kind={icon} size={20} x={10} y={10} />
    </svg>
    <span aria-hidden="true">
      {count}
      {short && <span class="counted-word"> {short}</span>}
    </span>
    <span class="unseen">{label}</span>
  </span>
);
