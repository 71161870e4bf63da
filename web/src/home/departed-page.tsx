/** A saved game of older rules: before it is shown, whoever opens it reads how far it goes and that the rest is kept. */
import type { Departure } from '@dungeon-twister/rules';
import type { JSX } from 'preact';
import { hashOf } from '../app/route.ts';
import { homeWords } from '../words/home-words.ts';
import { CopyOfSave } from './copy-of-save.tsx';
import { Departed } from './departed.tsx';
import { Masthead } from './masthead.tsx';
import './home.css';

interface Props {
  readonly id: string;
  readonly departed: Departure;
  readonly onAccept: () => void;
}

export function DepartedPage({ id, departed, onAccept }: Props): JSX.Element {
  const w = homeWords();
  return (
    <div class="home">
      <Masthead small />
      <main class="home-page">
        <Departed departed={departed}>
          <p class="home-hint">{w.departedKept}</p>
          <div class="home-row">
            <button type="button" class="home-go" onClick={onAccept}>
              {w.departedOpen}
            </button>
            <CopyOfSave id={id} />
          </div>
        </Departed>
        <p>
          <a class="home-back" href={hashOf({ page: 'home' })}>
            {w.home}
          </a>
        </p>
      </main>
    </div>
  );
}
