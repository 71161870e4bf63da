/**
 * What somebody sees when he looks at the table: what lies open, and what is hidden from others but not from him.
 *
 * Drawings and sentences are made from this and from nothing else, so they can show no more than he may know.
 */
import {
  type Chart,
  chartOfView,
  type Colour,
  type Lens,
  type PieceJson,
  type Place,
  type Position,
  type Shown,
  type Ruleset,
  type Veiled,
  type View,
  viewOf,
  writePosition,
} from '@dungeon-twister/rules';

export interface Perspective {
  readonly ruleset: Ruleset;
  readonly chart: Chart;
  readonly shown: Shown;
  /** Pieces that are hidden, but not from him. */
  readonly secrets: readonly PieceJson[];
  /** Per slot the face-down room, where he knows it; players never do. */
  readonly hiddenRooms: readonly (HiddenRoom | null)[];
  /** Per seat the combat cards that it has laid, as far as he knows them: none, one, or two. */
  readonly laid: readonly (readonly (number | 'hidden')[])[];
  /** What lies face down for him in somebody's hands or on the floor, where objects are secret. */
  readonly veiled: readonly Veiled[];
}

interface HiddenRoom {
  readonly room: string;
  readonly turned: number;
}

type Seen = Pick<View, 'viewer' | 'shown' | 'own'>;
type CombatJson = NonNullable<ReturnType<typeof writePosition>['combat']>;

const NO_CARD = -1;

export const perspectiveOfView = (ruleset: Ruleset, view: Seen): Perspective => ({
  ruleset,
  chart: chartOfView(ruleset, view.shown),
  shown: view.shown,
  secrets: view.own.pieces,
  hiddenRooms: view.shown.rooms.map(() => null),
  laid: laidFor(ruleset, view),
  veiled: (view.shown.veiled ?? []).filter(({ seat }) => seat !== view.viewer),
});

/** His own cards, and those that his side may look at, he knows. */
function laidFor(ruleset: Ruleset, { viewer, shown, own }: Seen): Perspective['laid'] {
  const { combat } = shown;
  if (!combat) return [];
  const attacker = ruleset.pieces.owner[ruleset.pieces.byId.get(combat.attacker) ?? 0];
  return combat.laid.map((card, seat) => {
    if (card === NO_CARD) return [];
    const second = seat === attacker && combat.laidSecond !== undefined ? [combat.laidSecond] : [];
    if (seat === viewer) {
      const hidden = own.laidSecond === undefined ? second : [own.laidSecond];
      return [card === 'hidden' ? own.laid : card, ...hidden];
    }
    return card === 'hidden' && own.seen ? own.seen : [card, ...second];
  });
}

/** Every piece that he can see or knows to stand or to be carried somewhere; before play begins, those that lie open. */
export const knownPieces = ({
  shown,
  secrets,
}: Pick<Perspective, 'shown' | 'secrets'>): readonly PieceJson[] =>
  shown.turn === 0 ? shown.pieces : [...shown.pieces, ...secrets];

export function perspectiveOf(p: Position, looker: Lens): Perspective {
  if (looker !== 'everything') return perspectiveOfView(p.ruleset, viewOf(p, looker));
  const { slots, pieces, combat, dealt } = writePosition(p);
  const open = perspectiveOfView(p.ruleset, viewOf(p, 'spectator'));
  const isOpen = new Set(open.shown.pieces.map(({ id }) => id));
  return {
    ...open,
    shown: dealt ? { ...open.shown, dealt } : open.shown,
    secrets: pieces.filter(({ id }) => !isOpen.has(id)),
    hiddenRooms: slots.map(({ faceUp, room, turned }) => (faceUp ? null : { room, turned })),
    laid: laidBy(p.ruleset, combat),
    veiled: [],
  };
}

function laidBy(ruleset: Ruleset, combat: CombatJson | null): Perspective['laid'] {
  if (!combat) return [];
  const attacker = ruleset.pieces.owner[ruleset.pieces.byId.get(combat.attacker) ?? 0];
  return combat.laid.map((card, seat) => [
    ...(card === NO_CARD ? [] : [card]),
    ...(seat === attacker && combat.laidSecond !== undefined ? [combat.laidSecond] : []),
  ]);
}

/** The colours of the others' wounded in a place at whom he may not look, one for each of them. */
export const woundedIn = ({ ruleset, veiled }: Perspective, place: Place): Colour[] =>
  veiled
    .filter((one) => one.sort === 'wounded' && one.place === place)
    .flatMap(({ seat }) => ruleset.colours[seat] ?? []);

/** The colour of a line: of its owner, or of whoever leaves there; null where it is everybody's, or not yet known. */
export function colourOfLine(
  { ruleset, shown }: Pick<Perspective, 'ruleset' | 'shown'>,
  line: number,
): Colour | null {
  const { lines } = ruleset.layout;
  if (lines[line]?.use !== 'dealt') return ruleset.colours[lines[line]?.owner ?? -1] ?? null;
  const before = lines.slice(0, line).filter(({ use }) => use === 'dealt').length;
  return shown.dealt?.[before] ?? null;
}
