/** A saved game can be taken along as it is stored, whatever it may be. */
import type { JSX } from 'preact';
import { download } from '../browser/download.ts';
import { rawText } from '../store/saves.ts';
import { shelf } from '../store/shelf.ts';
import { homeWords } from '../words/home-words.ts';

export function CopyOfSave({ id }: { readonly id: string }): JSX.Element | null {
  const text = rawText(shelf, id);
  if (text === null) return null;
  const name = `dungeon-twister-save-${id}.txt`;
  return (
    <button type="button" onClick={() => download({ name, type: 'text/plain;charset=utf-8', text })}>
      {homeWords().keepCopy}
    </button>
  );
}
