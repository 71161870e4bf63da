/** What can be pointed at: places, pieces, rooms and portcullises, each a button with a name. */
import type { Aim, Place } from '@dungeon-twister/rules';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { ICONS } from '../icons/names.mjs';
import { isOnGear } from './gear-spot.ts';
import { handleSpot } from './handle-spot.ts';
import { portcullisSpot } from './portcullis-spot.ts';
import { Icon } from './piece-art.tsx';
import { areaOf, centre, middleOf, type Plane, slotMiddle, widened } from './plane.ts';
import type { TokenSpot } from './token-layout.ts';
import { IRREVERSIBLE_SIGN } from './irreversible-sign.ts';
import { unlessSame } from './unless-same.ts';

/** Something on the board that can be pointed at. */
export interface Mark {
  readonly key: string;
  /** What kind of choice it is; the style sheet knows it. */
  readonly kind: 'go' | 'later' | 'take' | 'attack' | 'help' | 'room' | 'gate' | 'lay' | 'load';
  readonly label: string;
  readonly at: Aim;
  /** A sign to draw in the middle, where the kind alone does not say enough: a letter, or the name of an icon. */
  readonly sign?: string;
  /** It cannot be taken back once it is done: a sign says so. */
  readonly final?: boolean;
  /** Pressed once already: pressed again, it is done. */
  readonly isAsked?: boolean;
  /** Who goes there leaves the labyrinth, for so many points. */
  readonly leaves?: number;
  /** Switched on, by an earlier press. */
  readonly isOn?: boolean;
  /** How many action points it takes to get there, where it takes more than one. */
  readonly points?: number;
  /** Its sign is seen only when it is pointed at: others near it say the same. */
  readonly isQuiet?: boolean;
  /** A small mark in a lower corner of its place, beside another one. */
  readonly aside?: 'left' | 'right';
  readonly onPick: () => void;
  readonly onPreview?: (on: boolean) => void;
}

/** A finger that stays so long looks; it does not choose. */
const HELD_MS = 400;

/** Whoever points at something with the pointer or the keyboard, and whoever leaves it again. */
export const pointing = (show: (on: boolean) => void) => ({
  onPointerEnter: () => show(true),
  onPointerLeave: () => show(false),
  onFocus: () => show(true),
  onBlur: () => show(false),
});

/** Enter and space do what a click does. */
export const keys = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

/** Signs that every font draws otherwise are drawn by us. */
const CROSS = 'M-2.4,-7h4.8v4.6H7v4.8H2.4V7h-4.8V2.4H-7v-4.8h4.6Z';
const TURN = 'M-7,2.5A7.4,7.4 0 1 1 5.2,5.2';
export const LOADS = {
  take: 'M-6,7H6M0,4V-6M-4,-2L0,-6L4,-2',
  leave: 'M-6,7H6M0,-6V4M-4,0L0,4L4,0',
  swap: 'M-3.500,6V-6M-6.500,-3L-3.500,-6L-0.500,-3M3.500,-6V6M0.500,3L3.500,6L6.500,3',
} as const;
const isLoadSign = (sign: string): sign is keyof typeof LOADS => sign in LOADS;
const TURN_HEAD = 'M8.4,2.2L2.4,3.4L6.6,9Z';

function Sign({ sign, size }: { readonly sign: string; readonly size: number }) {
  if (sign === 'heal') return <path d={CROSS} transform={`scale(${size / 16})`} />;
  if (isLoadSign(sign)) return <path class="sign-line" d={LOADS[sign]} transform={`scale(${size / 16})`} />;
  if (sign in ICONS) return <Icon kind={sign} size={size * 1.25} />;
  if (sign === '⟳' || sign === '⟲')
    return (
      <g transform={`scale(${(size / 16) * (sign === '⟳' ? 1 : -1)} ${size / 16})`}>
        <path class="sign-line" d={TURN} />
        <path class="sign-fill" d={TURN_HEAD} />
      </g>
    );
  return (
    <text text-anchor="middle" font-size={size} y={size * 0.35}>
      {sign}
    </text>
  );
}

