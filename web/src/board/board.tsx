/** The whole board of one view: lines, rooms, tokens, what can be pointed at, coordinates on the rim. */
import { isOnLine, type PieceId, type Place, type Ruleset, type View } from '@dungeon-twister/rules';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentType, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { boardWords } from '../words/board-words.ts';
import { language, words } from '../words/language.ts';
import { fullName } from '../words/names.ts';
import { AskedThing } from './asked-thing.tsx';
import './board.css';
import { arrowOf, askAt, type Keyboard, tabOn, walkOn } from './keyboard.ts';
import { GearCollars } from './gear-collar.tsx';
import { isOnGear } from './gear-spot.ts';
import { Ground, Names } from './fixed-ground.tsx';
import { partsInHand, squaresOf } from './in-hand.ts';
import { ExitArrows } from './exit-arrows.tsx';
import { Facings, Lines } from './line-art.tsx';
import { freeMarks } from './free-marks.ts';
import { type Mark, MarkOver, PlaceMark, SpotMark } from './marks.tsx';
import { Metals } from './metals.tsx';
import { type Plane, placeAtPoint, planeOf, type Rect } from './plane.ts';
import { type Preview, PreviewArt } from './preview-art.tsx';
import { RoomOutlines } from './room-outlines.tsx';
import { Rooms } from './rooms.tsx';
import { tokenLayout } from './token-layout.ts';
import { Token } from './token.tsx';
import { roomsOfThing, type Thing, thingAtPoint } from './things.ts';
import { type CameraControls, useCamera } from './use-camera.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface BoardProps {
  readonly ruleset: Ruleset;
  readonly view: View;
  readonly selected: PieceId | null;
  readonly marks: readonly Mark[];
  /** A signal: who points at one thing after the other draws nothing else again. */
  readonly preview: ReadonlySignal<Preview | null>;
  /** Quarter turns of the whole board, so that somebody has his own line below. */
  readonly turned?: number;
  /** Pieces that can be selected. */
  readonly pickable: ReadonlySet<PieceId>;
  /** Those of them that can still act. */
  readonly ready: ReadonlySet<PieceId>;
  readonly onPiece: (id: PieceId) => void;
  /** A place where nothing is marked, and what lies or stands there. */
  readonly onPlace: (place: Place | null, thing: Thing | null) => void;
  /** A square that is asked about by keyboard. */
  readonly onSquare: (place: Place) => void;
  /** What somebody asks about. */
  readonly asked?: Thing | null;
  /** Opens the list of all signs of the board. */
  readonly onLegend?: () => void;
  /** Whether tokens on closed rooms show their faces, where this view knows them: in a replay, never at the table. */
  readonly facesShown?: boolean;
  /** Those of whoever is to play who act when a card was played: where nobody is ready, one of them is seen. */
  readonly waiting?: ReadonlySet<PieceId>;
  /** Whether they shine through their backs, for somebody who does not remember what he has laid. */
  readonly remembered?: boolean;
  /** What must be seen, whatever is in hand. */
  readonly toSee?: ReadonlySignal<Sight | null>;
  /** What else is drawn on it, once that is loaded. */
  readonly overlay?: ReadonlySignal<Overlay | null>;
  /** The drawing itself, for whoever moves things on it. */
  readonly svgRef?: RefObject<SVGSVGElement | null>;
}

/** Something that is drawn below and above the tokens. */
export type Overlay = ComponentType<{ readonly plane: Plane; readonly layer: 'below' | 'above' }>;

/** Something to be seen: what others do, or what somebody has asked to see (`isAsked`). */
export interface Sight {
  readonly areasOn: (plane: Plane) => readonly Rect[];
  readonly isAsked: boolean;
}

/** Around the board there is room for its names. */
const RIM = 32;

