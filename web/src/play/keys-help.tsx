/** The list of keys. */
import { playWords } from '../words/play-words.ts';
import { ListDialog } from './list-dialog.tsx';
import type { AtTable } from './play-controller.ts';

export function KeysHelp({ controller }: AtTable) {
  const p = playWords();
  return (
    <ListDialog kind="keys-help" title={p.keys} onClose={() => (controller.keysShown.value = false)}>
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
    </ListDialog>
  );
}