/** A sign on a small plate, which grows with what is written on it. */
export function Badge({ sign, radius }: { readonly sign: string; readonly radius: number }) {
  const wide = sign in ICONS || isLoadSign(sign) ? radius : Math.max(radius, 3 + sign.length * radius * 0.38);
  return (
    <g class="badge">
      <rect class="pip" x={-wide} y={-radius} width={2 * wide} height={2 * radius} rx={radius} />
      <g class="sign">
        <Sign sign={sign} size={radius * 1.35} />
      </g>
    </g>
  );
}

/** The sign where there is no way back. */
export const IrreversibleMark = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="irreversible-mark" transform={`translate(${x - 6.4} ${y - 6.4}) scale(0.8)`}>
    <path d={IRREVERSIBLE_SIGN} />
    <circle cx={8} cy={7.6} r={3.2} />
  </g>
);

function Pointed({ mark, at, children }: { mark: Mark; at: string; children: ComponentChildren }) {
  const touchedAt = useRef<number | null>(null);
  return (
    <g
      class={`mark ${at} ${mark.kind}${mark.final ? ' final' : ''}${mark.isAsked ? ' asked' : ''}${mark.isOn ? ' on' : ''}${mark.isQuiet ? ' quiet' : ''}`}
      role="button"
      tabindex={0}
      data-mark={mark.key}
      aria-label={mark.label}
      onPointerDown={({ pointerType, timeStamp }) => {
        touchedAt.current = pointerType === 'touch' ? timeStamp : null;
      }}
      // Whoever holds a finger on it wants to see what would happen, and no menu.
      onContextMenu={(event) => {
        if (touchedAt.current !== null) event.preventDefault();
      }}
      onClick={(event) => {
        event.stopPropagation();
        // A pointer needs no focus: what was pressed would keep a frame that nobody asked for.
        if (event.detail > 0) event.currentTarget.blur();
        const isHeld = touchedAt.current !== null && event.timeStamp - touchedAt.current > HELD_MS;
        if (!isHeld) mark.onPick();
      }}
      onKeyDown={keys(mark.onPick)}
      {...pointing((on) => mark.onPreview?.(on))}
    >
      <title>{mark.label}</title>
      {children}
    </g>
  );
}

/** From the middle of a square to its corner. */
const ASIDE = 12;
/** How far from the middle of a square its mark is shown where something lies on it. */
const CORNER = 13;

interface OnPlace {
  readonly plane: Plane;
  readonly mark: Mark;
  readonly place: Place;
}

export const PlaceMark = unlessSame(({ plane, mark, place }: OnPlace) => {
  const area = areaOf(plane, place);
  const [only] = area;
  const isZone = area.length > 1;
  const middle = !isZone && only ? centre(only) : middleOf(plane, place);
  // The icon of a zone stays readable beside what is written on the mark, and the number of a gear beside any.
  const aside =
    isZone && mark.sign
      ? 'translate(12 -12)'
      : !isZone && isOnGear(plane, place)
        ? `translate(${-CORNER} ${-CORNER})`
        : undefined;
  if (mark.aside)
    return (
      <Pointed mark={mark} at="on-corner">
        <g
          transform={`translate(${middle.x + (mark.aside === 'left' ? -ASIDE : ASIDE)} ${middle.y + ASIDE})`}
        >
          <circle class="field" r={10} />
          {mark.isQuiet && <Dot points={mark.points} />}
          <Badge sign={mark.sign ?? ''} radius={7.5} />
        </g>
      </Pointed>
    );
  return (
    <Pointed mark={mark} at="on-place">
      {area.map((rect, index) => (
        <rect key={index} class={isZone ? 'field part' : 'field'} {...widened(rect, -3)} rx={6} />
      ))}
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <g transform={aside}>
          {mark.isQuiet && <Dot points={mark.points} />}
          {mark.sign ? <Badge sign={mark.sign} radius={9} /> : <circle class="pip" r={6.5} />}
        </g>
        {mark.final && <IrreversibleMark x={12} y={isZone ? 12 : -12} />}
      </g>
    </Pointed>
  );
});

