/** Every sign that can be seen on the board of this game, drawn as it is there, in words. */
import { OPEN, PIT, PORTCULLIS, type Room, type Ruleset, SLIT, WALL } from '@dungeon-twister/rules';
import type { JSX } from 'preact';
import { edgesOf, type GateState } from '../board/edge-art.tsx';
import { EXIT_ARROW } from '../board/exit-arrows.tsx';
import { GearArt } from '../board/gear-art.tsx';
import { gearSquare, middleOfSquare } from '../board/gear-spot.ts';
import { checks, DealtSign, FacingArrow } from '../board/line-art.tsx';
import { Badge, IrreversibleMark } from '../board/marks.tsx';
import { Icon, shapeOf, TokenArt, type TokenProps } from '../board/piece-art.tsx';
import { type Point, ROOM } from '../board/plane.ts';
import { RoomArt } from '../board/room-art.tsx';
import { RoomLetter } from '../board/room-letter.tsx';
import { SlabArt } from '../board/slab-art.tsx';
import { ZONE_SHAPES } from '../board/zone-shape.ts';
import { hasFinger } from '../browser/finger.ts';
import { language } from '../words/language.ts';
import { LEGEND_GROUPS, LEGEND_TITLE, LEGEND_WORDS, legendHint, type LegendSign } from '../words/legend.ts';
import './legend.css';
import { ListDialog } from './list-dialog.tsx';
import type { AtTable } from './play-controller.ts';

/** A square of the drawing with its middle at a point. */
const Framed = ({ at, wide = 44, children }: { at: Point; wide?: number; children: JSX.Element }) => (
  <svg viewBox={`${at.x - wide / 2} ${at.y - wide / 2} ${wide} ${wide}`} aria-hidden="true">
    {children}
  </svg>
);

const ORIGIN: Point = { x: 0, y: 0 };

/** A part of a room, as the room itself is drawn. */
const PartOf = ({ room, at, gate = 'closed' }: { room: Room; at: Point; gate?: GateState }) => (
  <Framed at={at}>
    <g class="room">
      <RoomArt room={room} gates={Array.from({ length: room.portcullises }, () => gate)} turned={0} />
    </g>
  </Framed>
);

/** The first room that has something, and where. */
function found(rooms: readonly Room[], spot: (room: Room) => Point | undefined) {
  for (const room of rooms) {
    const at = spot(room);
    if (at) return { room, at };
  }
  return null;
}

const edgeOf = (kind: number) => (room: Room) =>
  edgesOf(room).find((edge) => edge.kind === kind && kind !== OPEN)?.at;

const squareOf = (kind: number) => (room: Room) => {
  const square = room.squares.indexOf(kind);
  return square < 0 ? undefined : middleOfSquare(square);
};

const Mark = ({ kind, at = 'on-place', children }: { kind: string; at?: string; children: JSX.Element }) => (
  <Framed at={ORIGIN}>
    <g class={`mark ${at} ${kind}`}>{children}</g>
  </Framed>
);

/** A closed room as a whole, and the corner with its numbers. */
const CLOSED_PARTS = [
  { at: { x: ROOM / 2, y: ROOM / 2 }, wide: ROOM + 4 },
  { at: { x: ROOM - 32, y: 32 }, wide: 64 },
] as const;

type Pictures = Partial<Readonly<Record<LegendSign, readonly JSX.Element[]>>>;

