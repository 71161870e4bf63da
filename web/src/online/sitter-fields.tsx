/** Who sits where at a new table: oneself, somebody who gets a link, or an opponent of the cast. */
import type { Colour } from '@dungeon-twister/rules';
import { CAST, seated } from '../match/cast.ts';
import { botName, botNamed } from '../match/player.ts';
import { Emblem } from '../panels/emblem.tsx';
import { colourName } from '../words/names.ts';
import { introduced } from '../words/opponents.ts';
import { onlineWords } from '../words/online-words.ts';
import type { WantedSitter } from './new-table.ts';

interface Props {
  readonly colours: readonly Colour[];
  readonly sitters: readonly WantedSitter[];
  readonly onChoose: (seat: number, sitter: WantedSitter) => void;
}

const valueOf = (sitter: WantedSitter): string => (typeof sitter === 'string' ? sitter : botName(sitter));

const sitterOf = (value: string): WantedSitter =>
  value === 'me' || value === 'open' ? value : (botNamed(value) ?? 'open');

export function SitterFields({ colours, sitters, onChoose }: Props) {
  const w = onlineWords();
  return (
    <fieldset class="online-sitters">
      <legend>{w.who}</legend>
      <p class="home-hint">{w.whoHint}</p>
      {colours.map((colour, seat) => (
        <label key={colour} class={`online-sitter row ${colour}`}>
          <Emblem colour={colour} />
          <span class="online-colour">{colourName(colour)}</span>
          <select
            aria-label={w.seatOf(colourName(colour))}
            value={valueOf(sitters[seat] ?? 'open')}
            onChange={({ currentTarget }) => onChoose(seat, sitterOf(currentTarget.value))}
          >
            <option value="me">{w.me}</option>
            <option value="open">{w.open}</option>
            <BotOptions />
          </select>
        </label>
      ))}
    </fieldset>
  );
}

/** Everybody of the cast, from the gentlest to the strongest. */
export const BotOptions = () => (
  <>
    {CAST.map((one) => {
      const bot = seated(one);
      return (
        <option key={one.name} value={botName(bot)}>
          {one.name} ({introduced(bot).rank})
        </option>
      );
    })}
  </>
);
