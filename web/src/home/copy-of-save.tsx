/** A saved game can be taken along as it is stored, whatever it may be. */
import { download } from '../browser/download.ts';
import { rawText } from '../store/saves.ts';
import { shelf } from '../store/shelf.ts';
import { homeWords } from '../words/home-words.ts';

interface Props {
  readonly id: string;
  /** Where it is one of many in a list. */
  readonly isQuiet?: boolean;
}

export function CopyOfSave({ id, isQuiet = false }: Props) {
  const text = rawText(shelf, id);
  if (text === null) return null;
  const name = `dungeon-twister-save-${id}.txt`;
  return (
    <button
      class={isQuiet ? 'home-quiet' : undefined}
      onClick={() => download({ name, type: 'text/plain;charset=utf-8', text })}
    >
      {homeWords().keepCopy}
    </button>
  );
}
