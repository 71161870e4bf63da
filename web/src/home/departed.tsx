/** A game of older rules that leaves those of today: where, why, and which rules have changed. */
import type { Departure } from '@dungeon-twister/rules';
import { capital, sayDeparture } from '@dungeon-twister/words';
import type { ComponentChildren } from 'preact';
import { hashOf } from '../browser/route.ts';
import { language } from '../words/language.ts';
import { openingWords } from '../words/opening-words.ts';
import { Notice } from './notice.tsx';

interface Props {
  readonly departed: Departure;
  /** It came from a file that somebody may look into; the lines of a saved game mean nothing to anybody. */
  readonly isFile?: boolean;
  readonly isPage?: boolean;
  readonly children?: ComponentChildren;
}

export function Departed({ departed, isFile = false, isPage = false, children }: Props) {
  const w = openingWords();
  const { after, of, line, reason, refusal, changes } = departed;
  const { why } = sayDeparture(departed, language.value);
  return (
    <Notice
      heading={w.departed}
      isPage={isPage}
      said={
        <>
          <p>{w.departedAt(after, of)}</p>
          {after < of && (
            <p class="home-notice-reason">
              {capital((refusal?.words ?? reason)[language.value])} {isFile && w.departedLine(line)}
            </p>
          )}
        </>
      }
    >
      <p>{why}</p>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ words, rules }) => (
            <li key={words.en}>
              {words[language.value]}
              {rules.map((id) => (
                <span key={id}>
                  {' '}
                  <a class="home-rule" href={hashOf({ page: 'rules', at: id })}>
                    {id}
                  </a>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {children}
    </Notice>
  );
}
