/** What part of the drawing is seen: the whole of it, or a piece nearer by. */
import type { Point, Rect } from './plane.ts';

export interface Camera {
  /** 1 shows everything. */
  readonly zoom: number;
  /** The middle of what is seen. */
  readonly at: Point;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MOST_ZOOM = 6;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The drawing with as much around it as the frame has room for. */
export function wholeIn(content: Rect, frame: Size): Rect {
  if (frame.width <= 0 || frame.height <= 0) return content;
  const aspect = frame.width / frame.height;
  const width = Math.max(content.width, content.height * aspect);
  const height = Math.max(content.height, content.width / aspect);
  return {
    x: content.x - (width - content.width) / 2,
    y: content.y - (height - content.height) / 2,
    width,
    height,
  };
}

export const wholeCamera = ({ x, y, width, height }: Rect): Camera => ({
  zoom: 1,
  at: { x: x + width / 2, y: y + height / 2 },
});

/** Never beyond the edge of the whole. */
export function kept(camera: Camera, whole: Rect): Camera {
  const zoom = between(1, camera.zoom, MOST_ZOOM);
  const [w, h] = [whole.width / zoom / 2, whole.height / zoom / 2];
  return {
    zoom,
    at: {
      x: between(whole.x + w, camera.at.x, whole.x + whole.width - w),
      y: between(whole.y + h, camera.at.y, whole.y + whole.height - h),
    },
  };
}

/** Nearer or farther, with one point staying where it is. */
export function zoomedAt(camera: Camera, factor: number, fixed: Point, whole: Rect): Camera {
  const zoom = between(1, camera.zoom * factor, MOST_ZOOM);
  const by = camera.zoom / zoom;
  return kept(
    {
      zoom,
      at: { x: fixed.x + (camera.at.x - fixed.x) * by, y: fixed.y + (camera.at.y - fixed.y) * by },
    },
    whole,
  );
}

export const movedBy = (camera: Camera, by: Point, whole: Rect): Camera =>
  kept({ zoom: camera.zoom, at: { x: camera.at.x + by.x, y: camera.at.y + by.y } }, whole);

/** How near a part of the drawing can be seen whole. */
const zoomOf = ({ width, height }: Rect, whole: Rect): number =>
  Math.min(whole.width / width, whole.height / height);

/** As near as a part of the drawing can be seen whole, but no nearer than a limit. */
export function closeUp(part: Rect, whole: Rect, nearest: number): Camera {
  const at = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  return kept({ zoom: Math.min(zoomOf(part, whole), nearest), at }, whole);
}

/** Where something is as large as what is seen, both ends are the same but for a rounding. */
const shifted = (least: number, value: number, most: number): number =>
  least > most ? (least + most) / 2 : between(least, value, most);

/**
 * As little as it takes to see a part of the drawing whole: no nearer than now, and no farther than that part asks for.
 * What somebody has just looked at stays where it was, as far as that goes.
 */
export function broughtInto(camera: Camera, part: Rect, whole: Rect): Camera {
  const zoom = Math.max(1, Math.min(camera.zoom, zoomOf(part, whole)));
  const [w, h] = [whole.width / zoom / 2, whole.height / zoom / 2];
  const at = {
    x: shifted(part.x + part.width - w, camera.at.x, part.x + w),
    y: shifted(part.y + part.height - h, camera.at.y, part.y + h),
  };
  return kept({ zoom, at }, whole);
}

/**
 * Of several lists of parts the first whose smallest part is seen from as near as that; else the last: what comes first
 * is what one would like to see, and the last what one must.
 */
export const likedAt = (
  lists: readonly (readonly Rect[])[],
  whole: Rect,
  least: number,
): readonly Rect[] | undefined =>
  lists.find(([part]) => part !== undefined && zoomOf(part, whole) >= least) ?? lists.at(-1);

/** Of parts, each larger than the one before it, the last that is still seen from as near as that; else the first. */
export const mostAt = (parts: readonly Rect[], whole: Rect, least: number): Rect | undefined =>
  parts.findLast((part) => zoomOf(part, whole) >= least) ?? parts[0];

/** Whether a part of the drawing is seen whole. */
export const isSeen = (part: Rect, seen: Rect): boolean =>
  part.x >= seen.x &&
  part.y >= seen.y &&
  part.x + part.width <= seen.x + seen.width &&
  part.y + part.height <= seen.y + seen.height;

/** On the way from one camera to another: 0 is still here, 1 already there. */
export const onTheWay = (from: Camera, to: Camera, share: number): Camera => ({
  zoom: from.zoom + (to.zoom - from.zoom) * share,
  at: {
    x: from.at.x + (to.at.x - from.at.x) * share,
    y: from.at.y + (to.at.y - from.at.y) * share,
  },
});

/** What is seen, as a rectangle of the drawing. */
export const seenBy = ({ zoom, at }: Camera, whole: Rect): Rect => ({
  x: at.x - whole.width / zoom / 2,
  y: at.y - whole.height / zoom / 2,
  width: whole.width / zoom,
  height: whole.height / zoom,
});
