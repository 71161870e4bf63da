/** All rooms of a view where they lie: open ones as carved stone, closed ones as slabs with what waits on them. */
import { slotName, type View } from '@dungeon-twister/rules';
import { words } from '../words/language.ts';
import { fullName } from '../words/names.ts';
import { isAloft, type Plane, ROOM, slotCorner, turning } from './plane.ts';
import { RoomArt } from './room-art.tsx';
import { letterSpot, RoomLetter } from './room-letter.tsx';
import { roomTones } from './room-tones.ts';
import { SlabArt } from './slab-art.tsx';
import { type TokenSpot, tokensOn } from './token-layout.ts';

interface RoomsProps {
  readonly plane: Plane;
  readonly view: View;
  readonly standing: readonly TokenSpot[];
  /** Whether tokens on closed rooms show their faces, where this view knows them. */
  readonly facesShown: boolean;
  /** Whether they only shine through their backs, for whoever has laid them. */
  readonly remembered?: boolean;
}

export const Rooms = (props: RoomsProps) => (
  <>
    {props.view.shown.rooms.map((_room, slot) => (
      <RoomAt key={slot} slot={slot} {...props} />
    ))}
  </>
);

function RoomAt(props: RoomsProps & { readonly slot: number }) {
  const { slot, plane, view, standing, facesShown, remembered = false } = props;
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
  const label = words().faceDown(slotName(slot), waiting.length, capacity);
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
        <SlabArt slot={slot} waiting={waiting} capacity={capacity} remembered={remembered} />
      </g>
    </g>
  );
}