function roomPictures({ scenario, layout }: Ruleset): Pictures {
  const { rooms } = scenario;
  const gear = found(rooms, (room) => {
    const square = gearSquare(room);
    return square < 0 ? undefined : middleOfSquare(square);
  });
  const [wall, gate, slit, pit] = [
    found(rooms, edgeOf(WALL)),
    found(rooms, edgeOf(PORTCULLIS)),
    found(rooms, edgeOf(SLIT)),
    found(rooms, squareOf(PIT)),
  ];
  const states: readonly GateState[] = ['closed', 'open', 'broken'];
  const arrows = ['cw', 'ccw'] as const;
  return {
    ...(gear && {
      gear: [<PartOf {...gear} />],
      twins: arrows.map((arrow) => (
        <Framed at={ORIGIN}>
          <GearArt {...ORIGIN} pair={gear.room.pair} arrow={arrow} upright={0} />
        </Framed>
      )),
    }),
    ...(layout.zones > 0 && {
      zones: (['T', 'S', 'C'] as const).map((icon) => (
        <Framed at={ORIGIN}>
          <g class="zone-sign" data-zone={icon}>
            <path class="zone-icon" d={ZONE_SHAPES[icon]} />
          </g>
        </Framed>
      )),
    }),
    letter: [
      <Framed at={ORIGIN}>
        <RoomLetter slot={2} at={ORIGIN} />
      </Framed>,
    ],
    closed: CLOSED_PARTS.map((part) => (
      <Framed {...part}>
        <g class="room hidden">
          <SlabArt slot={2} waiting={[{ colour: 'blue', kind: null, isCharacter: true }]} capacity={3} />
        </g>
      </Framed>
    )),
    ...(wall && { wall: [<PartOf {...wall} />] }),
    ...(gate && { portcullis: states.map((state) => <PartOf {...gate} gate={state} />) }),
    ...(slit && { slit: [<PartOf {...slit} />] }),
    ...(pit && { pit: [<PartOf {...pit} />] }),
  };
}

function linePictures({ layout, colours }: Ruleset): Pictures {
  const { lines } = layout;
  const [colour = 'blue'] = colours;
  const has = (use: string): boolean => lines.some((line) => line.use === use);
  const leaves =
    lines.some(({ use }) => use !== 'start') ||
    !layout.arrangements.some(({ slotAt }) => slotAt.some((at) => at < 0));
  return {
    ...(lines.some(({ dots, facings }) => dots.length > 0 && facings === 0) && {
      dot: [
        <Framed at={ORIGIN}>
          <g class={`line start ${colour}`}>
            <path class="dot" d={shapeOf(colour)} transform="scale(0.62)" />
          </g>
        </Framed>,
      ],
    }),
    ...(leaves && {
      exit: [
        <Framed at={ORIGIN} wide={30}>
          <g class={`exit-arrows ${colour}`}>
            <path d={EXIT_ARROW} transform="rotate(270)" />
          </g>
        </Framed>,
      ],
    }),
    ...(has('finish') && {
      finish: [
        <Framed at={ORIGIN}>
          <g class="line finish common">
            <path class="checks" d={checks({ x: -20, y: -20, width: 40, height: 40 })} />
          </g>
        </Framed>,
      ],
    }),
    ...(has('dealt') && {
      dealt: [null, colour].map((one) => (
        <Framed at={ORIGIN}>
          <g class={`line dealt ${one ?? 'common'}`}>
            <DealtSign at={ORIGIN} colour={one} />
          </g>
        </Framed>
      )),
    }),
    ...(lines.some(({ facings }) => facings > 0) && {
      facing: [
        <Framed at={ORIGIN}>
          <g class={`line start ${colour}`}>
            <path class="facing-icon" data-zone="T" d={ZONE_SHAPES.T} transform="scale(0.8)" />
          </g>
        </Framed>,
      ],
      faces: [
        <Framed at={ORIGIN}>
          <g class="facings" transform="translate(-18 0)">
            <FacingArrow length={18} />
          </g>
        </Framed>,
      ],
    }),
  };
}

const Token = (token: TokenProps) => (
  <Framed at={ORIGIN}>
    <TokenArt {...token} />
  </Framed>
);

/** As beside a number on the card of a character. */
const Value = ({ kind }: { readonly kind: 'walk' | 'attack' }) => (
  <Framed at={ORIGIN} wide={26}>
    <g class="legend-value">
      <Icon kind={kind} size={20} />
    </g>
  </Framed>
);

