/** Something could not be opened: in words, with the exact reason for whoever wants to repair it. */
import type { ComponentChildren, JSX } from 'preact';
import type { NotFound } from '../store/read-any.ts';
import type { Unopened } from '../store/open-save.ts';
import { homeWords } from '../words/home-words.ts';

interface Props {
  readonly sentence: string;
  /** As the rules give it: in English, with names of the notation. */
  readonly reason?: string | undefined;
  readonly children?: ComponentChildren;
}

export function Refused({ sentence, reason, children }: Props): JSX.Element {
  const w = homeWords();
  return (
    <div class="home-refused" role="alert">
      <strong>{w.refused}</strong>
      <p>{sentence}</p>
      <p class="home-hint">{w.nothingLost}</p>
      {reason && (
        <details>
          <summary>{w.details}</summary>
          <code lang="en">{reason}</code>
        </details>
      )}
      {children}
    </div>
  );
}

export function sayNotFound(found: NotFound): Pick<Props, 'sentence' | 'reason'> {
  const w = homeWords();
  if (found.kind === 'position') return { sentence: w.badPosition(found.line), reason: found.reason };
  if (found.kind === 'record') return { sentence: w.badRecord(found.line), reason: found.reason };
  return { sentence: w[found.kind] };
}

export function sayUnopened(found: Unopened): Pick<Props, 'sentence' | 'reason'> {
  const w = homeWords();
  if (found.why === 'missing') return { sentence: w.missingSave };
  return { sentence: w.badSave, reason: found.why === 'record' ? found.reason : undefined };
}
