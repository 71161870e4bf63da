/** A record or a position from elsewhere: pasted, or in a file. Loaded when it is unfolded. */
import { LONGEST_FILE } from '@dungeon-twister/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Found, type NotFound, readAny, readBytes } from '../store/read-any.ts';
import { openingWords } from '../words/opening-words.ts';
import { FoundPanel } from './found-panel.tsx';
import { Refused, sayNotFound } from './refused.tsx';

export function ImportFields() {
  const w = openingWords();
  const text = useSignal('');
  const found = useSignal<Found | NotFound | 'unreadable' | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It stands below what was pasted, often out of sight, or behind the bar that floats over the foot of the page.
    if (found.value !== null) answer.current?.scrollIntoView({ block: 'start' });
  }, [found.value, found]);
  const read = async (file: File): Promise<void> => {
    // Asked before it is read: a file may be larger than the memory.
    found.value =
      file.size > LONGEST_FILE
        ? { ok: false, kind: 'tooLong' }
        : await file.arrayBuffer().then(
            (bytes) => readBytes(new Uint8Array(bytes)),
            () => 'unreadable' as const,
          );
  };
  const now = found.value;
  return (
    <div class="home-import">
      <div class="home-option">
        <label for="pasted">{w.paste}</label>
        <textarea
          id="pasted"
          class="home-field"
          rows={6}
          spellcheck={false}
          aria-describedby="pasted-about"
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const file = event.dataTransfer?.files[0];
            if (!file) return;
            event.preventDefault();
            void read(file);
          }}
        />
        <p id="pasted-about" class="home-hint">
          {w.pasteHint}
        </p>
      </div>
      <div class="home-row">
        <button class="home-go" onClick={() => (found.value = readAny(text.value))}>
          {w.openPasted}
        </button>
        <label class="home-file surface">
          <input
            type="file"
            class="unseen"
            accept=".json,.txt,application/json,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // The same file may be chosen again after it was repaired.
              event.currentTarget.value = '';
              if (file) void read(file);
            }}
          />
          {w.openFile}
        </label>
      </div>
      <div ref={answer}>
        {now === 'unreadable' && <Refused sentence={w.badFile} />}
        {now !== null && now !== 'unreadable' && !now.ok && <NotOpened found={now} />}
        {now !== null && now !== 'unreadable' && now.ok && <FoundPanel found={now} />}
      </div>
    </div>
  );
}

function NotOpened({ found }: { readonly found: NotFound }) {
  const refused = sayNotFound(found);
  return <Refused {...refused}>{refused.faults && <p>{openingWords().mendIt}</p>}</Refused>;
}
