/** What each player did, side by side. */
import type { Ruleset } from '@dungeon-twister/rules';
import { pieceArtOf } from '../../board/token-layout.ts';
import { TokenArt } from '../../board/piece-art.tsx';
import type { Doings as OnePlayer } from '../../match/story.ts';
import { Emblem } from '../../panels/emblem.tsx';
import { afterGameWords } from '../../words/after-game-words.ts';
import { colourName, kindName } from '../../words/names.ts';

interface Props {
  readonly ruleset: Ruleset;
  readonly doings: readonly OnePlayer[];
}

export function Doings({ ruleset, doings }: Props) {
  const w = afterGameWords();
  const counted: readonly (readonly [string, (one: OnePlayer) => string])[] = [
    [w.roomsOpened, ({ roomsOpened }) => `${roomsOpened}`],
    [w.roomsTurned, ({ roomsTurned }) => `${roomsTurned}`],
    [w.fightsWon, ({ fights, fightsWon }) => w.of(fightsWon, fights)],
  ];
  return (
    <table class="doings">
      <caption>{w.doings}</caption>
      <thead>
        <tr>
          <td />
          {ruleset.colours.map((colour) => (
            <th key={colour} scope="col">
              <Emblem colour={colour} /> {colourName(colour)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counted.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {doings.map((one, seat) => (
              <td key={seat}>{value(one)}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{w.favourite}</th>
          {doings.map(({ favourite }, seat) => (
            <td key={seat}>
              {favourite ? (
                <Favourite ruleset={ruleset} {...favourite} />
              ) : (
                <span class="soft">{w.nobody}</span>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const Favourite = ({ ruleset, piece, deeds }: Pick<Props, 'ruleset'> & { piece: string; deeds: number }) => (
  <span class="favourite">
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      <TokenArt {...pieceArtOf(ruleset, piece)} />
    </svg>
    <span>
      {kindName(ruleset, piece)} <small>{afterGameWords().deeds(deeds)}</small>
    </span>
  </span>
);
