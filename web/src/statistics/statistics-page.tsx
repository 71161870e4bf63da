/** Somebody's games on this device, counted: results, points, cards, rooms; to be read, kept as a file, or deleted. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { download } from '../browser/download.ts';
import { hashOf } from '../browser/route.ts';
import { SmallPage } from '../home/notice-pages.tsx';
import { findMissing } from '../store/game-details.ts';
import { forgetResults } from '../store/left-out.ts';
import { type GameResult, keptResults } from '../store/results.ts';
import { shelf } from '../store/shelf.ts';
import { countsBy } from '../store/tallies.ts';
import { homeWords } from '../words/home-words.ts';
import { language } from '../words/language.ts';
import { localeFor } from '../words/locale.ts';
import { statisticsWords } from '../words/statistics-words.ts';
import { ownGames, perGame, playedGames, pointsOf, sumOf, sumOver, totalOf } from './figures.ts';
import { csvOf, jsonOf } from './files.ts';
import { ByBox, ByOpponent, CardsLaid, OverTime, PointsMade, RoomsTurned } from './plots.tsx';
import './statistics-page.css';

/** Replaying a game takes a moment: whoever scrolls meanwhile should not notice. */
const aMoment = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

export function StatisticsPage() {
  const w = statisticsWords();
  const games = useSignal<readonly GameResult[]>(ownGames(keptResults(shelf)));
  const isLooking = useSignal(true);
  const isForgotten = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void findMissing(shelf, aMoment).finally(() => {
      games.value = ownGames(keptResults(shelf));
      isLooking.value = false;
    });
  }, [games, isLooking]);
  const forget = (): void => {
    forgetResults(shelf);
    games.value = [];
    isForgotten.value = true;
    heading.current?.focus();
  };
  return (
    <SmallPage>
      <div class="statistics">
        <h2 ref={heading} tabIndex={-1}>
          {w.title}
        </h2>
        <p role="status">{isLooking.value ? w.looking : isForgotten.value ? w.forgotten : ''}</p>
        {games.value.length > 0 ? (
          <Filled games={games.value} onForget={forget} />
        ) : (
          !isLooking.value && <Empty />
        )}
      </div>
    </SmallPage>
  );
}

function Empty() {
  const w = statisticsWords();
  return (
    <section class="statistics-empty surface" aria-labelledby="statistics-empty">
      <h3 id="statistics-empty">{w.empty}</h3>
      <p>{w.emptyHint}</p>
      <a class="home-go" href={hashOf({ page: 'home' })}>
        {w.play}
      </a>
    </section>
  );
}

interface FilledProps {
  readonly games: readonly GameResult[];
  readonly onForget: () => void;
}

function Filled({ games, onForget }: FilledProps) {
  const w = statisticsWords();
  const unknown = games.length - playedGames(games).length;
  const hasShared = sumOf(countsBy(games, () => '').values()).shared > 0;
  return (
    <>
      <p>{w.intro}</p>
      <Summary games={games} />
      {hasShared && <p class="home-hint">{w.sharedHint}</p>}
      {unknown > 0 && <p class="home-hint">{w.someUnknown(unknown)}</p>}
      <div class="statistics-plots">
        <OverTime games={games} />
        <ByOpponent games={games} />
        <PointsMade games={games} />
        <CardsLaid games={games} />
        <RoomsTurned games={games} />
        <ByBox games={games} />
      </div>
      <section class="statistics-keep" aria-labelledby="statistics-keep">
        <h3 id="statistics-keep">{w.keep}</h3>
        <p class="home-hint">{w.keepHint}</p>
        <div class="home-row">
          <button onClick={() => download(csvOf(games))}>{w.csv}</button>
          <button onClick={() => download(jsonOf(games))}>{w.json}</button>
        </div>
        <Forget onForget={onForget} />
      </section>
    </>
  );
}

function Summary({ games }: { readonly games: readonly GameResult[] }) {
  const w = statisticsWords();
  const counts = sumOf(countsBy(games, () => '').values());
  const played = playedGames(games);
  const fights = sumOver(played, (side) => side.fights);
  const number = new Intl.NumberFormat(localeFor(language.value, navigator.languages), {
    maximumFractionDigits: 1,
  });
  const tiles: readonly (readonly [string, string])[] = [
    [number.format(totalOf(counts)), w.games(totalOf(counts))],
    [w.of(counts.won, totalOf(counts) - counts.shared), w.won(totalOf(counts) - counts.shared)],
    ...(played.length === 0
      ? []
      : ([
          [number.format(perGame(played, pointsOf)), w.points],
          [number.format(perGame(played, (side) => side.roomsTurned)), w.turnedPerGame],
          [
            w.of(
              sumOver(played, (side) => side.fightsWon),
              fights,
            ),
            w.fightsWon,
          ],
        ] as const)),
  ];
  return (
    <dl class="statistics-summary">
      {tiles.map(([value, name]) => (
        <div key={name} class="surface">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Asked once. */
function Forget({ onForget }: Pick<FilledProps, 'onForget'>) {
  const w = statisticsWords();
  const isAsking = useSignal(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking.value) keep.current?.focus();
  }, [isAsking.value]);
  if (!isAsking.value)
    return (
      <button class="home-quiet" onClick={() => (isAsking.value = true)}>
        {w.forget}
      </button>
    );
  return (
    <div class="home-asking home-row" role="group" aria-label={w.forgetQuestion}>
      <span>{w.forgetQuestion}</span>
      <button class="home-danger" onClick={onForget}>
        {w.forgetYes}
      </button>
      <button ref={keep} onClick={() => (isAsking.value = false)}>
        {homeWords().keepIt}
      </button>
    </div>
  );
}