/** The farther, the smaller. */
const Dot = ({ points = 2 }: { readonly points?: number | undefined }) => (
  <circle class="pip dot" r={Math.max(2.6, 6 - points * 0.7)} />
);

/** The mark of a square on which something lies, shown once more above that; the square itself is what is pressed. */
export const MarkOver = unlessSame(({ plane, mark, place }: OnPlace) => {
  const { x, y } = middleOf(plane, place);
  return (
    <g
      class={`mark over ${mark.kind}${mark.isQuiet ? ' quiet' : ''}`}
      transform={`translate(${x - CORNER} ${y - CORNER})`}
      aria-hidden="true"
    >
      {mark.isQuiet && <Dot points={mark.points} />}
      {mark.sign ? <Badge sign={mark.sign} radius={7} /> : <circle class="pip" r={5.5} />}
    </g>
  );
});

interface SpotProps {
  readonly mark: Mark;
  readonly plane: Plane;
  readonly standing: readonly TokenSpot[];
}

/** A mark on a piece, on a room or on a portcullis. */
export const SpotMark = unlessSame(({ mark, plane, standing }: SpotProps) => {
  const { at } = mark;
  if ('place' in at) return null;
  if ('portcullis' in at) {
    const spot = portcullisSpot(plane, at.portcullis.slot, at.portcullis.gate);
    if (!spot) return null;
    const [w, h] = spot.upright ? [11, 21] : [21, 11];
    return (
      <Pointed mark={mark} at="on-gate">
        <g transform={`translate(${spot.at.x} ${spot.at.y})`}>
          <rect class="field" x={-w} y={-h} width={2 * w} height={2 * h} rx={8} />
          {mark.sign && <Badge sign={mark.sign} radius={8.5} />}
          {mark.final && <IrreversibleMark x={w} y={-h} />}
        </g>
      </Pointed>
    );
  }
  if ('piece' in at) {
    const one = standing.find(
      ({ id, loads }) => id === at.piece || loads.some((load) => load.id === at.piece),
    );
    if (!one) return null;
    if (mark.kind === 'load')
      return (
        <Pointed mark={mark} at="on-corner">
          <g transform={`translate(${one.at.x - ASIDE} ${one.at.y + ASIDE})`}>
            <circle class="field" r={10} />
            <Badge sign={mark.sign ?? ''} radius={7.5} />
          </g>
        </Pointed>
      );
    return (
      <Pointed mark={mark} at="on-piece">
        <g transform={`translate(${one.at.x} ${one.at.y}) scale(${Math.max(one.scale, 0.55)})`}>
          <circle class="field" r={19} />
          {mark.sign && (
            <g transform="translate(11 -14)">
              <Badge sign={mark.sign} radius={8.5} />
            </g>
          )}
          {mark.final && <IrreversibleMark x={-14} y={-14} />}
        </g>
      </Pointed>
    );
  }
  return <RoomMark mark={mark} plane={plane} slot={at.slot} standing={standing} />;
});

/** A closed room is chosen as a whole; an open one at its corner, so that whatever stands in it stays in reach. */
function RoomMark({ mark, plane, slot, standing }: SpotProps & { readonly slot: number }) {
  const { x, y } = slotMiddle(plane, slot);
  const isOpen = plane.chart.rooms[slot] !== null;
  const handle = handleSpot(plane, slot, standing);
  return (
    <Pointed mark={mark} at="on-room">
      <g transform={`translate(${x} ${y})`}>
        <rect
          class={isOpen ? 'frame-of-room' : 'frame-of-room whole'}
          x={-97}
          y={-97}
          width={194}
          height={194}
          rx={8}
        />
        <g
          transform={isOpen ? `translate(${handle.x - x} ${handle.y - y}) scale(0.85)` : 'translate(-74 -74)'}
        >
          <circle class="field" r={17} />
          <g class="sign">
            <Sign sign={mark.sign ?? '+'} size={20} />
          </g>
          {mark.final && <IrreversibleMark x={13} y={13} />}
        </g>
      </g>
    </Pointed>
  );
}
