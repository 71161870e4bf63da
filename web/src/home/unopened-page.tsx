/** A game that cannot be opened: it stays where it is, and can be taken along as it is. */
import type { JSX } from 'preact';
import { hashOf } from '../app/route.ts';
import { download } from '../store/download.ts';
import type { Unopened } from '../store/open-save.ts';
import { rawText } from '../store/saves.ts';
import { shelf } from '../store/shelf.ts';
import { homeWords } from '../words/home-words.ts';
import { Masthead } from './masthead.tsx';
import { Refused, sayUnopened } from './refused.tsx';
import './home.css';

export function UnopenedPage({
  id,
  why,
}: {
  readonly id: string | null;
  readonly why: Unopened;
}): JSX.Element {
  const w = homeWords();
  const text = id === null ? null : rawText(shelf, id);
  return (
    <div class="home">
      <Masthead small />
      <main class="home-page">
        <Refused {...sayUnopened(why)}>
          {text !== null && (
            <button
              type="button"
              onClick={() =>
                download({ name: `dungeon-twister-save-${id}.txt`, type: 'text/plain;charset=utf-8', text })
              }
            >
              {w.keepCopy}
            </button>
          )}
        </Refused>
        <p>
          <a class="home-back" href={hashOf({ page: 'home' })}>
            {w.home}
          </a>
        </p>
      </main>
    </div>
  );
}
