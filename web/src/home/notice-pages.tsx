/** Pages that show one notice, and the way back. */
import type { Departure } from '@dungeon-twister/rules';
import type { ComponentChildren } from 'preact';
import { hashOf } from '../browser/route.ts';
import type { Unopened } from '../store/open-save.ts';
import { words } from '../words/language.ts';
import { openingWords } from '../words/opening-words.ts';
import { CopyOfSave } from './copy-of-save.tsx';
import { Departed } from './departed.tsx';
import { Masthead } from './masthead.tsx';
import { Notice } from './notice.tsx';
import { Refused, sayUnopened } from './refused.tsx';
import './home.css';

interface SmallPageProps {
  /** Known to the style sheet. */
  readonly kind?: 'notice';
  readonly children: ComponentChildren;
}

/** A page that is about one thing. */
export const SmallPage = ({ kind, children }: SmallPageProps) => (
  <div class="home">
    <Masthead small />
    <main class={`home-page ${kind ?? ''}`}>
      {children}
      <p>
        <a class="home-back" href={hashOf({ page: 'home' })}>
          {words().home}
        </a>
      </p>
    </main>
  </div>
);

/** A game that another window of this browser plays: it can go on here, but not in both. */
export function ElsewherePage({ onPlayHere }: { readonly onPlayHere: () => void }) {
  const w = openingWords();
  return (
    <SmallPage kind="notice">
      <Notice heading={w.elsewhere} isPage said={<p>{w.elsewhereHint}</p>}>
        <div class="home-row">
          <button class="home-go" onClick={onPlayHere}>
            {w.playHere}
          </button>
        </div>
      </Notice>
    </SmallPage>
  );
}

interface DepartedProps {
  readonly id: string;
  readonly departed: Departure;
  readonly onAccept: () => void;
}

/** A saved game of older rules: before it is shown, whoever opens it reads how far it goes and that the rest is kept. */
export function DepartedPage({ id, departed, onAccept }: DepartedProps) {
  const w = openingWords();
  return (
    <SmallPage kind="notice">
      <Departed departed={departed} isPage>
        <p class="home-hint">{w.departedKept}</p>
        <div class="home-row">
          <button class="home-go" onClick={onAccept}>
            {w.departedOpen}
          </button>
          <CopyOfSave id={id} />
        </div>
      </Departed>
    </SmallPage>
  );
}

/** A game that cannot be opened: it stays where it is, and can be taken along as it is. */
export const UnopenedPage = ({ id, why }: { id: string | null; why: Unopened }) => (
  <SmallPage kind="notice">
    <Refused {...sayUnopened(why)} isPage>
      {id !== null && <CopyOfSave id={id} />}
    </Refused>
  </SmallPage>
);
