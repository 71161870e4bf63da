/**
 * A room that lies face down: a slab with the letter of its slot, and on it the tokens that wait there: their backs, or
 * their faces for somebody to whom they are shown.
 */
import { type Colour, slotName } from '@dungeon-twister/rules';
import { Component } from 'preact';
import { gearPath } from './gear-path.ts';
import { TokenArt } from './piece-art.tsx';
import { ROOM } from './plane.ts';

const RELIEF = gearPath(16, 66, 56);
const MIDDLE = ROOM / 2;

/** A token that waits: null for one of which only the back is seen. */
interface Waiting {
  readonly colour: Colour;
  readonly kind: string | null;
  readonly isCharacter: boolean;
}

interface Props {
  readonly slot: number;
  readonly waiting: readonly Waiting[];
  readonly capacity: number;
  /** Faces are half seen through the backs: they are only remembered. */
  readonly remembered?: boolean;
}

const lookOf = (waiting: readonly Waiting[]): string =>
  waiting.map(({ colour, kind }) => `${colour} ${kind}`).join();

/** Drawn again only when other tokens lie on it. */
export class SlabArt extends Component<Props> {
  override shouldComponentUpdate({ slot, waiting, capacity, remembered }: Props): boolean {
    const now = this.props;
    return (
      slot !== now.slot ||
      capacity !== now.capacity ||
      remembered !== now.remembered ||
      lookOf(waiting) !== lookOf(now.waiting)
    );
  }

  override render({ slot, waiting, capacity, remembered }: Props) {
    const wide = Math.min(36, 160 / Math.max(waiting.length, 1));
    return (
      <g class="slab-art">
        <rect class="slab" x={1} y={1} width={ROOM - 2} height={ROOM - 2} rx={7} />
        <rect class="slab-inner" x={9} y={9} width={ROOM - 18} height={ROOM - 18} rx={5} />
        <path class="rivets" d={`M16,16h0M${ROOM - 16},16h0M16,${ROOM - 16}h0M${ROOM - 16},${ROOM - 16}h0`} />
        <g transform={`translate(${MIDDLE} ${MIDDLE - 12})`}>
          <path class="relief-shadow" d={RELIEF} transform="translate(1.5 2.5)" />
          <path class="relief" d={RELIEF} />
          <circle class="relief-well" r={44} />
          <text class="slot-letter" text-anchor="middle" y={18}>
            {slotName(slot)}
          </text>
        </g>
        {waiting.map((one, index) => (
          <g
            key={index}
            transform={`translate(${MIDDLE + (index - (waiting.length - 1) / 2) * wide} ${ROOM - 30}) scale(${Math.min(0.95, wide / 36)})`}
          >
            {remembered && one.kind !== null ? <RememberedArt {...one} /> : <TokenArt {...one} />}
          </g>
        ))}
        {capacity > 0 && (
          <g transform={`translate(${ROOM - 28} 26)`}>
            <rect class="capacity-plate" x={-17} y={-12} width={34} height={20} rx={10} />
            <text class="capacity" text-anchor="middle" y={3}>
              {waiting.length}/{capacity}
            </text>
          </g>
        )}
      </g>
    );
  }
}

/** The back, and on it, half seen, what is on the other side. */
const RememberedArt = ({ colour, kind, isCharacter }: Waiting) => (
  <>
    <TokenArt colour={colour} kind={null} isCharacter />
    <g class="remembered">
      <TokenArt colour={colour} kind={kind} isCharacter={isCharacter} />
    </g>
  </>
);
