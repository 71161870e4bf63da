/** A part of the page that is loaded when it is needed, and says so if it cannot be. */
import type { ComponentType } from 'preact';
import { panelWords } from '../words/panel-words.ts';
import { loaded } from './loaded.ts';

export function Later<Props extends object>({
  load,
  props,
}: {
  /** The same function each time: what it brings is kept under it. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}) {
  const part = loaded(load, load);
  if (part.state === 'there') {
    const Part = part.value;
    return <Part {...props} />;
  }
  if (part.state === 'failed') return <p class="soft">{panelWords().failed}</p>;
  return (
    <p class="soft" aria-busy="true">
      {panelWords().loading}
    </p>
  );
}

/** The same without a word: for what nobody waits for until it is needed, and which is loaded by then. */
export function Quietly<Props extends object>({
  load,
  props,
}: {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}) {
  const part = loaded(load, load);
  if (part.state === 'there') {
    const Part = part.value;
    return <Part {...props} />;
  }
  return part.state === 'failed' ? <p class="soft">{panelWords().failed}</p> : null;
}
