/** A part of the page that is loaded when it is needed, and says so if it cannot be. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { panelWords } from '../words/panel-words.ts';
import { isAskedFor, loaded } from './loaded.ts';

interface LaterProps<Props extends object> {
  /** The same function each time: what it brings is kept under it. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

function partOr<Props extends object>(
  { load, props }: LaterProps<Props>,
  meanwhile: ComponentChildren,
): ComponentChildren {
  const part = loaded(load, load);
  if (part.state === 'failed') return <p class="soft">{panelWords().failed}</p>;
  if (part.state !== 'there') return meanwhile;
  const Part = part.value;
  return <Part {...props} />;
}

export const Later = <Props extends object>(props: LaterProps<Props>) => (
  <>
    {partOr(
      props,
      <p class="soft" aria-busy="true">
        {panelWords().loading}
      </p>,
    )}
  </>
);

/**
 * The same without a word: for what nobody waits for until it is needed, and which is loaded by then. It is asked for
 * when everything else has been drawn: several at once would keep the page busy together with what made them needed.
 */
export function Quietly<Props extends object>(props: LaterProps<Props>) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return <>{isDrawn || isAskedFor(props.load) ? partOr(props, null) : null}</>;
}
