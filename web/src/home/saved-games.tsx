/** The games on this device: to go on with, to watch again, to share, to delete; and how earlier ones ended. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { letGo, reach } from '../store/games.ts';
import { hashOf } from '../browser/route.ts';
import type { Match } from '../match/match.ts';
import { verdictOf } from '../match/verdict.ts';
import { forget, type Kept, keptGames, type Save } from '../store/saves.ts';
import { shelf } from '../store/shelf.ts';
import { afterGameWords } from '../words/after-game-words.ts';
import { homeWords } from '../words/home-words.ts';
import { localeFor } from '../words/locale.ts';
import { language, words } from '../words/language.ts';
import { introduced } from '../words/opponents.ts';
import { CopyOfSave } from './copy-of-save.tsx';
import { Miniature } from './miniature.tsx';
import { Results } from './results.tsx';
import { ShareLater } from './share-later.tsx';

/** So many at first: the rest of the page should not be pushed out of sight. */
const SHOWN = 3;

export function SavedGamesList() {
  const w = homeWords();
  const kept = useSignal<readonly Kept[]>(keptGames(shelf));
  const heading = useRef<HTMLHeadingElement>(null);
  const shared = useSignal<Match | null>(null);
  useEffect(() => {
    // Another tab may have played on.
    const again = (): void => {
      kept.value = keptGames(shelf);
    };
    addEventListener('storage', again);
    return () => removeEventListener('storage', again);
  }, [kept]);
  const hasFinished = kept.value.some(({ save }) => save?.summary.over);
  if (kept.value.length === 0) return <Results hasFinished={false} />;
  const remove = (id: string): void => {
    letGo(id);
    forget(shelf, id);
    kept.value = keptGames(shelf);
    heading.current?.focus();
  };
  const share = async (id: string): Promise<void> => {
    const reached = await reach(id, 'look');
    // One that departs from the rules of today says so first, on its own page.
    if (reached.ok && !reached.departed) shared.value = reached.match;
    else location.hash = hashOf({ page: 'play', id });
  };
  const row = ({ id, save }: Kept) => (
    <li
      key={id}
      class={kept.value[0]?.id === id && save && !save.summary.over ? 'surface latest' : 'surface'}
    >
      {save ? (
        <Whole id={id} save={save} onShare={() => void share(id)} />
      ) : (
        <div class="home-save-text">
          <strong>{w.brokenSave}</strong>
          <span>{w.brokenSaveHint}</span>
          <CopyOfSave id={id} isQuiet />
        </div>
      )}
      <Delete name={save ? titleOf(save) : w.brokenSave} onDelete={() => remove(id)} />
    </li>
  );
  return (
    <>
      <section class="home-saved" aria-labelledby="home-saved">
        <h2 id="home-saved" ref={heading} tabIndex={-1}>
          {w.saved}
        </h2>
        <p class="home-hint">{w.savesHint}</p>
        <ul>{kept.value.slice(0, SHOWN).map(row)}</ul>
        {kept.value.length > SHOWN && (
          <details>
            <summary>{w.moreGames(kept.value.length - SHOWN)}</summary>
            <ul>{kept.value.slice(SHOWN).map(row)}</ul>
          </details>
        )}
        {shared.value && <ShareLater match={shared.value} onClose={() => (shared.value = null)} />}
      </section>
      <Results hasFinished={hasFinished} />
    </>
  );
}

const titleOf = ({ summary }: Save): string => summary.title[language.value];

function Whole({ id, save, onShare }: { id: string; save: Save; onShare: () => void }) {
  const w = homeWords();
  const { summary, players, when } = save;
  const title = titleOf(save);
  const time = new Date(when);
  const result = summary.over ? save.record.result : null;
  const stage = summary.over ? sayEnd(save) : summary.turn > 0 ? w.turn(summary.turn) : w.setUp;
  return (
    <>
      <Miniature save={save} />
      <div class="home-save-text">
        <strong>{title}</strong>
        <span class="home-save-players">
          {summary.colours.map((colour, seat) => {
            const player = players[seat];
            return (
              <span
                key={colour}
                class={`home-pawn ${colour}${result?.winners.includes(seat) ? ' winner' : ''}`}
              >
                {words().colour[colour]} <b>{summary.points[seat]}</b>{' '}
                <small>{player?.kind === 'bot' ? introduced(player).brief : w.you}</small>
              </span>
            );
          })}
        </span>
        <span class="home-hint">
          <span class={result ? 'home-save-end' : undefined}>{stage}</span> ·{' '}
          <time dateTime={time.toISOString()}>
            {new Intl.DateTimeFormat(localeFor(language.value, navigator.languages), {
              dateStyle: 'medium',
              timeStyle: 'short',
            }).format(time)}
          </time>
        </span>
      </div>
      <div class="home-save-ways home-row">
        {summary.over ? (
          <a class="home-go" href={hashOf({ page: 'replay', id })} aria-label={w.named(w.watch, title)}>
            {w.watch}
          </a>
        ) : (
          <a class="home-go" href={hashOf({ page: 'play', id })} aria-label={w.named(w.continue, title)}>
            {w.continue}
          </a>
        )}
        <button class="home-quiet" aria-label={w.named(w.shareGame, title)} onClick={onShare}>
          {w.shareGame}
        </button>
      </div>
    </>
  );
}

/** Who won; a game of older rules may not say it. */
function sayEnd({ players, record, summary }: Save): string {
  const { result } = record;
  if (!result) return homeWords().over;
  const verdict = verdictOf(players, result);
  if (verdict === 'won') return words().youWon;
  if (verdict === 'lost') return words().youLost;
  const names = result.winners.flatMap((seat) => {
    const colour = summary.colours[seat];
    return colour ? [words().colour[colour]] : [];
  });
  return names.length > 0
    ? afterGameWords().wins(names.join(` ${words().and} `), names.length > 1)
    : words().draw;
}

/** Asks once more, in place. */
function Delete({ name, onDelete }: { readonly name: string; readonly onDelete: () => void }) {
  const w = homeWords();
  const asking = useSignal(false);
  /** The button that is there now: the one that asks, or the one that says no. */
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useLayoutEffect(() => {
    // Whoever answers with the keyboard stays where he was.
    if (asking.value || wasAsked.current) button.current?.focus();
    wasAsked.current = asking.value;
  }, [asking.value]);
  if (!asking.value)
    return (
      <button
        ref={button}
        class="home-quiet home-delete"
        aria-label={w.named(w.delete, name)}
        onClick={() => (asking.value = true)}
      >
        {w.delete}
      </button>
    );
  return (
    <div class="home-asking home-row" role="group" aria-label={w.deleteQuestion}>
      <span>{w.deleteQuestion}</span>
      <button class="home-danger" onClick={onDelete}>
        {w.deleteYes}
      </button>
      <button ref={button} onClick={() => (asking.value = false)}>
        {w.keepIt}
      </button>
    </div>
  );
}