export function Board(props: BoardProps) {
  const { ruleset, view, turned = 0, facesShown = false, remembered = false, asked = null } = props;
  const plane = useMemo(() => planeOf(ruleset, view, turned), [ruleset, view, turned]);
  const standing = useMemo(() => tokenLayout(plane, view), [plane, view]);
  const { selected, ready } = props;
  // Zones have space beside those who stand there.
  const marks = useMemo(
    () => (ruleset.layout.zones > 0 ? props.marks : freeMarks(props.marks, standing, { selected, ready })),
    [ruleset, props.marks, standing, selected, ready],
  );
  const { dealt } = view.shown;
  // The same vnodes are not looked at again: whoever selects a piece draws neither rooms nor lines.
  const lines = useMemo(() => <Lines plane={plane} dealt={dealt ?? []} />, [plane, dealt]);
  const { board: label } = words();
  const spoken = language.value;
  const rooms = useMemo(
    () => (
      <Rooms
        plane={plane}
        view={view}
        standing={standing}
        facesShown={facesShown || remembered}
        remembered={remembered}
      />
    ),
    [plane, view, standing, facesShown, remembered, spoken],
  );
  const marked = new Set(marks.flatMap((mark) => squareOf(ruleset, mark) ?? []));
  const occupied = new Set(standing.filter(({ id }) => id !== selected).map(({ place }) => place));
  const markedRooms = marks.flatMap(({ at }) => ('slot' in at ? [at.slot] : []));
  const own = useRef<SVGSVGElement>(null);
  const svg = props.svgRef ?? own;
  const rim = ruleset.layout.zones > 0 ? 12 : RIM;
  const camera = useCamera(svg, {
    x: -rim,
    y: -rim,
    width: plane.width + 2 * rim,
    height: plane.height + 2 * rim,
  });

  useEffect(() => {
    // In a set-up one token follows the other: a board that moves between two taps lets the second meet another square.
    camera.follow(() => (view.shown.turn > 0 ? partsInHand(plane, standing, selected, marks) : []));
    // Nothing in hand: as long as there is somebody to take, the board stays where one has just looked.
    if (selected === null && marks.length === 0)
      camera.meet(() => squaresOf(standing, ready.size > 0 ? ready : (props.waiting ?? ready)));
  }, [selected, marks, plane, standing]);
  // Another pair of eyes, or the same from elsewhere: what was near is no longer what it was.
  useEffect(() => camera.fit(), [view.viewer, turned]);
  useEffect(() => {
    const { toSee } = props;
    return toSee?.subscribe((sight) => {
      if (sight) camera.reveal(sight.areasOn(plane), sight.isAsked);
    });
  }, [props.toSee, plane]);

  const pointUnder = (event: MouseEvent): DOMPoint | null => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return null;
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  };
  const placeUnder = (event: MouseEvent): Place | null => {
    const point = pointUnder(event);
    return point && placeAtPoint(plane, point);
  };
  const ask = (event: MouseEvent): void => {
    const point = pointUnder(event);
    if (!point) return;
    const place = placeAtPoint(plane, point);
    const thing = thingAtPoint(plane, view, point);
    if (place !== null || thing) props.onPlace(place, thing);
  };
  // Gears, tokens and marks are elements of their own: it is enough to look when the pointer comes to another one.
  const pointed = useSignal<Place | null>(null);
  const focus = ({ target }: FocusEvent): void => {
    const id = target instanceof Element ? target.closest('[data-piece]')?.getAttribute('data-piece') : null;
    pointed.value = standing.find((one) => one.id === id)?.place ?? null;
  };

  return (
    <div
      class={`board-frame ${camera.aside.value ? 'aside' : 'below'}${camera.near.value ? ' near' : ''}`}
      onKeyDown={(event) => {
        const { current } = svg;
        const { onPiece, onSquare } = props;
        if (current) steer(event, { svg: current, plane, standing, onPiece, onSquare }, camera);
      }}
    >
      {/* Every square can be asked about, even where nobody may go: the answer says why. */}
      <svg
        ref={svg}
        class="board"
        viewBox={camera.viewBox}
        data-turned={turned}
        role="group"
        aria-label={label}
        tabindex={0}
        onClick={ask}
        onPointerOver={(event) => {
          pointed.value = placeUnder(event);
        }}
        onPointerLeave={() => {
          pointed.value = null;
        }}
        onFocusIn={focus}
        onFocusOut={() => {
          pointed.value = null;
        }}
      >
        <Metals />
        <Ground plane={plane} />
        <Names plane={plane} grain={camera.grain} />
        {lines}
        {rooms}
        <ExitArrows plane={plane} view={view} />
        <RoomOutlines
          plane={plane}
          standing={standing}
          selected={selected}
          marked={markedRooms}
          asked={roomsOfThing(plane, asked)}
          pointed={pointed}
        />
        <Facings plane={plane} standing={standing} />
        <Overlaid overlay={props.overlay} plane={plane} layer="below" />
        {marks.map((mark) =>
          'place' in mark.at && !mark.aside ? (
            <PlaceMark key={mark.key} plane={plane} mark={mark} place={mark.at.place} />
          ) : null,
        )}
        {standing.map((one) => (
          <Token
            key={one.id}
            one={one}
            isSelected={selected === one.id}
            canPick={props.pickable.has(one.id)}
            isReady={ready.has(one.id)}
            // Where the square itself can be chosen, what lies on it must not be in the way, nor who is in hand.
            isThrough={marked.has(one.place)}
            name={one.kind === null ? boardWords().faceDownPiece : fullName(ruleset, one.id)}
            isOnGear={isOnGear(plane, one.place)}
            onPiece={props.onPiece}
          />
        ))}
        {marks.map((mark) =>
          'place' in mark.at && marked.has(mark.at.place) && !mark.aside && occupied.has(mark.at.place) ? (
            <MarkOver key={mark.key} plane={plane} mark={mark} place={mark.at.place} />
          ) : null,
        )}
        <GearCollars plane={plane} standing={standing} />
        {asked && <AskedThing plane={plane} thing={asked} />}
        <Overlaid overlay={props.overlay} plane={plane} layer="above" />
        <PointedOut preview={props.preview} plane={plane} view={view} />
        {marks.map((mark) =>
          'place' in mark.at ? null : (
            <SpotMark key={mark.key} mark={mark} plane={plane} standing={standing} />
          ),
        )}
        {/* Small ones last: they lie on those of pieces. */}
        {marks.map((mark) =>
          'place' in mark.at && mark.aside ? (
            <PlaceMark key={mark.key} plane={plane} mark={mark} place={mark.at.place} />
          ) : null,
        )}
        {/* What it said to one pair of eyes is nothing for the next. */}
        <g key={view.viewer} class="cursor" role="img" tabindex={-1} aria-label={label}>
          <rect rx={5} />
        </g>
        <g class="sparks" aria-hidden="true" />
      </svg>
      <ZoomButtons camera={camera} {...(props.onLegend ? { onLegend: props.onLegend } : {})} />
    </div>
  );
}

