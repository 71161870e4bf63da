/** The end: who has won, with how many points, and what now. */
import { namesFor, sayEvent, sayResult } from '@dungeon-twister/words';
import { useState } from 'preact/hooks';
import { OpponentPortrait } from '../panels/opponent-portrait.tsx';
import { language, tongue, words } from '../words/language.ts';
import { introduced } from '../words/opponents.ts';
import { playWords } from '../words/play-words.ts';
import type { AtTable, PlayController } from './play-controller.ts';
import './game-over.css';
import { colourName } from '../words/names.ts';
import { headline } from './prompt.tsx';

/** Why the game is over, as it was told. */
function reasonOf({ match, now }: PlayController): string | null {
  const ended = match.heard.value.findLast(({ event }) => event.type === 'gameEnded');
  return ended ? sayEvent(ended.event, namesFor(now.chart, language.value), tongue()) : null;
}

export interface AfterGame {
  readonly onLeave: () => void;
  readonly onAgain?: (() => void) | undefined;
  readonly onReplay?: (() => void) | undefined;
}

export function GameOver({ controller, onLeave, onAgain, onReplay }: AtTable & AfterGame) {
  const [hidden, setHidden] = useState(false);
  const { match, now } = controller;
  const { result } = now;
  if (!result || controller.fought.value) return null;
  const p = playWords();
  const w = words();
  if (hidden)
    return (
      <button class="primary show-result" onClick={() => setHidden(false)}>
        {p.showResult}
      </button>
    );
  return (
    <section class="game-over centred" aria-label={p.gameOver}>
      <h2>{headline(match)}</h2>
      <ol class="score-list">
        {now.view.shown.seats
          .map((seat, index) => ({
            ...seat,
            won: result.winners.includes(index),
            player: match.players[index],
          }))
          .sort((a, b) => b.points - a.points)
          .map(({ colour, points, won, player }) => (
            <li key={colour} class={`row ${colour}${won ? ' won' : ''}`}>
              <strong>{colourName(colour)}</strong>{' '}
              {player?.kind === 'bot' && (
                <span class="who row">
                  <OpponentPortrait bot={player} /> {introduced(player).name}
                </span>
              )}{' '}
              <span class="points">{w.points(points)}</span>
            </li>
          ))}
      </ol>
      <p>{reasonOf(controller) ?? sayResult(now.position, language.value)}</p>
      <div class="buttons">
        {onAgain && (
          <button class="primary" onClick={onAgain}>
            {w.again}
          </button>
        )}
        {onReplay && <button onClick={onReplay}>{p.replay}</button>}
        <button onClick={() => setHidden(true)}>{p.lookAtBoard}</button>
        <button onClick={onLeave}>{w.home}</button>
      </div>
    </section>
  );
}
