/** A dialog that gives a game out of the page. While it runs, whatever tells secrets is asked about first. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Match } from '../match/match.ts';
import { download } from '../browser/download.ts';
import {
  type Form,
  gameCode,
  type Lens,
  openLens,
  positionCode,
  positionFile,
  recordFile,
  tellsSecrets,
} from '../store/files.ts';
import { afterGameWords } from '../words/after-game-words.ts';
import { homeWords } from '../words/home-words.ts';
import { language } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import { shareWords } from '../words/share-words.ts';
import './home.css';

export interface ShareProps {
  readonly match: Match;
  readonly onClose: () => void;
}

export function Share({ match, onClose }: ShareProps) {
  const w = shareWords();
  const after = afterGameWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const link = useSignal('');
  const copied = useSignal<boolean | null>(null);
  /** What waits for an answer to the question about secrets. */
  const asked = useSignal<(() => void) | null>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const runs = tellsSecrets(match);
  const withSecrets = (give: () => void): void => {
    if (runs) asked.value = give;
    else give();
  };
  /** Of a game that is over, the whole of it: whoever opens the link watches it. */
  const makeLink = async (lens: Lens): Promise<void> => {
    const code = (runs ? null : await gameCode(match)) ?? (await positionCode(match, lens));
    link.value = new URL(`#p=${code}`, location.href).href;
    copied.value = await navigator.clipboard.writeText(link.value).then(
      () => true,
      () => false,
    );
  };
  const givePosition = (lens: Lens, form: Form): void =>
    download(positionFile(match, lens, form, language.value));
  /** Everything, also what is hidden. */
  const giveRecord = (form: Form): void =>
    withSecrets(() => download(recordFile(match, form, language.value)));
  return (
    <dialog ref={dialog} class="home-dialog" aria-labelledby="home-share" onClose={onClose}>
      <h2 id="home-share">{homeWords().share}</h2>

      <section>
        <h3>{runs ? w.shareLink : after.shareGameLink}</h3>
        <p class="home-hint">{runs ? w.shareLinkOpen : after.shareGameLinkHint}</p>
        <div class="home-row">
          <button class="home-go" onClick={() => void makeLink(openLens(match))}>
            {w.copy}
          </button>
          {runs && (
            <button class="home-quiet" onClick={() => withSecrets(() => void makeLink('everything'))}>
              {w.shareLinkExact}
            </button>
          )}
        </div>
        {link.value && (
          <>
            <p role="status">{copied.value ? w.copied : w.notCopied}</p>
            <input
              class="home-field"
              readOnly
              value={link.value}
              aria-label={w.linkField}
              onFocus={(event) => event.currentTarget.select()}
            />
          </>
        )}
      </section>

      <section>
        <h3>{w.saveFile}</h3>
        <p class="home-hint">{w.saveFileHint}</p>
        <div class="home-row">
          <button onClick={() => givePosition(openLens(match), 'text')}>{w.savePosition}</button>
          <button onClick={() => giveRecord('text')}>{w.saveGame}</button>
          {runs && (
            <button class="home-quiet" onClick={() => withSecrets(() => givePosition('everything', 'text'))}>
              {w.exactPosition}
            </button>
          )}
        </div>
      </section>

      <details>
        <summary>{w.forPrograms}</summary>
        <p class="home-hint">{w.forProgramsHint}</p>
        <div class="home-row">
          <button onClick={() => givePosition(openLens(match), 'json')}>{w.positionAsJson}</button>
          <button onClick={() => giveRecord('json')}>{w.gameAsJson}</button>
        </div>
      </details>

      {asked.value && (
        <Question
          onYes={() => {
            asked.value?.();
            asked.value = null;
          }}
          onNo={() => (asked.value = null)}
        />
      )}
      <div class="home-row home-end">
        <button onClick={() => dialog.current?.close()}>{playWords().close}</button>
      </div>
    </dialog>
  );
}

function Question({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) {
  const w = shareWords();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    no.current?.focus();
    no.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div class="home-question" role="alertdialog" aria-labelledby="home-secret">
      <p id="home-secret">{w.secretQuestion}</p>
      <div class="home-row">
        <button class="home-danger" onClick={onYes}>
          {w.secretYes}
        </button>
        <button ref={no} onClick={onNo}>
          {w.secretNo}
        </button>
      </div>
    </div>
  );
}
