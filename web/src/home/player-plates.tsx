/** Everybody who can take a seat, as plates: a person, or one of the cast. */
import { CAST, seated } from '../match/cast.ts';
import { botName, type Player } from '../match/player.ts';
import { Arch, OpponentPortrait } from '../panels/opponent-portrait.tsx';
import { homeWords } from '../words/home-words.ts';
import { introduced } from '../words/opponents.ts';
import { HUMAN } from './form.ts';
import { PAWN } from './pawn.ts';
import { Plates } from './plates.tsx';

const valueOf = (player: Player): string => (player.kind === 'human' ? 'human' : botName(player));

export const PlayerPortrait = ({ player }: { readonly player: Player }) =>
  player.kind === 'bot' ? (
    <OpponentPortrait bot={player} />
  ) : (
    <Arch wall="person">
      <path class="icon" transform="translate(-24 -22)" d={PAWN} />
    </Arch>
  );

interface Props {
  readonly group: string;
  readonly legend: string;
  readonly player: Player;
  readonly onChoose: (player: Player) => void;
}

export function PlayerPlates({ group, legend, player, onChoose }: Props) {
  const w = homeWords();
  const known: readonly Player[] = [HUMAN, ...CAST.map(seated)];
  // A game from elsewhere may name a level that nobody of the cast plays.
  const players = known.some((one) => valueOf(one) === valueOf(player)) ? known : [...known, player];
  return (
    <Plates
      group={group}
      kind="opponents"
      legend={legend}
      value={valueOf(player)}
      plates={players.map((one) => ({
        value: valueOf(one),
        name: one.kind === 'bot' ? introduced(one).name : w.human,
        mark: one.kind === 'bot' ? introduced(one).rank : undefined,
        about: one.kind === 'bot' ? introduced(one).about : w.humanHint,
        art: <PlayerPortrait player={one} />,
      }))}
      onChoose={(value) => onChoose(players.find((one) => valueOf(one) === value) ?? HUMAN)}
    />
  );
}