/**
 * The square that a mark fills, whoever stands on it. Zones have space beside those who stand there, but for a place of a
 * line, on which a starter stands that is being turned.
 */
function squareOf(ruleset: Ruleset, { at, kind, aside }: Mark): Place | null {
  if (!('place' in at) || aside) return null;
  const isSquare = ruleset.layout.zones === 0 || (kind === 'lay' && isOnLine(ruleset, at.place));
  return isSquare ? at.place : null;
}

/** Plus, minus and zero for the camera; arrows walk over the squares, or move what is seen where there is none. */
function steer(event: KeyboardEvent, board: Keyboard, camera: CameraControls): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = arrowOf(event.key);
  if (event.key === 'Tab') {
    tabOn(event, board.svg);
    return;
  }
  if (event.key === '+' || event.key === '=') camera.nearer();
  else if (event.key === '-') camera.farther();
  else if (event.key === '0') camera.fit();
  else if (event.key === 'Enter' || event.key === ' ') {
    if (!askAt(board)) return;
  } else if (arrow) void walkOn(board, arrow, () => camera.pan(arrow[0], arrow[1]));
  else return;
  event.preventDefault();
}

interface PointedOutProps {
  readonly preview: ReadonlySignal<Preview | null>;
  readonly plane: Plane;
  readonly view: View;
}

const PointedOut = ({ preview, plane, view }: PointedOutProps) =>
  preview.value && <PreviewArt preview={preview.value} plane={plane} view={view} />;

interface OverlaidProps {
  readonly overlay: ReadonlySignal<Overlay | null> | undefined;
  readonly plane: Plane;
  readonly layer: 'below' | 'above';
}

function Overlaid({ overlay, plane, layer }: OverlaidProps) {
  const Art = overlay?.value;
  return Art ? <Art plane={plane} layer={layer} /> : null;
}
