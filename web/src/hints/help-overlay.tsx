/** What help points at, on the board: the ghost of an idea, rings around what a tip speaks of. */
import type { Overlay } from '../board/board.tsx';
import { areaOf, boundsOf, type Plane, type Rect, roomRect, widened } from '../board/plane.ts';
import { PreviewArt } from '../board/preview-art.tsx';
import { halfOf, tokenLayout } from '../board/token-layout.ts';
import type { PlayController } from '../play/play-controller.ts';
import { previewOf } from '../play/preview-of.ts';
import { actorOf } from './actor.ts';
import type { Help, Said } from './help.ts';
import type { Tip } from './tips/tip.ts';

/** Whether it speaks of nothing on the board: of cards, or of what cannot be drawn there. */
export function isBesideBoard(said: Said | null): boolean {
  const { pieces = [], places = [], slots = [] } = pointedAt(said);
  const isGhost = said?.kind === 'idea' && previewOf(said.idea.action) !== null;
  return !isGhost && pieces.length + places.length + slots.length === 0;
}

/** Who would do it, and for a tip all that it speaks of. */
function pointedAt(said: Said | null): Pick<Tip, 'pieces' | 'places' | 'slots'> {
  if (said?.kind === 'tip') return said.tip;
  if (said?.kind !== 'idea') return {};
  const { action } = said.idea;
  const actor = actorOf(action);
  return {
    pieces: [...(actor === null ? [] : [actor]), ...('target' in action ? [action.target] : [])],
  };
}

function ringsOf(controller: PlayController, said: Said | null, plane: Plane): readonly Rect[] {
  const { pieces = [], places = [], slots = [] } = pointedAt(said);
  const layout = tokenLayout(plane, controller.now.view);
  return [
    ...layout
      .filter(({ id }) => pieces.includes(id))
      .map((token) => {
        const half = halfOf(token) + 2;
        return { x: token.at.x - half, y: token.at.y - half, width: 2 * half, height: 2 * half };
      }),
    ...places.map((place) => widened(boundsOf(areaOf(plane, place)), -2)),
    ...slots.map((slot) => widened(roomRect(plane, slot), -4)),
  ];
}

/** Drawn with what is drawn there anyway. */
export const helpOverlay = (controller: PlayController, help: Help, Others: Overlay | null): Overlay =>
  function Helped({ plane, layer }) {
    const said = layer === 'above' ? help.said.value : null;
    const ghost = said?.kind === 'idea' ? previewOf(said.idea.action) : null;
    return (
      <>
        {Others && <Others plane={plane} layer={layer} />}
        {said && (
          <g class="help-points" aria-hidden="true">
            {ghost && <PreviewArt preview={ghost} plane={plane} view={controller.now.view} />}
            {ringsOf(controller, said, plane).map(({ x, y, width, height }) => (
              <rect key={`${x}/${y}`} class="help-ring" x={x} y={y} width={width} height={height} rx={8} />
            ))}
          </g>
        )}
      </>
    );
  };
