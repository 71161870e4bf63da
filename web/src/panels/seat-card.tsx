/** One player: what he has, as far as whoever looks may know it. */
import type { PieceId, Seat, Ruleset, View } from '@dungeon-twister/rules';
import type { Sitter } from '../match/table-game.ts';
import { colourName } from '../words/names.ts';
import { panelWords } from '../words/panel-words.ts';
import { words } from '../words/language.ts';
import { introduced } from '../words/opponents.ts';
import { ActionCardChips, fullHand } from './action-card-chips.tsx';
import { Emblem } from './emblem.tsx';
import { alliesOf, sayScore, sayTogether } from './goal.ts';
import { OpponentPortrait, Thinks } from './opponent-portrait.tsx';
import { TeamList } from './team-list.tsx';

export interface SeatCardProps {
  readonly ruleset: Ruleset;
  readonly view: View;
  readonly seat: Seat;
  readonly isDeciding: boolean;
  readonly player?: Sitter | undefined;
  readonly isThinking?: boolean;
  readonly onPiece?: (id: PieceId) => void;
}

export function SeatCard(props: SeatCardProps) {
  const { ruleset, view, seat, isDeciding } = props;
  const shown = view.shown.seats[seat];
  if (!shown) return null;
  const w = panelWords();
  const { player } = props;
  const bot = player?.kind === 'bot' ? player : null;
  const allies = alliesOf(ruleset, seat).map((ally) => colourName(ruleset.colours[ally] ?? 'blue'));
  const badges = [
    ...(seat === view.viewer
      ? [w.you]
      : bot
        ? [introduced(bot).brief]
        : player?.kind === 'person'
          ? [player.name]
          : []),
    ...(shown.gone ? [w.left] : []),
    ...(shown.offersDraw ? [w.offersDraw] : []),
    ...(view.shown.winners.includes(seat) ? [w.wins] : []),
    ...(allies.length > 0 ? [w.alliedWith(allies.join(', '))] : []),
  ];
  const together = sayTogether(ruleset, view, seat);
  return (
    <section
      class={`seat ${shown.colour}${isDeciding ? ' deciding' : ''}${shown.gone ? ' gone' : ''}`}
      aria-label={colourName(shown.colour)}
    >
      <header class="row wraps">
        <Emblem colour={shown.colour} />
        {bot && <OpponentPortrait bot={bot} />}
        <strong>{colourName(shown.colour)}</strong>
        {badges.length > 0 && <small>{badges.join(', ')}</small>}
        {isDeciding && <span class="badge">{w.toPlay}</span>}
        {props.isThinking && <Thinks />}
        <span class="score">
          {sayScore(ruleset, view, seat)}
          {together && <small>, {together}</small>}
        </span>
      </header>
      <Holdings {...props} />
    </section>
  );
}

/** What a player has in hand and in play. */
export function Holdings(props: Omit<SeatCardProps, 'isDeciding'>) {
  const { ruleset, view, seat } = props;
  const { jumps } = view.shown.seats[seat];
  return (
    <>
      <ul class="holdings">
        <ActionCards {...props} />
        <CombatCards {...props} />
        {(jumps > 0 || ruleset.scenario.jumpCards > 0) && <li>{panelWords().jumps(jumps)}</li>}
      </ul>
      <TeamList {...props} />
    </>
  );
}

type HoldingsProps = Pick<SeatCardProps, 'ruleset' | 'view' | 'seat'>;

function ActionCards(props: HoldingsProps) {
  const w = panelWords();
  const { savings = 0 } = props.view.shown.seats[props.seat];
  if (fullHand(props.ruleset).length === 0) return savings > 0 ? <li>{w.savings(savings)}</li> : null;
  return (
    <li>
      {w.actionCards} <ActionCardChips {...props} />
    </li>
  );
}

/**
 * One's own hand, and of the others how many they hold. Played cards were shown, so whoever remembers them knows what is
 * left: a help for the memory, for those who ask for it (BD-RULING-20, BD-RULING-21).
 */
function CombatCards({ view, seat }: HoldingsProps) {
  const w = panelWords();
  const cards = view.remembered.combatCards[seat];
  if (cards.length === 0) return null;
  if (seat === view.viewer)
    return (
      <li>
        {w.combatCards} <small>({w.yourHand})</small>
        <Chips cards={cards} laid={[view.own.laid, view.own.laidSecond ?? -1]} />
      </li>
    );
  return (
    <li>
      <details class="recalled">
        <summary>{w.combatCardsHeld(cards.length)}</summary>
        <Chips cards={cards} laid={[]} /> <small>({w.stillHolds})</small>
      </details>
    </li>
  );
}

const Chips = ({ cards, laid }: { readonly cards: readonly number[]; readonly laid: readonly number[] }) => (
  <span class="chips">
    {cards.map((card, index) => {
      // Of two equal cards the first is the one that lies there.
      const isLaid = cards.indexOf(card) === index && laid.includes(card);
      return (
        <span key={index} class={isLaid ? 'chip laid' : 'chip'}>
          {words().card(card)}
          {isLaid && <span class="unseen"> {panelWords().laid}</span>}
        </span>
      );
    })}
  </span>
);
