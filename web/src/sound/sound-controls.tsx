/** The switch and the volume of the sounds. */
import { boardWords } from '../words/board-words.ts';
import { play, soundSettings } from './player.ts';
import './controls.css';

export function SoundControls() {
  const w = boardWords();
  const { on, volume } = soundSettings.value;
  return (
    <div class="sound-controls row wraps">
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={({ currentTarget }) => {
            soundSettings.value = { on: currentTarget.checked, volume };
            play('reveal');
          }}
        />
        {w.sound}
      </label>
      <label>
        {w.volume}
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={Math.round(volume * 100)}
          disabled={!on}
          onInput={({ currentTarget }) => {
            soundSettings.value = { on, volume: Number(currentTarget.value) / 100 };
          }}
          onChange={() => play('step')}
        />
      </label>
    </div>
  );
}
