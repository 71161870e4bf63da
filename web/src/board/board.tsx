/** The whole board of one view: lines, rooms, tokens, what can be pointed at, coordinates on the rim. */
import { type PieceId, type Place, slotName, type Ruleset, type View } from '@dungeon-twister/rules';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { Component, type ComponentType, type RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { boardWords } from '../words/board-words.ts';
import { words } from '../words/language.ts';
import { fullName } from '../words/names.ts';
import './board.css';
import { GearCollars } from './gear-collar.tsx';
import { isOnGear } from './gear-spot.ts';
import { Casing, Rim } from './ground-art.tsx';
import { partInHand } from './in-hand.ts';
import { ExitArrows } from './exit-arrows.tsx';
import { Facings, Lines } from './line-art.tsx';
import { keys, type Mark, PlaceMark, SpotMark } from './marks.tsx';
import { arrowOf, focusNext } from './next-focus.ts';
import { TokenArt } from './piece-art.tsx';
import { isAloft, type Plane, placeAtPoint, planeOf, ROOM, slotCorner, turning } from './plane.ts';
import { type Preview, PreviewArt } from './preview-art.tsx';
import { RoomArt } from './room-art.tsx';
import { letterSpot, RoomLetter } from './room-letter.tsx';
import { RoomOutlines } from './room-outlines.tsx';
import { roomTones } from './room-tones.ts';
import { SlabArt } from './slab-art.tsx';
import { type TokenSpot, tokenLayout, tokensOn } from './token-layout.ts';
import { type CameraControls, useCamera } from './use-camera.ts';

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
  readonly onPiece: (id: PieceId) => void;
  readonly onPlace: (place: Place) => void;
  /** Whether tokens on closed rooms show their faces, where this view knows them: in a replay, never at the table. */
  readonly facesShown?: boolean;
  /** What else is drawn on it, once that is loaded. */
  readonly overlay?: ReadonlySignal<Overlay | null>;
  /** The drawing itself, for whoever moves things on it. */
  readonly svgRef?: RefObject<SVGSVGElement | null>;
}

/** Something that is drawn below and above the tokens. */
export type Overlay = ComponentType<{ readonly plane: Plane; readonly layer: 'below' | 'above' }>;

/** Around the board there is room for its names. */
const RIM = 32;

export function Board(props: BoardProps) {
  const { ruleset, view, marks, turned = 0, facesShown = false } = props;
  const plane = useMemo(() => planeOf(ruleset, view, turned), [ruleset, view, turned]);
  const standing = useMemo(() => tokenLayout(plane, view), [plane, view]);
  const { dealt } = view.shown;
  // The same vnodes are not looked at again: whoever selects a piece draws neither rooms nor lines.
  const lines = useMemo(() => <Lines plane={plane} dealt={dealt ?? []} />, [plane, dealt]);
  const { board: label, faceDown } = words();
  const rooms = useMemo(
    () =>
      view.shown.rooms.map((_room, slot) => (
        <RoomAt
          key={slot}
          slot={slot}
          plane={plane}
          view={view}
          standing={standing}
          faceDown={faceDown}
          facesShown={facesShown}
        />
      )),
    [plane, view, standing, faceDown, facesShown],
  );
  const marked = new Set(
    ruleset.layout.zones > 0 ? [] : marks.flatMap(({ at }) => ('place' in at ? [at.place] : [])),
  );
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

  const { selected } = props;
  useEffect(() => {
    camera.follow(partInHand(plane, standing, selected, marks));
  }, [selected, marks, plane, standing]);

  const placeUnder = (event: MouseEvent): Place | null => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return null;
    return placeAtPoint(plane, new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
  };
  const ask = (event: MouseEvent): void => {
    const place = placeUnder(event);
    if (place !== null) props.onPlace(place);
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
        if (svg.current) steer(event, svg.current, camera);
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
          pointed={pointed}
        />
        <Facings plane={plane} standing={standing} />
        <Overlaid overlay={props.overlay} plane={plane} layer="below" />
        {marks.map((mark) =>
          'place' in mark.at ? (
            <PlaceMark key={mark.key} plane={plane} mark={mark} place={mark.at.place} />
          ) : null,
        )}
        {standing.map((one) => (
          <Token
            key={one.id}
            one={one}
            isSelected={props.selected === one.id}
            canPick={props.pickable.has(one.id)}
            // Where the square itself can be chosen, what lies on it must not be in the way, nor who is in hand.
            isThrough={marked.has(one.place)}
            name={one.kind === null ? boardWords().faceDownPiece : fullName(ruleset, one.id)}
            isOnGear={isOnGear(plane, one.place)}
            onPiece={props.onPiece}
          />
        ))}
        <GearCollars plane={plane} standing={standing} />
        <Overlaid overlay={props.overlay} plane={plane} layer="above" />
        <PointedOut preview={props.preview} plane={plane} view={view} />
        {marks.map((mark) =>
          'place' in mark.at ? null : (
            <SpotMark key={mark.key} mark={mark} plane={plane} standing={standing} />
          ),
        )}
        <g class="sparks" aria-hidden="true" />
      </svg>
      <ZoomButtons camera={camera} />
    </div>
  );
}

/** Plus, minus and zero for the camera; arrows go to the next thing, or move what is seen where there is none. */
function steer(event: KeyboardEvent, svg: SVGSVGElement, camera: CameraControls): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = arrowOf(event.key);
  if (event.key === '+' || event.key === '=') camera.nearer();
  else if (event.key === '-') camera.farther();
  else if (event.key === '0') camera.fit();
  else if (arrow) {
    if (!focusNext(svg, arrow)) camera.pan(arrow[0], arrow[1]);
  } else return;
  event.preventDefault();
}

