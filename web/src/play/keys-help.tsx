/** The list of keys, over everything until it is closed. */
import { useEffect, useRef } from 'preact/hooks';
import { playWords } from '../words/play-words.ts';
import type { AtTable } from './play-controller.ts';

export const KeysHelp = ({ controller }: AtTable) =>
  controller.keysShown.value ? <Open controller={controller} /> : null;

function Open({ controller }: AtTable) {
  const dialog = useRef<HTMLDialogElement>(null);
  const p = playWords();
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => {
    controller.keysShown.value = false;
  };
  return (
    <dialog ref={dialog} class="keys-help" aria-label={p.keys} onClose={close}>
      <h2>{p.keys}</h2>
      <dl>
        {p.keyList.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <button class="primary" onClick={close}>
        {p.close}
      </button>
    </dialog>
  );
}
