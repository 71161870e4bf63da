/** A saved game of older rules: before it is shown, whoever opens it reads how far it goes and that the rest is kept. */
import type { Departure } from '@dungeon-twister/rules';
import type { JSX } from 'preact';
import { homeWords } from '../words/home-words.ts';
import { CopyOfSave } from './copy-of-save.tsx';
import { Departed } from './departed.tsx';
import { NoticePage } from './notice-page.tsx';

interface Props {
  readonly id: string;
  readonly departed: Departure;
  readonly onAccept: () => void;
}

export function DepartedPage({ id, departed, onAccept }: Props): JSX.Element {
  const w = homeWords();
  return (
    <NoticePage>
      <Departed departed={departed} isPage>
        <p class="home-hint">{w.departedKept}</p>
        <div class="home-row">
          <button type="button" class="home-go" onClick={onAccept}>
            {w.departedOpen}
          </button>
          <CopyOfSave id={id} />
        </div>
      </Departed>
    </NoticePage>
  );
}
