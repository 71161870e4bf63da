/** Who plays: a row for each seat, with a person or an opponent of the cast. One row at a time opens to choose. */
import type { Colour } from '@dungeon-twister/rules';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Player } from '../match/player.ts';
import { homeWords } from '../words/home-words.ts';
import { words } from '../words/language.ts';
import { introduced } from '../words/opponents.ts';
import { HUMAN } from './form.ts';
import { PlayerPlates, PlayerPortrait } from './player-plates.tsx';
import './seat-choice.css';

interface Props {
  readonly group: string;
  readonly colours: readonly Colour[];
  readonly players: readonly Player[];
  /** Lots decide who plays which colour, so that the rows are people and not seats. */
  readonly byLot: boolean;
  readonly onChoose: (seat: number, player: Player) => void;
}

export function SeatChoice({ group, colours, players, byLot, onChoose }: Props) {
  const w = homeWords();
  const open = useSignal<number | null>(null);
  const people = colours.filter((_colour, seat) => (players[seat] ?? HUMAN).kind === 'human').length;
  return (
    <fieldset class="home-seats">
      <legend>{w.who}</legend>
      <p class="home-hint">{byLot ? `${w.whoHint} ${w.sidesByLot}` : w.whoHint}</p>
      <div class="home-seat-rows">
        {colours.map((colour, seat) => (
          <SeatRow
            key={`${group}-${seat}`}
            id={`${group}-${seat}`}
            look={byLot ? 'anybody' : colour}
            who={byLot ? w.comer(seat + 1) : words().colour[colour]}
            player={players[seat] ?? HUMAN}
            isOpen={open.value === seat}
            onToggle={(isOpen) => (open.value = isOpen ? seat : null)}
            onChoose={(player) => onChoose(seat, player)}
          />
        ))}
      </div>
      {/* Always there: a reader of the screen tells what changes in it, not what comes with it. */}
      <p class="home-seats-note" role="status">
        {people > 1 ? w.storedOpenly : people === 0 ? w.nobodyHere : ''}
      </p>
    </fieldset>
  );
}

interface RowProps {
  readonly id: string;
  readonly look: string;
  readonly who: string;
  readonly player: Player;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onChoose: (player: Player) => void;
}

function SeatRow({ id, look, who, player, isOpen, onToggle, onChoose }: RowProps) {
  const w = homeWords();
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    onToggle(false);
    button.current?.focus();
  };
  return (
    <div
      class={`home-seat surface ${look}${isOpen ? ' open' : ''}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <button
        ref={button}
        class="home-seat-who"
        aria-expanded={isOpen}
        aria-controls={`${id}-plates`}
        aria-describedby={`${id}-about`}
        onClick={() => onToggle(!isOpen)}
      >
        <PlayerPortrait player={player} />
        <span class="home-pawn-name">{who} </span>
        <span>
          <strong>{player.kind === 'bot' ? introduced(player).name : w.human}</strong>{' '}
          {player.kind === 'bot' && <small>{introduced(player).rank}</small>}
        </span>
        <span class="home-seat-change">{isOpen ? w.seatDone : w.seatChange}</span>
      </button>
      <small id={`${id}-about`} class="home-hint">
        {player.kind === 'bot' ? introduced(player).about : ''}
      </small>
      <div id={`${id}-plates`} hidden={!isOpen}>
        {isOpen && (
          <PlayerPlates group={id} legend={w.choosePlayer(who)} player={player} onChoose={onChoose} />
        )}
      </div>
    </div>
  );
}
