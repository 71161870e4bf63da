/** The plots of somebody's games. */
import type { JSX } from 'preact';
import { BOXES } from '../match/editions.ts';
import { OpponentPortrait } from '../panels/opponent-portrait.tsx';
import type { GameResult } from '../store/results.ts';
import { byOpponents, type Counts, countsBy, OUTCOMES, type Outcome, type Tally } from '../store/tallies.ts';
import { homeWords } from '../words/home-words.ts';
import { language, words } from '../words/language.ts';
import { localeFor } from '../words/locale.ts';
import { introduced } from '../words/opponents.ts';
import { statisticsWords } from '../words/statistics-words.ts';
import { BarTable, type Part } from './bar-table.tsx';
import { Columns } from './columns.tsx';
import { boxOfGame, cardsLaid, type Played, playedGames, pointsMade } from './figures.ts';
import { type PeriodLength, periodsOf } from './periods.ts';

/** As many columns as one can tell apart. */
const LAST_GAMES = 20;

interface Props {
  /** The oldest first. */
  readonly games: readonly GameResult[];
}

/** Nobody needs a column of noughts. */
const outcomesIn = (all: readonly Counts[]): readonly Outcome[] =>
  OUTCOMES.filter((one) => one === 'won' || one === 'lost' || all.some((counts) => counts[one] > 0));

const named = (outcomes: readonly Outcome[]) =>
  outcomes.map((kind) => ({ kind, name: statisticsWords().outcome[kind] }));

const partsOf = (counts: Counts, outcomes: readonly Outcome[]): Part[] =>
  outcomes.map((kind) => ({ kind, value: counts[kind] }));

const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeFor(language.value, navigator.languages), options);

const DATES: Readonly<Record<PeriodLength, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
};

export function OverTime({ games }: Props) {
  const w = statisticsWords();
  const { length, periods } = periodsOf(games);
  const outcomes = outcomesIn(periods.map(({ counts }) => counts));
  const format = dateFormat(DATES[length]);
  return (
    <Columns
      caption={w.time}
      hint={w.per[length]}
      head={w.period[length]}
      kinds={named(outcomes)}
      columns={periods.map(({ begins, counts }) => ({
        key: begins.toISOString(),
        name: format.format(begins),
        parts: partsOf(counts, outcomes),
      }))}
    />
  );
}

export function ByOpponent({ games }: Props) {
  const w = statisticsWords();
  const all = byOpponents(games);
  const outcomes = outcomesIn(all);
  return (
    <BarTable
      caption={w.byOpponent}
      head={w.opponent}
      columns={named(outcomes)}
      rows={all.map((tally) => ({
        key: JSON.stringify(tally.opponents),
        name: <Opponents of={tally} />,
        parts: partsOf(tally, outcomes),
      }))}
    />
  );
}

function Opponents({ of: { opponents, shared } }: { readonly of: Tally }): JSX.Element {
  const w = statisticsWords();
  const bots = opponents.flatMap((one) => (one.kind === 'bot' ? [one] : []));
  const names = bots.map((bot) => introduced(bot).brief).join(', ');
  return (
    <span class="statistics-who row">
      {bots.map((bot, index) => (
        <OpponentPortrait key={index} bot={bot} />
      ))}
      {bots.length === 0 || shared > 0 ? (
        <span>{bots.length === 0 ? w.people : w.peopleAnd(names)}</span>
      ) : (
        <span>
          {bots.map((bot, index) => (
            <span key={index}>
              {index > 0 && ', '}
              {introduced(bot).name} <small>{introduced(bot).rank}</small>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

const ELSE = 'other';

export function ByBox({ games }: Props) {
  const w = statisticsWords();
  const counts = countsBy(games, (game) => boxOfGame(game) ?? ELSE);
  const outcomes = outcomesIn([...counts.values()]);
  return (
    <BarTable
      caption={w.byBox}
      head={w.box}
      columns={named(outcomes)}
      rows={[...BOXES, ELSE].flatMap((box) => {
        const mine = counts.get(box);
        if (!mine) return [];
        const known = BOXES.find((one) => one === box);
        const name = known ? homeWords().boxes[known].name : w.otherBox;
        return [{ key: box, name, parts: partsOf(mine, outcomes) }];
      })}
    />
  );
}

export function PointsMade({ games }: Props) {
  const w = statisticsWords();
  const made = pointsMade(playedGames(games));
  if (made.length === 0) return null;
  return (
    <BarTable
      caption={w.kinds}
      head={w.kindHead}
      columns={[{ kind: 'points', name: w.pointsHead }]}
      rows={made.map(([kind, value]) => ({
        key: kind,
        name: w.kind[kind],
        parts: [{ kind: 'points', value }],
      }))}
    />
  );
}

export function CardsLaid({ games }: Props) {
  const w = statisticsWords();
  const laid = cardsLaid(playedGames(games));
  if (laid.length === 0) return null;
  return (
    <BarTable
      caption={w.cards}
      head={w.cardHead}
      columns={[{ kind: 'cards', name: w.timesHead }]}
      rows={laid.map(([card, value]) => ({
        key: String(card),
        name: words().card(card),
        parts: [{ kind: 'cards', value }],
      }))}
    />
  );
}

const sum = ({ sides }: Played, what: 'roomsTurned' | 'roomsOpened'): number =>
  sides.reduce((all, side) => all + side[what], 0);

export function RoomsTurned({ games }: Props) {
  const w = statisticsWords();
  const last = playedGames(games).slice(-LAST_GAMES);
  if (last.length === 0) return null;
  const format = dateFormat(DATES.day);
  return (
    <Columns
      caption={w.rooms}
      hint={w.roomsHint(last.length)}
      head={w.gameHead}
      kinds={[{ kind: 'rooms', name: w.turnedHead }]}
      moreHeads={[w.openedHead]}
      columns={last.map((game) => ({
        key: game.result.id,
        name: format.format(game.result.when),
        parts: [{ kind: 'rooms', value: sum(game, 'roomsTurned') }],
        more: [sum(game, 'roomsOpened')],
      }))}
    />
  );
}
