/** Rooms: from which gear each is turned, with which twin; a closed one, and the floor of an open one. */
import { type Chart, slotOf } from '@dungeon-twister/rules';
import { capital } from '@dungeon-twister/words';
import { gearNumber } from '../../board/gear-art.tsx';
import { namesInWords } from '../../words/names.ts';
import { type About, byBook, inZones, kindsWith, type ThingFacts, withTrait, wordsNow } from './about.ts';

const wayOf = (arrow: string): string => (arrow === 'cw' ? wordsNow().clockwise : wordsNow().anticlockwise);

/** The open room that is turned from the same gears; null where it is closed. */
function twinOf({ rooms }: Chart, slot: number): number | null {
  const own = rooms[slot];
  const found = rooms.findIndex((room, other) => other !== slot && room && room.pair === own?.pair);
  return found < 0 ? null : found;
}

/** Where lots lay one room of a pair only, it has no twin. */
function isAlone({ ruleset }: About, id: string): boolean {
  const fixed = (ruleset.scenario.fixedRooms ?? []).filter(({ rooms }) => rooms.includes(id));
  return fixed.length === 1 && (fixed[0]?.rooms.length ?? 0) > 1;
}

export function aboutGear(about: About, slot: number): ThingFacts {
  const w = wordsNow();
  const { ruleset, chart } = about;
  const { room: name } = namesInWords(chart);
  const room = chart.rooms[slot];
  if (!room) return aboutRoom(about, slot);
  const number = gearNumber(room.pair);
  const twin = twinOf(chart, slot);
  const twinRoom = twin === null ? null : chart.rooms[twin];
  const kinds = (ruleset.scenario.figureKinds ?? []).map(({ type }) => type);
  const slides =
    kinds.includes('slide') &&
    (ruleset.scenario.fixedRooms ?? []).some(({ rooms }) => rooms.includes(room.id));
  const lifts =
    kinds.includes('lift') && ruleset.layout.arrangements.some(({ slotAt }) => (slotAt[slot] ?? 0) < 0);
  const craftsmen = kindsWith(ruleset, withTrait('turnsEitherWay'));
  return {
    title: w.gear(number),
    lines: [
      w.turns(name(slot), wayOf(room.arrow)),
      ...(twin !== null && twinRoom ? [w.turnsTwin(name(twin), wayOf(twinRoom.arrow))] : []),
      ...(twin === null && !isAlone(about, room.id) ? [w.twinClosed(number)] : []),
      w.turnsAll,
      ...(slides ? [w.slides] : []),
      ...(lifts ? [w.lifts] : []),
    ],
    uses: [
      { label: w.turnsIt, text: inZones(about) ? w.anyoneInZone : w.anyoneHere },
      { label: w.eitherWay, kinds: craftsmen },
    ],
    rules: [
      ...byBook(
        about,
        ['BD-ROTATE-1', 'BD-ROTATE-2', 'BD-ROTATE-5', 'BD-ROTATE-7', 'BD-ROTATE-8'],
        ['CG-ROTATE-1', 'CG-ROTATE-3', 'CG-ROTATE-5', 'CG-ROTATE-7', 'CG-ROTATE-8'],
      ),
      ...(slides ? ['MP-ELEV-10'] : []),
      ...(lifts ? ['MP-PYR-24', 'MP-PYR-26'] : []),
    ],
  };
}

export function aboutRoom(about: About, slot: number): ThingFacts {
  const w = wordsNow();
  const { ruleset, view, chart } = about;
  const shown = view.shown.rooms[slot];
  const { capacity, kinds } = ruleset.layout.slots[slot];
  const tokens = shown && !shown.faceUp ? shown.tokens.reduce((sum, count) => sum + count, 0) : 0;
  const isAlong = ruleset.policies.revealAccess.id === 'roomsAlongLine';
  return {
    title: capital(w.closedRoom(namesInWords(chart).room(slot))),
    lines: [
      w.opens,
      capacity > 0 ? w.tokens(tokens, capacity) : w.noTokens,
      ...(kinds === 'any' ? [] : [w.onlyKind[kinds]]),
    ],
    uses: [
      {
        label: w.reveals,
        text: `${w.anyoneReveals}; ${w.fromLine[isAlong ? 'roomsAlongLine' : 'roomInFront']}`,
      },
    ],
    rules: [
      ...byBook(
        about,
        ['BD-REVEAL-1', 'BD-REVEAL-3', isAlong ? 'BD-REVEAL-4' : 'BD-REVEAL-5'],
        ['CG-REVEAL-1', 'CG-REVEAL-3', 'CG-REVEAL-2', 'CG-REVEAL-8'],
      ),
      ...(ruleset.seats > 2 ? ['MP-STD-12'] : []),
    ],
  };
}

export function aboutFloor(about: About, place: number): ThingFacts {
  const w = wordsNow();
  const { chart } = about;
  const names = namesInWords(chart);
  const slot = slotOf(place);
  const room = chart.rooms[slot];
  if (!room) return aboutRoom(about, slot);
  const number = gearNumber(room.pair);
  const twin = twinOf(chart, slot);
  return {
    title: capital(names.place(place)),
    lines: [
      ...(inZones(about) ? [w.zoneSteps, w.zoneHolds] : []),
      w.bears(number, wayOf(room.arrow)),
      ...(twin === null ? [] : [w.twinIs(names.room(twin))]),
      w.turnsAll,
    ],
    uses: [],
    rules: byBook(
      about,
      ['BD-TERM-5', 'BD-ROTATE-2', 'BD-ROTATE-7'],
      ['CG-ZONE-1', 'CG-MOVE-4', 'CG-ZONE-4', 'CG-ROTATE-8'],
    ),
  };
}
