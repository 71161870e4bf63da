/** A game that cannot be opened: it stays where it is, and can be taken along as it is. */
import type { JSX } from 'preact';
import type { Unopened } from '../store/open-save.ts';
import { CopyOfSave } from './copy-of-save.tsx';
import { NoticePage } from './notice-page.tsx';
import { Refused, sayUnopened } from './refused.tsx';

export function UnopenedPage({
  id,
  why,
}: {
  readonly id: string | null;
  readonly why: Unopened;
}): JSX.Element {
  return (
    <NoticePage>
      <Refused {...sayUnopened(why)} isPage>
        {id !== null && <CopyOfSave id={id} />}
      </Refused>
    </NoticePage>
  );
}