function piecePictures({ pieces, colours }: Ruleset): Pictures {
  const [colour = 'blue'] = colours;
  const kindOf = (isCharacter: boolean): string | undefined =>
    pieces.kinds.find((_kind, piece) => (pieces.isCharacter[piece] === 1) === isCharacter)?.id;
  const kind = kindOf(true) ?? null;
  const object = kindOf(false);
  const figure = { colour, kind, isCharacter: true } as const;
  const load = object === undefined ? null : ({ colour, kind: object, isCharacter: false } as const);
  return {
    teams: colours.map((one) => <Token {...figure} colour={one} />),
    ...(load && { object: [<Token {...load} />], carries: [<Token {...figure} loads={[load]} />] }),
    faceDown: [<Token {...figure} kind={null} />],
    wounded: [<Token {...figure} wounded />],
    ready: [
      <Framed at={ORIGIN}>
        <g class="stand ready">
          <circle class="halo" r={19.5} />
          <TokenArt {...figure} />
        </g>
      </Framed>,
    ],
    spent: [<Token {...figure} spent />],
    boot: [<Value kind="walk" />],
    swords: [<Value kind="attack" />],
  };
}

const LATER = [
  <Mark kind="later">
    <Badge sign="2" radius={9} />
  </Mark>,
];

const MARK_PICTURES: Pictures = {
  go: [
    <Mark kind="go">
      <circle class="pip" r={6.5} />
    </Mark>,
  ],
  takes: [
    <Mark kind="take">
      <circle class="pip" r={6.5} />
    </Mark>,
    ...(['take', 'leave'] as const).map((sign) => (
      <Mark kind="take" at="on-corner">
        <Badge sign={sign} radius={9} />
      </Mark>
    )),
  ],
  loads: (['take', 'swap'] as const).map((sign) => (
    <Mark kind="load" at="on-corner">
      <Badge sign={sign} radius={9} />
    </Mark>
  )),
  ways: [
    <Mark kind="take">
      <Badge sign="⋯" radius={9} />
    </Mark>,
  ],
  attack: [
    <Mark kind="attack" at="on-piece">
      <>
        <circle class="field" r={19} />
        <Badge sign="4:3" radius={8.5} />
      </>
    </Mark>,
  ],
  turn: [
    <Mark kind="room">
      <Badge sign="⟳" radius={13} />
    </Mark>,
  ],
  final: [
    <Mark kind="room">
      <g transform="scale(1.8)">
        <IrreversibleMark x={0} y={0} />
      </g>
    </Mark>,
  ],
};

function Group({
  title,
  pictures,
}: {
  readonly title: keyof typeof LEGEND_GROUPS;
  readonly pictures: Pictures;
}) {
  const { value: into } = language;
  const signs = Object.keys(LEGEND_WORDS) as LegendSign[];
  return (
    <section>
      <h3>{LEGEND_GROUPS[title][into]}</h3>
      <dl>
        {signs
          .filter((sign) => pictures[sign])
          .map((sign) => (
            <div key={sign} data-sign={sign}>
              <dt>{pictures[sign]}</dt>
              <dd>{LEGEND_WORDS[sign][into]}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

export function Legend({ controller }: AtTable) {
  const { value: into } = language;
  const { ruleset } = controller.match;
  return (
    <ListDialog
      kind="legend"
      title={LEGEND_TITLE[into]}
      onClose={() => (controller.legendShown.value = false)}
    >
      <p class="soft">{legendHint(hasFinger())[into]}</p>
      <div class="legend-groups">
        <Group title="rooms" pictures={roomPictures(ruleset)} />
        <Group title="lines" pictures={linePictures(ruleset)} />
        <Group title="pieces" pictures={piecePictures(ruleset)} />
        <Group
          title="marks"
          pictures={{ ...MARK_PICTURES, [ruleset.layout.zones > 0 ? 'laterZone' : 'later']: LATER }}
        />
      </div>
    </ListDialog>
  );
}
