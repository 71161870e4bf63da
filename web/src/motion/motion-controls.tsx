/** The switch for motion. */
import { boardWords } from '../words/board-words.ts';
import '../sound/controls.css';
import { motionWanted } from '../browser/motion-settings.ts';

export function MotionControls() {
  const w = boardWords();
  return (
    <label class="motion-controls" title={w.motionHint}>
      <input
        type="checkbox"
        checked={motionWanted.value}
        onChange={({ currentTarget }) => {
          motionWanted.value = currentTarget.checked;
        }}
      />
      {w.motion}
    </label>
  );
}