function ZoomButtons({ camera }: { readonly camera: CameraControls }) {
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
    </div>
  );
}

/** Gradients that all brass and stone of the board share. */
export const Metals = () => (
  <defs>
    <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" style="stop-color: var(--brass-lit)" />
      <stop offset="0.45" style="stop-color: var(--brass-mid)" />
      <stop offset="1" style="stop-color: var(--brass-dark)" />
    </linearGradient>
    <linearGradient id="slab-stone" x1="0" y1="0" x2="0.6" y2="1">
      <stop offset="0" class="slab-top" />
      <stop offset="1" class="slab-bottom" />
    </linearGradient>
  </defs>
);

/** The board itself, whatever stands on it. */
const liesAlike = (one: Plane, other: Plane): boolean =>
  one.turned === other.turned &&
  one.chart.ruleset === other.chart.ruleset &&
  one.chart.arrangement === other.chart.arrangement;

/** Drawn again only when the board itself lies otherwise. */
class Ground extends Component<{ readonly plane: Plane }> {
  override shouldComponentUpdate({ plane }: { readonly plane: Plane }): boolean {
    return !liesAlike(plane, this.props.plane);
  }
  override render({ plane }: { readonly plane: Plane }) {
    return <Casing plane={plane} />;
  }
}

/** On a small screen the names are larger beside their squares. */
const Names = ({ plane, grain }: { readonly plane: Plane; readonly grain: ReadonlySignal<number> }) => (
  <FixedRim plane={plane} size={Math.min(19, Math.max(12, 10 / grain.value))} />
);

interface RimProps {
  readonly plane: Plane;
  readonly size: number;
}

class FixedRim extends Component<RimProps> {
  override shouldComponentUpdate({ plane, size }: RimProps): boolean {
    return size !== this.props.size || !liesAlike(plane, this.props.plane);
  }
  override render(props: RimProps) {
    return <Rim {...props} />;
  }
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

interface RoomProps {
  readonly slot: number;
  readonly plane: Plane;
  readonly view: View;
  readonly standing: readonly TokenSpot[];
  readonly faceDown: (slot: string, tokens: number, capacity: number) => string;
  readonly facesShown: boolean;
}

export function RoomAt({ slot, plane, view, standing, faceDown, facesShown }: RoomProps) {
  const { ruleset } = plane.chart;
  const room = view.shown.rooms[slot];
  const corner = slotCorner(plane, slot);
  const capacity = ruleset.layout.slots[slot]?.capacity ?? 0;
  const style = `transform: translate(${corner.x}px, ${corner.y}px)`;
  const art = plane.chart.rooms[slot];
  if (room?.faceUp && art) {
    const turned = (room.turned + plane.turned) & 3;
    return (
      <g
        class={`room${isAloft(plane, slot) ? ' aloft' : ''}${roomTones(ruleset.layout)[slot] === 1 ? ' second' : ''}`}
        data-slot={slot}
        style={style}
      >
        <g class="moving">
          {isAloft(plane, slot) && (
            <rect class="aloft-shadow" x={8} y={20} width={ROOM} height={ROOM} rx={8} />
          )}
          <g class="turning" style={`transform: ${turning(turned * 90)}`}>
            <RoomArt room={art} gates={room.gates} turned={turned} wallsBroken={room.wallsBroken ?? false} />
          </g>
          <RoomLetter slot={slot} at={letterSpot(plane, slot, standing)} />
        </g>
      </g>
    );
  }
  const waiting = tokensOn(plane, view, slot, facesShown);
  const label = faceDown(slotName(slot), waiting.length, capacity);
  const names = waiting.flatMap(({ id }) => (id === null ? [] : [fullName(ruleset, id)]));
  return (
    <g
      class="room hidden"
      data-slot={slot}
      style={style}
      role="img"
      aria-label={names.length > 0 ? `${label}: ${names.join(', ')}` : label}
    >
      <g class="moving">
        <SlabArt slot={slot} waiting={waiting} capacity={capacity} />
      </g>
    </g>
  );
}

interface TokenProps {
  readonly one: TokenSpot;
  readonly isSelected: boolean;
  readonly canPick: boolean;
  readonly isThrough: boolean;
  readonly name: string;
  readonly isOnGear: boolean;
  readonly onPiece: (id: PieceId) => void;
}

function Token({ one, isSelected, canPick, isThrough, name, isOnGear: turns, onPiece }: TokenProps) {
  const pick = (): void => onPiece(one.id);
  return (
    <g
      class={`stand ${one.colour}${isSelected ? ' selected' : ''}${canPick ? ' pickable' : ''}${isThrough && (isSelected || !canPick) ? ' through' : ''}`}
      data-piece={one.id}
      style={`transform: translate(${one.at.x}px, ${one.at.y}px) scale(${one.scale})`}
      {...(canPick
        ? { role: 'button', tabindex: 0, onKeyDown: keys(pick), 'aria-pressed': isSelected }
        : { role: 'img' })}
      aria-label={name}
      onClick={(event) => {
        event.stopPropagation();
        pick();
      }}
    >
      {/* On a gear it leaves the arrow free. */}
      <circle class="halo" r={turns ? 17.2 : 19.5} />
      <TokenArt {...one} />
    </g>
  );
}
