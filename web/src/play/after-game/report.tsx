/** The end: who has won, how each point was made, what was done, and what now. */
import { chartOf, pointsWanted } from '@dungeon-twister/rules';
import { sayEvent } from '@dungeon-twister/words';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { gearPath } from '../../board/gear-path.ts';
import { shapeOf } from '../../board/piece-art.tsx';
import { go } from '../../browser/route.ts';
import { ShareLater } from '../../home/share-later.tsx';
import { type Gain, hasCourse, hasDoings, type Story, storyOf } from '../../match/story.ts';
import { verdictOf } from '../../match/verdict.ts';
import { Emblem } from '../../panels/emblem.tsx';
import { OpponentPortrait } from '../../panels/opponent-portrait.tsx';
import { afterGameWords } from '../../words/after-game-words.ts';
import { homeWords } from '../../words/home-words.ts';
import { tongue, words } from '../../words/language.ts';
import { colourName, namesInWords } from '../../words/names.ts';
import { introduced } from '../../words/opponents.ts';
import { playWords } from '../../words/play-words.ts';
import type { AfterGame } from '../game-over.tsx';
import type { AtTable, PlayController } from '../play-controller.ts';
import { headline } from '../prompt.tsx';
import { Doings } from './doings.tsx';
import { PointsChart } from './points-chart.tsx';
import './report.css';

const TEETH = gearPath(16, 46, 39);

/** Why the game is over, as it was told. */
function reasonOf({ match, now }: PlayController): string {
  const ended = match.heard.value.findLast(({ event }) => event.type === 'gameEnded');
  return (ended && sayEvent(ended.event, namesInWords(now.chart), tongue())) ?? '';
}

export function Report({ controller, ...after }: AtTable & AfterGame) {
  const isHidden = useSignal(false);
  const isShared = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { match, now } = controller;
  const { whole } = match;
  const story = useMemo(() => storyOf(whole ?? []), [whole]);
  useEffect(() => {
    // Whoever plays by keyboard goes on from here.
    if (!isHidden.value) heading.current?.focus({ preventScroll: true });
  }, [isHidden.value]);
  const { result } = now;
  if (!result) return null;
  const p = playWords();
  const w = afterGameWords();
  if (isHidden.value)
    return (
      <button class="primary show-result" onClick={() => (isHidden.value = false)}>
        {w.showResult}
      </button>
    );
  const { colours } = match.ruleset;
  const verdict = verdictOf(match.players, result);
  const [winner] = result.winners;
  return (
    <section class={`game-over ${verdict ?? ''}`} aria-label={p.gameOver}>
      <header class="game-over-head row">
        <svg
          class={`game-over-seal ${colours[winner ?? -1] ?? ''}`}
          viewBox="-50 -50 100 100"
          aria-hidden="true"
        >
          <path class="teeth" d={TEETH} />
          <circle class="well" r={30} />
          <path class="sign" d={shapeOf(colours[winner ?? 0] ?? 'blue')} transform="scale(1.25)" />
        </svg>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {headline(match)}
          </h2>
          <p>
            {reasonOf(controller)} <span class="soft">({w.turnsInAll(now.view.shown.turn)})</span>
          </p>
        </div>
      </header>
      {/* It may scroll: the arrow keys do that only where the keyboard can come. */}
      <div class="game-over-body" role="group" aria-label={w.report} tabIndex={0}>
        <div>
          <Scores controller={controller} />
          {hasCourse(story) && (
            <PointsChart colours={colours} lines={story.lines} goal={pointsWanted(match.ruleset)} />
          )}
          {hasDoings(story) && <Doings ruleset={match.ruleset} doings={story.doings} />}
        </div>
        <div>
          <Gains story={story} controller={controller} />
        </div>
      </div>
      {after.afterword}
      <footer class="buttons">
        {after.onFull && (
          <button class="primary" onClick={after.onFull}>
            {w.full}
          </button>
        )}
        {after.onRematch && (
          <button class={after.onFull ? undefined : 'primary'} onClick={after.onRematch}>
            {w.rematch}
          </button>
        )}
        {after.onAgain && (
          <button class={after.onRematch ? undefined : 'primary'} onClick={after.onAgain}>
            {words().again}
          </button>
        )}
        {after.onReplay && <button onClick={after.onReplay}>{w.review}</button>}
        {after.onReplay && match.humans.length > 0 && (
          <button onClick={() => go({ page: 'statistics' })}>{w.statistics}</button>
        )}
        {after.kept && <button onClick={() => (isShared.value = true)}>{homeWords().shareGame}</button>}
        <button onClick={() => (isHidden.value = true)}>{w.lookAtBoard}</button>
        <button onClick={after.onLeave}>{words().home}</button>
      </footer>
      {isShared.value && after.kept && (
        <ShareLater match={after.kept} onClose={() => (isShared.value = false)} />
      )}
    </section>
  );
}

function Scores({ controller }: AtTable) {
  const { match, now } = controller;
  const winners = now.result?.winners ?? [];
  return (
    <ol class="score-list">
      {now.view.shown.seats
        .map((seat, index) => ({ ...seat, won: winners.includes(index), player: match.players[index] }))
        .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points)
        .map(({ colour, points, won, player }) => (
          <li key={colour} class={`row ${colour}${won ? ' won' : ''}`}>
            <Emblem colour={colour} />
            <strong>{colourName(colour)}</strong>{' '}
            {player?.kind === 'bot' && (
              <span class="who row">
                <OpponentPortrait bot={player} /> {introduced(player).name}
              </span>
            )}{' '}
            <span class="points">{words().points(points)}</span>
          </li>
        ))}
    </ol>
  );
}

function Gains({ story, controller }: AtTable & { readonly story: Story }) {
  const w = afterGameWords();
  const { colours } = controller.match.ruleset;
  return (
    <section class="gains">
      <h3>{w.howMade}</h3>
      {story.gains.length === 0 && <p class="soft">{w.noPoints}</p>}
      <ol>
        {story.gains.map((gain, index) => (
          <li key={index} class={`row ${colours[gain.seat] ?? ''}`}>
            <strong class="gain" aria-hidden="true">
              +{gain.points}
            </strong>
            <span>
              <small>{gain.turn === 0 ? w.setUp : w.turn(gain.turn)}</small> {sayGain(gain)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What happened, and who scored how much by it where that is not said with it. */
function sayGain({ cause, seat, points, step }: Gain): string {
  const names = namesInWords(chartOf(step.position));
  const said = (event: Parameters<typeof sayEvent>[0]): string => sayEvent(event, names, tongue()) ?? '';
  const scored = said({ type: 'pointsScored', seat, points });
  if (!cause) return scored;
  return cause.type === 'pieceWentOut' ? said(cause) : `${said(cause)} ${scored}`;
}
