/** What lies on the board besides pieces and marks: traces of others, light on those who fight, walls beside tokens. */
import type { Overlay } from '../../board/board.tsx';
import { planeOn } from '../../board/plane.ts';
import { TrailLines, TrailNumbers } from '../../board/trail-art.tsx';
import { WallsOver } from '../../board/walls-over.tsx';
import type { PlayController } from '../play-controller.ts';
import type { Following } from './following.ts';
import { FightLights } from './fight-lights.tsx';

export const overlayOf = (controller: PlayController, following: Following): Overlay =>
  function Followed({ plane, layer }) {
    const traces = following.traces.value;
    const chart = following.lying.value;
    const lying = chart ? planeOn(chart, plane.turned) : plane;
    return layer === 'below' ? (
      <>
        <TrailLines traces={traces} plane={lying} />
        <FightLights controller={controller} plane={plane} />
      </>
    ) : (
      <>
        <WallsOver plane={plane} view={controller.now.view} />
        {/* Beside the prices of whoever is in hand they would be taken for prices. */}
        {controller.selection.selected.value === null && (
          <TrailNumbers traces={traces} plane={lying} view={controller.now.view} />
        )}
      </>
    );
  };
