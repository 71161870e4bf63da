/** Something could not be opened: in words, with the exact reasons for whoever wants to repair it. */
import type { Unreadable } from '@dungeon-twister/rules';
import { sayMore } from '@dungeon-twister/words';
import type { ComponentChildren } from 'preact';
import type { NotFound } from '../store/read-any.ts';
import type { Unopened } from '../store/open-save.ts';
import { language } from '../words/language.ts';
import { openingWords } from '../words/opening-words.ts';
import { Notice } from './notice.tsx';

interface Props {
  readonly sentence: string;
  /** Everything that is wrong with it, as the rules say it. */
  readonly faults?: Unreadable | undefined;
  readonly isPage?: boolean;
  readonly children?: ComponentChildren;
}

export function Refused({ sentence, faults, isPage = false, children }: Props) {
  const w = openingWords();
  return (
    <Notice
      heading={w.refused}
      isFault
      isPage={isPage}
      said={
        <>
          <p>{sentence}</p>
          <p class="home-hint">{w.nothingLost}</p>
        </>
      }
    >
      {faults && (
        <details open>
          <summary>{w.details}</summary>
          <ul>
            {faults.faults.map(({ line, words }) => (
              <li key={`${line} ${words[language.value]}`}>{w.faultIn(line, words[language.value])}</li>
            ))}
            {faults.more > 0 && <li>{sayMore(faults.more, language.value)}</li>}
          </ul>
        </details>
      )}
      {children}
    </Notice>
  );
}

const countOf = ({ faults, more }: Unreadable): number => faults.length + more;

export function sayNotFound(found: NotFound): Pick<Props, 'sentence' | 'faults'> {
  const w = openingWords();
  if (found.kind === 'position')
    return { sentence: w.badPosition(found.line, countOf(found)), faults: found };
  if (found.kind === 'record') return { sentence: w.badRecord(found.line, countOf(found)), faults: found };
  if (found.kind === 'notUtf8') return { sentence: w.notUtf8(found.line) };
  return { sentence: w[found.kind] };
}

export function sayUnopened(found: Unopened): Pick<Props, 'sentence' | 'faults'> {
  const w = openingWords();
  if (found.why === 'missing') return { sentence: w.missingSave };
  return { sentence: w.badSave, faults: found.why === 'record' ? found : undefined };
}
