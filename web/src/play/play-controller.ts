/**
 * What somebody at the table has before him: the piece in his hand, what can be done with it, what he points at, and
 * why something was refused. It draws nothing; the parts of the screen look at its signals.
 */
import {
  type Action,
  type ActionType,
  chartOfView,
  check,
  type PieceId,
  type Place,
  placeOf,
  type Refusal,
  type Seat,
  walkTo,
} from '@dungeon-twister/rules';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { Mark, Preview } from '../board/board.tsx';
import type { Match } from '../match/match.ts';
import { lastCombat } from './combat-story.ts';
import { isFinal } from './final.ts';
import { nearestGear, typesFor, wishOf } from './kinds-of-piece.ts';
import { legalFor, legalOf } from './legal.ts';
import { oddsOf } from './odds.ts';
import { previewOf, previewOfRefusal, previewOfWalks } from './preview-of.ts';
import { type Later, laterPlaces } from './reach.ts';
import { laterSpots, type Spot, spotsOf, tokensIn } from './spots.ts';
import { stillWish } from './why-not.ts';

/** After the first marks are on the screen. */
const LATER_MS = 30;

/** Something that is asked before it is done. */
export type Question = 'endTurn' | 'resign' | 'offerDraw' | 'claimEnd';

export class PlayController {
  readonly match: Match;
  /** The character or the token in hand. */
  readonly selected = signal<PieceId | null>(null);
  /** A piece that is only looked at. */
  readonly looked = signal<PieceId | null>(null);
  /** Several ways to do one thing, of which one is to be chosen. */
  readonly chooser = signal<readonly Action[]>([]);
  readonly refused = signal<Refusal | null>(null);
  readonly hint = signal<'pickFirst' | null>(null);
  readonly question = signal<Question | null>(null);
  readonly pointed = signal<Preview | null>(null);
  /** What the panels beside the board speak of. */
  readonly spokenOf = signal<Preview | null>(null);
  /** The last combat that somebody has seen the end of. */
  readonly seenCombat = signal(0);
  readonly trouble = signal<Seat | null>(null);
  readonly keysShown = signal(false);
  /** Whether the last touch was a finger's: nothing was shown to it before it chose. */
  byFinger = false;
  /** The walks that were made by one click: they are taken back by one, too. */
  private row: { readonly from: number; readonly to: number } | null = null;
  /** Quarter turns of the board besides those that bring one's own line down. */
  readonly turnedBy = signal(0);

  readonly seat = computed<Seat>(() => {
    const { viewer } = this.match.view.value;
    return typeof viewer === 'number' ? viewer : -1;
  });
  readonly chart = computed(() => chartOfView(this.match.game.position.ruleset, this.match.view.value.shown));
  readonly stage = computed(() => this.match.mine.value?.about ?? null);

  /** Everything that answers the decision, where it is not about deeds of figures. */
  readonly answers = computed<readonly Action[]>(() => {
    const decision = this.match.mine.value;
    return !decision || decision.about === 'act' ? [] : legalFor(this.match, decision.seat);
  });
  readonly tokens = computed(() => tokensIn(this.answers.value));
  /** The token that would be put where somebody points. */
  readonly token = computed<PieceId | null>(() => {
    const tokens = this.tokens.value;
    const chosen = this.selected.value;
    return chosen !== null && tokens.includes(chosen) ? chosen : (tokens[0] ?? null);
  });

  /** What the selected figure can do. */
  readonly deeds = computed<readonly Action[]>(() => {
    const decision = this.match.mine.value;
    void this.match.moment.value;
    const piece = this.selected.value;
    return decision?.about === 'act' && piece !== null ? legalOf(this.match, decision.seat, piece) : [];
  });
  /** The kinds of deeds that it could ever do. */
  readonly types = computed<readonly ActionType[]>(() => {
    void this.match.moment.value;
    const piece = this.selected.value;
    return this.stage.value === 'act' && piece !== null ? typesFor(this.match.game.position, piece) : [];
  });

  /** Where it could be after more than one walk. */
  readonly later = signal<readonly Later[]>([]);

  readonly spots = computed<readonly Spot[]>(() => {
    const { position } = this.match.game;
    const decision = this.match.mine.value;
    if (!decision) return [];
    const chart = this.chart.value;
    if (decision.about !== 'act') {
      const token = this.token.value;
      return spotsOf(
        chart,
        this.answers.value.filter((one) => 'piece' in one && one.piece === token && one.type !== 'choose'),
      );
    }
    const piece = this.selected.value;
    if (piece === null) return [];
    const deeds = this.deeds.value.filter((one) => !isStandstill(one));
    const now = spotsOf(chart, deeds, (action) => oddsOf(position, decision.seat, decision.number, action));
    const taken = new Set(now.map(({ key }) => key));
    return [...now, ...laterSpots(chart, this.later.value, taken)];
  });

