/** A game that cannot be opened: it stays where it is, and can be taken along as it is. */
import type { JSX } from 'preact';
import { hashOf } from '../app/route.ts';
import type { Unopened } from '../store/open-save.ts';
import { homeWords } from '../words/home-words.ts';
import { CopyOfSave } from './copy-of-save.tsx';
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
  return (
    <div class="home">
      <Masthead small />
      <main class="home-page">
        <Refused {...sayUnopened(why)}>{id !== null && <CopyOfSave id={id} />}</Refused>
        <p>
          <a class="home-back" href={hashOf({ page: 'home' })}>
            {w.home}
          </a>
        </p>
      </main>
    </div>
  );
}
