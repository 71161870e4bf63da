/** How earlier games ended: against whom, how often won and lost. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { hashOf } from '../browser/route.ts';
import { OpponentPortrait } from '../panels/opponent-portrait.tsx';
import { forgetResults } from '../store/left-out.ts';
import { keptResults } from '../store/results.ts';
import { NO_GAMES, type Tally, tallies } from '../store/tallies.ts';
import { shelf } from '../store/shelf.ts';
import { afterGameWords } from '../words/after-game-words.ts';
import { homeWords } from '../words/home-words.ts';
import { introduced } from '../words/opponents.ts';
import './results.css';

/** So many rows: those whom one has met last. */
const SHOWN = 6;
const VERDICTS = ['won', 'lost', 'drawn'] as const;

interface Props {
  /** Whether games are kept that were played to their end: of those there is something to tell, too. */
  readonly hasFinished: boolean;
}

export function Results({ hasFinished }: Props) {
  const w = afterGameWords();
  const all = useSignal(tallies(keptResults(shelf)));
  const isAsking = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const toStatistics = <a href={hashOf({ page: 'statistics' })}>{w.statistics}</a>;
  if (all.value.length === 0) return hasFinished ? <p class="home-results-more">{toStatistics}</p> : null;
  const sum = (verdict: (typeof VERDICTS)[number]): number =>
    all.value.reduce((total, one) => total + one[verdict], 0);
  return (
    <section class="home-results" aria-labelledby="home-results">
      <h2 id="home-results" ref={heading} tabIndex={-1}>
        {w.results}
      </h2>
      <p class="home-hint">
        {w.resultsHint} {toStatistics}
      </p>
      <div class="home-results-board surface">
        <Counts
          of={{ opponents: [], ...NO_GAMES, won: sum('won'), lost: sum('lost'), drawn: sum('drawn') }}
          isTotal
        />
        <ul>
          {all.value.slice(0, SHOWN).map((one, index) => (
            <li key={index} class="row">
              <Opponents of={one} />
              <Counts of={one} />
            </li>
          ))}
        </ul>
        {isAsking.value ? (
          <div class="home-asking home-row" role="group" aria-label={w.forgetQuestion}>
            <span>{w.forgetQuestion}</span>
            <button
              class="home-danger"
              onClick={() => {
                forgetResults(shelf);
                all.value = [];
              }}
            >
              {w.forgetYes}
            </button>
            <button
              onClick={() => {
                isAsking.value = false;
                heading.current?.focus();
              }}
            >
              {homeWords().keepIt}
            </button>
          </div>
        ) : (
          <button class="home-quiet" onClick={() => (isAsking.value = true)}>
            {w.forgetResults}
          </button>
        )}
      </div>
    </section>
  );
}

function Opponents({ of: { opponents } }: { readonly of: Tally }) {
  const bots = opponents.flatMap((one) => (one.kind === 'bot' ? [one] : []));
  const names = bots.map((bot) => introduced(bot).name).join(', ');
  return (
    <span class="home-results-who row">
      {bots.map((bot, index) => (
        <OpponentPortrait key={index} bot={bot} />
      ))}
      {afterGameWords().against(names)}
    </span>
  );
}

const Counts = ({ of, isTotal = false }: { readonly of: Tally; readonly isTotal?: boolean }) => (
  <span class={`home-tally row${isTotal ? ' total' : ''}`}>
    {VERDICTS.filter((verdict) => verdict !== 'drawn' || of.drawn > 0).map((verdict) => (
      <span key={verdict} class={verdict}>
        <b>{of[verdict]}</b> {afterGameWords().tally[verdict](of[verdict])}
      </span>
    ))}
  </span>
);
