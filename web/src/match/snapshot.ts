/**
 * A match at one moment. Every change makes new ones, so whoever reads one while drawing is drawn again with the next:
 * nothing of a match that changes is read past them.
 */
import {
  type Action,
  ActionList,
  type Chart,
  chartOfView,
  type Decision,
  decisions,
  decode,
  type Game,
  legalActions,
  listOf,
  type PieceId,
  placeAimedAt,
  placeOf,
  type Position,
  type Result,
  type Seat,
  typeOf,
  type View,
  type Viewer,
  viewOf,
} from '@dungeon-twister/rules';

/** How the game stands, whoever looks. */
export interface Moment {
  /** The game's own: it goes on with the next moment. */
  readonly position: Position;
  readonly open: readonly Decision[];
  readonly result: Result | null;
}

export const momentOf = ({ position, result }: Game): Moment => ({
  position,
  open: decisions(position),
  result,
});

const listed = new ActionList();
/** Walks with loads as they are, among them: enough to know that somebody can walk, and found much sooner. */
const plain = new ActionList();
plain.handlings = 0;

/** A walk that leads nowhere and handles nothing. */
export const isStandstill = (action: Action): boolean =>
  action.type === 'move' && action.path.length === 1 && !action.handlings;

/** The moment as whoever has the screen sees it, and what the rules allow him. */
export class Snapshot implements Moment {
  readonly position: Position;
  readonly open: readonly Decision[];
  readonly result: Result | null;
  readonly view: View;
  /** The seat of whoever looks; -1 for somebody who only watches. */
  readonly seat: Seat;
  /** The decision that waits for him. */
  readonly mine: Decision | null;
  private whole: Chart | null = null;
  private toAnswer: readonly Action[] | null = null;
  private readonly deeds = new Map<PieceId, readonly Action[]>();

  /** While the screen changes hands nobody is asked anything. `view` where it is known already. */
  constructor(
    { position, open, result }: Moment,
    viewer: Viewer,
    changesHands: boolean,
    view: View = viewOf(position, viewer),
  ) {
    this.position = position;
    this.open = open;
    this.result = result;
    this.view = view;
    this.seat = viewer === 'spectator' ? -1 : viewer;
    this.mine = changesHands ? null : (open.find(({ seat }) => seat === viewer) ?? null);
  }

  /** What the decision is about. */
  get stage(): Decision['about'] | null {
    return this.mine?.about ?? null;
  }

  get chart(): Chart {
    this.whole ??= chartOfView(this.position.ruleset, this.view.shown);
    return this.whole;
  }

  /** Everything that answers the decision, where it is not about deeds of figures. */
  get answers(): readonly Action[] {
    this.toAnswer ??=
      this.mine && this.stage !== 'act' ? legalActions(this.position, this.mine.seat, listed) : [];
    return this.toAnswer;
  }

  /** What a figure can do, where the decision is about that. */
  deedsOf(id: PieceId): readonly Action[] {
    const known = this.deeds.get(id);
    if (known) return known;
    const deeds = this.listDeeds(id);
    this.deeds.set(id, deeds);
    return deeds;
  }

  /** Whether a figure can do anything that changes something. */
  canAct(id: PieceId): boolean {
    const { mine, position } = this;
    const piece = position.ruleset.pieces.byId.get(id);
    if (mine?.about !== 'act' || piece === undefined) return false;
    const from = placeOf(position, piece);
    listOf(position, mine.seat, piece, plain);
    for (let index = 0; index < plain.length; index++) {
      const packed = plain.packed(index);
      if (typeOf(position, packed) !== 'move' || placeAimedAt(position, packed) !== from) return true;
    }
    return this.deedsOf(id).some((one) => !isStandstill(one));
  }

  private listDeeds(id: PieceId): readonly Action[] {
    const { mine, position } = this;
    const piece = position.ruleset.pieces.byId.get(id);
    if (mine?.about !== 'act' || piece === undefined) return [];
    listOf(position, mine.seat, piece, listed);
    return Array.from({ length: listed.length }, (_, index) =>
      decode(position, mine.seat, listed.packed(index)),
    );
  }
}
