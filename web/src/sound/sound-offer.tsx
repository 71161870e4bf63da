/** Sound is offered once, on the first game: a line that can be answered or left alone, and does not come again. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keepSetting, readSetting } from '../browser/setting.ts';
import { boardWords } from '../words/board-words.ts';
import './controls.css';
import { play, soundSettings } from './player.ts';

const KEPT = 'sound-offered';

export function SoundOffer() {
  const w = boardWords();
  const isNew = useSignal(readSetting(KEPT) === null && !soundSettings.peek().on);
  useEffect(() => keepSetting(KEPT, 'yes'), []);
  if (!isNew.value || soundSettings.value.on) return null;
  return (
    <p class="sound-offer">
      {w.soundOffer}{' '}
      <button
        class="plain"
        onClick={() => {
          soundSettings.value = { ...soundSettings.value, on: true };
          play('reveal');
        }}
      >
        {w.soundOn}
      </button>
      <button class="plain" onClick={() => (isNew.value = false)}>
        {w.noThanks}
      </button>
    </p>
  );
}