  readonly marks = computed<readonly Mark[]>(() =>
    this.spots.value.map(
      (spot): Mark => ({
        ...spot,
        onPick: () => (spot.inARow ? this.actInARow(spot.actions) : this.offer(spot.actions)),
        onPreview: (on) => {
          const [first] = spot.actions;
          if (!on) this.pointed.value = null;
          else if (first) this.pointed.value = spot.inARow ? previewOfWalks(spot.actions) : previewOf(first);
        },
      }),
    ),
  );

  /** Own figures that can be taken in hand now. */
  readonly pickable = computed<ReadonlySet<PieceId>>(() => {
    const { pieces } = this.match.game.position.ruleset;
    const seat = this.seat.value;
    if (this.stage.value !== 'act') return new Set();
    return new Set(
      this.match.view.value.shown.pieces
        .filter(({ id, where }) => {
          const piece = pieces.byId.get(id) ?? -1;
          return (
            pieces.owner[piece] === seat &&
            pieces.isCharacter[piece] === 1 &&
            typeof where === 'object' &&
            'place' in where
          );
        })
        .map(({ id }) => id),
    );
  });

  readonly preview = computed<Preview | null>(
    () =>
      this.pointed.value ??
      this.spokenOf.value ??
      (this.refused.value ? previewOfRefusal(this.refused.value) : null),
  );

  /** The last combat, until somebody has seen how it ended. */
  readonly fought = computed(() => {
    const story = lastCombat(this.match.heard.value);
    return story && story.deed > this.seenCombat.value ? story : null;
  });

  constructor(match: Match) {
    this.match = match;
    // What was fought before this screen was opened is history.
    this.seenCombat.value = match.game.log.length;
  }

