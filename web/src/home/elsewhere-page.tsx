/** A game that another window of this browser plays: it can go on here, but not in both. */
import type { JSX } from 'preact';
import { hashOf } from '../app/route.ts';
import { homeWords } from '../words/home-words.ts';
import { Masthead } from './masthead.tsx';
import './home.css';

export function ElsewherePage({ onPlayHere }: { readonly onPlayHere: () => void }): JSX.Element {
  const w = homeWords();
  return (
    <div class="home">
      <Masthead small />
      <main class="home-page">
        <div class="home-refused" role="alert">
          <strong>{w.elsewhere}</strong>
          <p>{w.elsewhereHint}</p>
          <button type="button" class="home-go" onClick={onPlayHere}>
            {w.playHere}
          </button>
        </div>
        <p>
          <a class="home-back" href={hashOf({ page: 'home' })}>
            {w.home}
          </a>
        </p>
      </main>
    </div>
  );
}
