/**
 * What there is to say of a thing on the board: what it does, who can use it, by which rules. Who can is asked of the
 * abilities of this game's pieces; no character is named here.
 */
import {
  type ActionType,
  type Chart,
  chartOfView,
  type Colour,
  exitLines,
  type Ruleset,
  slotOf,
  type View,
} from '@dungeon-twister/rules';
import { capital } from '@dungeon-twister/words';
import { edgesOf } from '../board/edge-art.tsx';
import { gearNumber } from '../board/gear-art.tsx';
import type { Thing } from '../board/things.ts';
import { language } from '../words/language.ts';
import { colourName, namesInWords } from '../words/names.ts';
import { THING_WORDS } from '../words/things.ts';

type Kind = Ruleset['pieces']['kinds'][number];
type KindAbility = Kind['abilities'][number];
type Trait = NonNullable<KindAbility['traits']>[number];

/** Who can do something with it: pieces by their kind, or anybody, in words. */
interface Use {
  readonly label: string;
  readonly kinds?: readonly Kind[];
  readonly text?: string;
}

export interface ThingFacts {
  readonly title: string;
  readonly lines: readonly string[];
  readonly uses: readonly Use[];
  readonly rules: readonly string[];
}

/** The weapons that strike over a distance and those that shoot, as abilities count them. */
const [REACH, RANGED] = [1, 2];

/** The kinds of pieces of this game with an ability of which something holds, each once. */
function kindsWith({ pieces }: Ruleset, holds: (ability: KindAbility) => boolean): Kind[] {
  const found = pieces.kinds.filter(({ abilities }) => abilities.some(holds));
  return [...new Map(found.map((kind) => [kind.id, kind])).values()];
}

const withTrait = (trait: Trait) => (ability: KindAbility) => ability.traits?.includes(trait) ?? false;
const withAction = (type: ActionType) => (ability: KindAbility) =>
  ability.actions?.some((action) => action.type === type) ?? false;

const isCharacter = (kind: Kind): boolean => 'movement' in kind;

/** What the facts of a thing are made from. */
interface About {
  readonly ruleset: Ruleset;
  readonly view: View;
  readonly chart: Chart;
}

const wordsNow = () => THING_WORDS[language.value];

const inZones = ({ ruleset }: About): boolean => ruleset.layout.zones > 0;

/** The rules of the book that is played by. */
const byBook = (about: About, board: readonly string[], cards: readonly string[]): readonly string[] =>
  inZones(about) ? cards : board;

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