  /** Follows what happens at the table; the answer stops it. */
  watch(): () => void {
    // What one person holds is nothing for the next one's eyes.
    const stopHands = effect(() => {
      void this.match.viewer.value;
      untracked(() => this.letGo());
    });
    // The next points are reckoned when the choices of this one are already drawn.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopLater = effect(() => {
      const decision = this.match.mine.value;
      const piece = this.selected.value;
      const canAct = this.deeds.value.length > 0;
      clearTimeout(timer);
      this.later.value = [];
      if (decision?.about !== 'act' || piece === null || !canAct) return;
      timer = setTimeout(() => {
        this.later.value = laterPlaces(this.match.game.position, decision.seat, piece);
      }, LATER_MS);
    });
    return () => {
      clearTimeout(timer);
      stopHands();
      stopLater();
    };
  }

  /** Puts everything down: nothing selected, nothing asked, nothing shown. */
  letGo(): void {
    batch(() => {
      this.selected.value = null;
      this.looked.value = null;
      this.clearNotes();
    });
  }

  clearNotes(): void {
    batch(() => {
      this.chooser.value = [];
      this.refused.value = null;
      this.hint.value = null;
      this.pointed.value = null;
      this.question.value = null;
    });
  }

  select(piece: PieceId): void {
    batch(() => {
      this.clearNotes();
      this.looked.value = null;
      this.selected.value = this.selected.value === piece ? null : piece;
      // Somebody who can do nothing at all says why.
      if (this.selected.value !== null && this.stage.value === 'act' && this.deeds.value.length === 0)
        this.explain(stillWish(this.match.game.position, piece));
    });
  }

  /** The next figure that can be taken in hand, for the keyboard. */
  selectNext(): void {
    const all = [...this.pickable.value];
    const next = all[(all.indexOf(this.selected.value ?? '') + 1) % Math.max(1, all.length)];
    if (next !== undefined && next !== this.selected.value) this.select(next);
  }

  act(action: Action): void {
    batch(() => {
      this.clearNotes();
      const { value: seat } = this.seat;
      this.refused.value = this.match.perform(seat, action);
      this.keepInHand();
    });
  }

  /** Walks one after the other; stops where something comes in between. */
  actInARow(walks: readonly Action[]): void {
    batch(() => {
      this.clearNotes();
      const from = this.match.game.log.length;
      for (const walk of walks) {
        this.refused.value = this.match.perform(this.seat.value, walk);
        if (this.refused.value) break;
      }
      this.row = { from, to: this.match.game.log.length };
      this.keepInHand();
    });
  }

  /** A figure stays in hand while it can go on. */
  private keepInHand(): void {
    const piece = this.selected.value;
    if (piece === null) return;
    if (this.stage.value === 'act' && this.pickable.value.has(piece) && this.deeds.value.length > 0) return;
    this.selected.value = null;
  }

  /**
   * Does it where there is one way; asks where there are several, and where a finger would do what cannot be taken
   * back without having seen what it is.
   */
  offer(actions: readonly Action[]): void {
    const [only, ...others] = actions;
    const isRash = this.byFinger && this.stage.value === 'act' && only !== undefined && this.isFinal(only);
    if (only && others.length === 0 && !isRash) this.act(only);
    else
      batch(() => {
        this.clearNotes();
        this.chooser.value = actions;
      });
  }

  /** Asks the rules about a wish that is not listed, and shows their answer. */
  explain(wish: Action | null): void {
    const decision = this.match.mine.value;
    if (!decision || !wish) return;
    const answer = check(this.match.game.position, {
      seat: decision.seat,
      decision: decision.number,
      action: wish,
    });
    if (!answer.ok) this.refused.value = answer.refusal;
  }

  private explainWalk(piece: PieceId, place: Place): void {
    const answer = walkTo(this.match.game.position, this.seat.value, piece, place);
    if (!answer.ok) this.refused.value = answer.refusal;
  }

  explainType(type: ActionType): void {
    const piece = this.selected.value;
    this.clearNotes();
    if (piece === null) return;
    const { position } = this.match.game;
    this.explain(wishOf(position, this.seat.value, piece, type));
    // Who wants to turn a room is shown where a gear is.
    const { value: refusal } = this.refused;
    if (refusal?.code !== 'NOT_ON_GEAR') return;
    const { slot: _slot, ...rest } = refusal;
    const gear = nearestGear(position, placeOf(position, position.ruleset.pieces.byId.get(piece) ?? -1));
    this.refused.value = gear === null ? rest : { ...rest, at: gear };
  }

  /** Somebody points at a square where nothing is marked. */
  askPlace(place: Place): void {
    this.clearNotes();
    const piece = this.selected.value;
    const token = this.token.value;
    if (this.stage.value === 'act') {
      if (piece === null) this.hint.value = 'pickFirst';
      else this.explainWalk(piece, place);
    } else if (token !== null) {
      const [like] = this.answers.value;
      if (like?.type === 'deploy' || like?.type === 'place' || like?.type === 'face')
        this.explain({ type: like.type, piece: token, place });
    }
  }

  /** Somebody points at a piece that is not to be taken in hand. */
  askPiece(id: PieceId): void {
    if (this.pickable.value.has(id)) {
      this.select(id);
      return;
    }
    this.clearNotes();
    this.looked.value = this.looked.value === id ? null : id;
    const piece = this.selected.value;
    if (this.stage.value === 'act' && piece !== null) {
      const { pieces } = this.match.game.position.ruleset;
      const isEnemy = pieces.owner[pieces.byId.get(id) ?? -1] !== this.seat.value;
      if (isEnemy && pieces.isCharacter[pieces.byId.get(id) ?? -1] === 1)
        this.explain({ type: 'attack', piece, target: id });
    }
  }

  /** Somebody points at a room that lies face down. */
  askRoom(slot: number): void {
    const listed = this.spots.value.find(({ at }) => 'slot' in at && at.slot === slot);
    if (listed) {
      this.offer(listed.actions);
      return;
    }
    this.clearNotes();
    const piece = this.selected.value;
    const token = this.token.value;
    if (this.stage.value === 'act') {
      if (piece === null) this.hint.value = 'pickFirst';
      else this.explain({ type: 'reveal', piece, slot });
    } else if (this.stage.value === 'lay' && token !== null)
      this.explain({ type: 'lay', piece: token, slot });
  }

  private isFinal(action: Action): boolean {
    return isFinal(this.match.game.position.ruleset, action);
  }

  undo(): void {
    const { value: seat } = this.seat;
    const { game } = this.match;
    if (!this.match.mayUndo(seat)) return;
    const from = this.row?.to === game.log.length ? this.row.from : game.log.length - 1;
    batch(() => {
      this.clearNotes();
      while (game.log.length > from && this.match.mayUndo(seat)) this.match.undo(seat);
      this.row = null;
      this.keepInHand();
    });
  }

  /** Ends the turn, unless something could still be done: then it asks first. */
  endTurn(): void {
    if (this.stage.value !== 'act') return;
    if (this.question.value !== 'endTurn' && this.hasMoreToDo()) {
      this.clearNotes();
      this.question.value = 'endTurn';
    } else {
      this.act({ type: 'endTurn' });
      this.selected.value = null;
    }
  }

  /** Whether nothing can be done any more but to end the turn. */
  isSpent(): boolean {
    return this.match.view.value.shown.ap === 0 && !this.canDoMore();
  }

  private canDoMore(): boolean {
    return [...this.pickable.value].some((piece) =>
      legalOf(this.match, this.seat.value, piece).some((one) => !isStandstill(one)),
    );
  }

  /** Whether points would be lost with which somebody could do something. */
  private hasMoreToDo(): boolean {
    const { position } = this.match.game;
    const { shown } = this.match.view.value;
    // Points of the wheel are kept.
    if (shown.ap === 0 || position.ruleset.policies.actionPoints.id === 'wheel') return false;
    return this.canDoMore();
  }

  combatSeen(): void {
    const story = this.fought.value;
    if (story) this.seenCombat.value = story.deed;
  }
}

/** A walk that leads nowhere and handles nothing. */
export const isStandstill = (action: Action): boolean =>
  action.type === 'move' && action.path.length === 1 && !action.handlings;
