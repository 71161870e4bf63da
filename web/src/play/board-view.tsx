/** The board as the person at the screen sees it: turned to his seat, with his choices on it. */
import type { PieceId } from '@dungeon-twister/rules';
import { useSignal } from '@preact/signals';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { turnForSeat } from '../board/seat-turn.ts';
import { useUpTo } from '../browser/use-width.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { Quietly } from '../panels/later.tsx';
import { spaceForBoard } from './dock-place.ts';
import type { AtTable } from './play-controller.ts';

/** Nothing moves before the first board is there. */
const loadMotion = async () => {
  await whenIdle();
  return (await import('../motion/moving.tsx')).Moving;
};

const loadZoomHint = async () => {
  await whenIdle();
  return (await import('./zoom-hint.tsx')).ZoomHint;
};

/** The slot of a room that lies face down, if that was clicked and nothing on it. */
function hiddenSlot({ target }: MouseEvent): number | null {
  const room = target instanceof Element ? target.closest('.room.hidden') : null;
  const slot = room?.getAttribute('data-slot') ?? null;
  return slot === null ? null : Number(slot);
}

export function BoardView({ controller }: AtTable) {
  const { match } = controller;
  const { ruleset } = match;
  const drawing = useRef<SVGSVGElement>(null);
  const space = useSignal(spaceForBoard(ruleset));
  useEffect(() => {
    const measure = (): void => {
      space.value = spaceForBoard(ruleset);
    };
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [space, ruleset]);
  const isNarrow = useUpTo('narrow');
  const seat = controller.now.seat;
  // The same each time: no token is drawn again because of it.
  const askPiece = useCallback((id: PieceId) => controller.asking.piece(id), [controller]);
  return (
    <div
      class={`board-view${controller.marks.value.length === 1 ? ' one-mark' : ''}`}
      onClick={(event) => {
        const slot = hiddenSlot(event);
        if (slot !== null) controller.asking.room(slot);
      }}
    >
      <Board
        ruleset={ruleset}
        view={match.now.value.view}
        selected={controller.selection.selected.value}
        marks={controller.marks.value}
        preview={controller.preview}
        turned={(turnForSeat(ruleset, Math.max(0, seat), space.value) + controller.turnedBy.value) % 4}
        pickable={controller.selection.pickable.value}
        ready={controller.selection.ready.value}
        waiting={controller.selection.waiting.value}
        onPiece={askPiece}
        onPlace={(place, thing) => {
          // A closed room is asked for by itself, with whatever lies on it.
          if (thing?.kind !== 'room') controller.asking.place(place, thing);
        }}
        onSquare={(place) => controller.asking.square(place)}
        asked={controller.selection.thing.value}
        onLegend={() => (controller.legendShown.value = true)}
        remembered={controller.ownTokens.value}
        overlay={controller.overlay}
        toSee={controller.toSee}
        svgRef={drawing}
      />
      <Quietly load={loadMotion} props={{ match, svg: drawing }} />
      {isNarrow && <Quietly load={loadZoomHint} props={{ svg: drawing }} />}
    </div>
  );
}