function aboutGear(about: About, slot: number): ThingFacts {
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

function aboutPit(about: About): ThingFacts {
  const w = wordsNow();
  const { ruleset } = about;
  const over = kindsWith(ruleset, (one) => withTrait('overPits')(one) || withTrait('onPits')(one));
  const jumps = ruleset.scenario.jumpCards > 0;
  const landing = ruleset.rules.jumpLanding === 'straight' ? 'BD-JUMP-6' : 'BD-JUMP-7';
  return {
    title: w.pit,
    lines: [inZones(about) ? w.pitBetween : w.pitSquare],
    uses: [
      ...(jumps ? [{ label: w.jumpsOver, text: w.anyoneJumps }] : []),
      { label: w.walksOver, kinds: over.filter(isCharacter) },
      { label: w.staysOn, kinds: kindsWith(ruleset, withTrait('onPits')).filter(isCharacter) },
      { label: w.helpsOver, kinds: over.filter((kind) => !isCharacter(kind)) },
      { label: w.passes, kinds: kindsWith(ruleset, withTrait('incorporeal')) },
    ],
    rules: [
      ...byBook(about, ['BD-MOVE-16', 'BD-PIT-1', 'BD-PIT-4'], ['CG-MOVE-11']),
      ...(jumps ? byBook(about, ['BD-JUMP-1', landing], ['CG-JUMP-1', 'CG-JUMP-2']) : []),
      ...byBook(about, ['BD-LOS-5'], ['CG-LOS-6']),
    ],
  };
}

function aboutPortcullis(about: About, slot: number, gate: number): ThingFacts {
  const w = wordsNow();
  const { ruleset, view } = about;
  const shown = view.shown.rooms[slot];
  const state = (shown?.faceUp ? shown.gates[gate] : undefined) ?? 'closed';
  return {
    title: w.portcullis[state],
    lines: [w.gate[state]],
    uses:
      state === 'broken'
        ? []
        : [
            { label: w.opensGate, kinds: kindsWith(ruleset, withAction('openGate')) },
            { label: w.breaksGate, kinds: kindsWith(ruleset, withAction('breakGate')) },
            { label: w.passes, kinds: kindsWith(ruleset, withTrait('incorporeal')) },
          ],
    rules: byBook(
      about,
      ['BD-PORT-3', 'BD-PORT-4', 'BD-PORT-5', 'BD-PORT-6', 'BD-PORT-8', 'BD-MOVE-13'],
      ['CG-MOVE-12', 'CG-MOVE-5', 'CG-OBJ-Key-1', 'CG-ADJ-2'],
    ),
  };
}

function aboutSlit(about: About): ThingFacts {
  const w = wordsNow();
  const { ruleset } = about;
  return {
    title: w.slit,
    lines: [w.slitDoes],
    uses: [
      {
        label: w.walksThrough,
        kinds: kindsWith(ruleset, (one) => withTrait('throughSlits')(one) || withAction('wallWalk')(one)),
      },
      { label: w.shootsThrough, kinds: kindsWith(ruleset, ({ weapon }) => weapon === RANGED) },
      ...(inZones(about)
        ? []
        : [{ label: w.strikesThrough, kinds: kindsWith(ruleset, ({ weapon }) => weapon === REACH) }]),
      { label: w.passes, kinds: kindsWith(ruleset, withTrait('incorporeal')) },
    ],
    rules: byBook(
      about,
      ['BD-MOVE-15', 'BD-LOS-6', 'BD-LOS-7', 'BD-COMBAT-3', 'BD-REVEAL-11'],
      ['CG-MOVE-13', 'CG-LOS-7', 'CG-LOS-8'],
    ),
  };
}

function aboutWall(about: About): ThingFacts {
  const w = wordsNow();
  const { ruleset } = about;
  return {
    title: w.wall,
    lines: [w.wallDoes],
    uses: [
      { label: w.walksThrough, kinds: kindsWith(ruleset, withAction('wallWalk')) },
      { label: w.breaksWalls, kinds: kindsWith(ruleset, withAction('breakWalls')) },
      { label: w.passes, kinds: kindsWith(ruleset, withTrait('incorporeal')) },
    ],
    rules: byBook(about, ['BD-MOVE-14', 'BD-LOS-2'], ['CG-MOVE-13', 'CG-LOS-3']),
  };
}

/** The colour that lots have dealt to a line; null while nobody knows it. */
function dealtTo({ ruleset, view }: About, line: number): Colour | null {
  const byLot = [...ruleset.layout.lines.keys()].filter((one) => ruleset.layout.lines[one]?.use === 'dealt');
  return view.shown.dealt?.[byLot.indexOf(line)] ?? null;
}

function aboutLine(about: About, index: number): ThingFacts {
  const w = wordsNow();
  const { ruleset, view, chart } = about;
  const line = ruleset.layout.lines[index];
  const use = line?.use ?? 'start';
  const leavers = [...ruleset.colours.keys()].filter((seat) =>
    exitLines(ruleset, seat, view.shown.dealt ?? []).includes(index),
  );
  const owner = ruleset.colours[line?.owner ?? -1];
  const dealt = use === 'dealt' ? dealtTo(about, index) : null;
  const isUnknown = use === 'dealt' && dealt === null;
  const starts = owner ? w.starts(colourName(owner).toLocaleLowerCase(language.value)) : w.startsAll;
  return {
    title:
      use === 'finish' ? w.finish : use === 'dealt' ? w.dealtLine : capital(namesInWords(chart).line(index)),
    lines: [
      ...(use === 'start' ? [starts] : []),
      ...((line?.facings ?? 0) > 0 ? [w.facing] : []),
      ...(isUnknown ? [w.unknownLine] : []),
      ...(dealt !== null && leavers.length === 0 ? [w.decoy] : []),
      ...(leavers.length > 0 ? [w.leaving] : []),
    ],
    uses: isUnknown
      ? []
      : [
          {
            label: w.leaves,
            text: leavers.map((seat) => colourName(ruleset.colours[seat] ?? 'blue')).join(', ') || w.nobody,
          },
        ],
    rules: rulesOfLine(about, use),
  };
}

function rulesOfLine(about: About, use: 'start' | 'finish' | 'dealt'): readonly string[] {
  const { ruleset } = about;
  if (use === 'finish') return ['MP-RACE-15', 'BD-EXIT-8'];
  if (use === 'dealt') return ['MP-EXITS-3', 'MP-EXITS-13'];
  return [
    ...byBook(
      about,
      ['BD-MOVE-19', 'BD-EXIT-1', 'BD-EXIT-3', 'BD-EXIT-8'],
      ['CG-START-1', 'CG-START-5', 'CG-EXIT-1', 'CG-EXIT-3'],
    ),
    ...(ruleset.seats > 2 && !ruleset.scenario.leavesBy ? ['MP-STD-3'] : []),
  ];
}

function aboutRoom(about: About, slot: number): ThingFacts {
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

function aboutFloor(about: About, place: number): ThingFacts {
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

export function factsOfThing(ruleset: Ruleset, view: View, thing: Thing): ThingFacts {
  const about: About = { ruleset, view, chart: chartOfView(ruleset, view.shown) };
  switch (thing.kind) {
    case 'gear':
      return aboutGear(about, thing.slot);
    case 'pit':
      return aboutPit(about);
    case 'portcullis': {
      const room = about.chart.rooms[thing.slot];
      return aboutPortcullis(about, thing.slot, (room && edgesOf(room)[thing.edge]?.gate) ?? 0);
    }
    case 'slit':
      return aboutSlit(about);
    case 'wall':
      return aboutWall(about);
    case 'line':
      return aboutLine(about, thing.line);
    case 'room':
      // It may have been opened since.
      return about.chart.rooms[thing.slot] ? aboutGear(about, thing.slot) : aboutRoom(about, thing.slot);
    default:
      return aboutFloor(about, thing.place);
  }
}
