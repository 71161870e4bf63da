/** A game that another window of this browser plays: it can go on here, but not in both. */
import type { JSX } from 'preact';
import { homeWords } from '../words/home-words.ts';
import { Notice } from './notice.tsx';
import { NoticePage } from './notice-page.tsx';

export function ElsewherePage({ onPlayHere }: { readonly onPlayHere: () => void }): JSX.Element {
  const w = homeWords();
  return (
    <NoticePage>
      <Notice heading={w.elsewhere} isPage said={<p>{w.elsewhereHint}</p>}>
        <div class="home-row">
          <button type="button" class="home-go" onClick={onPlayHere}>
            {w.playHere}
          </button>
        </div>
      </Notice>
    </NoticePage>
  );
}
