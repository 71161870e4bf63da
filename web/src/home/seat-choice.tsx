/** Who plays: a row for each seat, with a person or a bot. */
import type { Colour } from '@dungeon-twister/rules';
import type { JSX } from 'preact';
import { BOT_LEVELS, type Player } from '../match/player.ts';
import { homeWords } from '../words/home-words.ts';
import { words } from '../words/language.ts';
import { HUMAN } from './form.ts';

interface Props {
  readonly group: string;
  readonly colours: readonly Colour[];
  readonly players: readonly Player[];
  /** Lots decide who plays which colour, so that the rows are people and not seats. */
  readonly byLot: boolean;
  readonly onChoose: (seat: number, player: Player) => void;
}

const valueOf = (player: Player): string => (player.kind === 'human' ? 'human' : player.level);

export function SeatChoice({ group, colours, players, byLot, onChoose }: Props): JSX.Element {
  const w = homeWords();
  const people = colours.filter((_colour, seat) => (players[seat] ?? HUMAN).kind === 'human').length;
  return (
    <fieldset class="home-seats">
      <legend>{w.who}</legend>
      <p class="home-hint">{byLot ? `${w.whoHint} ${w.sidesByLot}` : w.whoHint}</p>
      <div class="home-seat-rows">
        {colours.map((colour, seat) => {
          const player = players[seat] ?? HUMAN;
          const id = `${group}-${seat}`;
          return (
            <div key={id} class={`home-seat ${byLot ? 'anybody' : colour}`}>
              <label for={id} class="home-pawn-name">
                {byLot ? w.comer(seat + 1) : words().colour[colour]}
              </label>
              <select
                id={id}
                value={valueOf(player)}
                aria-describedby={`${id}-about`}
                onChange={(event) => {
                  const level = BOT_LEVELS.find((one) => one === event.currentTarget.value);
                  onChoose(seat, level ? { kind: 'bot', level } : HUMAN);
                }}
              >
                <option value="human">{w.human}</option>
                {BOT_LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {w.level[level]}
                  </option>
                ))}
              </select>
              <small id={`${id}-about`} class="home-hint">
                {player.kind === 'bot' ? w.levelHint[player.level] : ''}
              </small>
            </div>
          );
        })}
      </div>
      {/* Always there: a reader of the screen tells what changes in it, not what comes with it. */}
      <p class="home-seats-note" role="status">
        {people > 1 ? w.storedOpenly : people === 0 ? w.nobodyHere : ''}
      </p>
    </fieldset>
  );
}
