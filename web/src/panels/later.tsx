/** A part of the page that is loaded when it is needed, and says so if it cannot be. */
import type { ComponentChildren, ComponentType } from 'preact';
import { panelWords } from '../words/panel-words.ts';
import { loaded } from './loaded.ts';

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

/** The same without a word: for what nobody waits for until it is needed, and which is loaded by then. */
export const Quietly = <Props extends object>(props: LaterProps<Props>) => <>{partOr(props, null)}</>;
