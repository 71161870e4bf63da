/** A page that shows one notice, and the way back. */
import type { ComponentChildren, JSX } from 'preact';
import { hashOf } from '../browser/route.ts';
import { homeWords } from '../words/home-words.ts';
import { Masthead } from './masthead.tsx';
import './home.css';

export function NoticePage({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="home">
      <Masthead small />
      <main class="home-page notice">
        {children}
        <p>
          <a class="home-back" href={hashOf({ page: 'home' })}>
            {homeWords().home}
          </a>
        </p>
      </main>
    </div>
  );
}
