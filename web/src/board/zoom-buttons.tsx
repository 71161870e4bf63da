/** Nearer, farther, everything, and what all signs mean. */
import { boardWords } from '../words/board-words.ts';
import type { CameraControls } from './use-camera.ts';

interface ZoomProps {
  readonly camera: CameraControls;
  readonly onLegend?: () => void;
}

export function ZoomButtons({ camera, onLegend }: ZoomProps) {
  const w = boardWords();
  return (
    <div class="zoom-buttons">
      <button aria-label={w.nearer} title={w.nearer} onClick={camera.nearer}>
        +
      </button>
      <button aria-label={w.farther} title={w.farther} disabled={!camera.near.value} onClick={camera.farther}>
        −
      </button>
      <button aria-label={w.fit} title={w.fit} disabled={!camera.near.value} onClick={camera.fit}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            d="M3,8V3H8M12,3H17V8M17,12V17H12M8,17H3V12"
            fill="none"
            stroke="currentColor"
            stroke-width="2"
          />
        </svg>
      </button>
      {onLegend && (
        <button aria-label={w.legend} title={w.legend} onClick={onLegend}>
          ?
        </button>
      )}
    </div>
  );
}
