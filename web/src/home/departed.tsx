/** A game of older rules that leaves those of today: where, why, and which rules have changed. */
import type { Departure } from '@dungeon-twister/rules';
import { sayDeparture } from '@dungeon-twister/words';
import type { ComponentChildren, JSX } from 'preact';
import { homeWords } from '../words/home-words.ts';
import { language } from '../words/language.ts';

interface Props {
  readonly departed: Departure;
  readonly children?: ComponentChildren;
}

export function Departed({ departed, children }: Props): JSX.Element {
  const { where, why, changes } = sayDeparture(departed, language.value);
  return (
    <div class="home-refused" role="alert">
      <strong>{homeWords().departed}</strong>
      <p>{where}</p>
      <p>{why}</p>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
