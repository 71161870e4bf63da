/**
 * What somebody at the table does: takes pieces in hand, chooses what to do with them, asks why not, and is asked
 * before what is grave. It draws nothing; the parts of the screen look at its signals.
 */
import {
  type Action,
  type ActionType,
  areEnemies,
  isBarrier,
  type PieceId,
  type Seat,
  winnersAtTurnEnd,
} from '@dungeon-twister/rules';
import { batch, computed, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Overlay } from '../board/board.tsx';
import type { Mark } from '../board/marks.tsx';
import type { Preview } from '../board/preview-art.tsx';
import type { StandIn } from '../bots/bots.ts';
import { deedsIn, type TableGame } from '../match/table-game.ts';
import type { Snapshot } from '../match/snapshot.ts';
import { askFinal } from '../browser/ask-setting.ts';
import { Asking } from './asking.ts';
import { Choices } from './choices.ts';
import { lastCombat } from './combat-story.ts';
import { Explain } from './explain.ts';
import type { Following } from './follow/following.ts';
import type { Deal, DealKind } from './loads.ts';
import { type PointedAt, previewOf, previewOfRefusal, previewOfSpot } from './preview-of.ts';
import { Selection } from './selection.ts';
import type { Spot } from './spots.ts';
import { Steps } from './steps.ts';
import { TakingBack } from './taking-back.ts';

/** Something that is asked before it is done. */
export type Question = 'endTurn' | 'resign' | 'offerDraw' | 'claimEnd';

/** What every part of the screen is given. */
export interface AtTable {
  readonly controller: PlayController;
}

/** Where a card lies in the area of the board. */
export interface CardPlace {
  readonly left: number;
  readonly top: number;
}

/** A point of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export class PlayController {
  readonly match: TableGame;
  readonly selection: Selection;
  readonly choices: Choices;
  readonly explain: Explain;
  readonly steps: Steps;
  /** What others did; null until it is loaded. */
  readonly following = signal<Following | null>(null);
  /** What must be seen on the board, wherever it has come nearer. */
  readonly toSee = computed(() => this.following.value?.toSee.value ?? null);
  /** What is drawn on the board besides; null until it is loaded. */
  readonly overlay = signal<Overlay | null>(null);
  /** The button of whoever helps, beside what is to do; null where nobody does. */
  readonly aid = signal<ComponentType | null>(null);
  /** What a hint speaks of now. */
  readonly advised = signal<Action | null>(null);
  readonly question = signal<Question | null>(null);
  /** What cannot be taken back and was pressed once: pressed again, it is done. */
  readonly asked = signal<Action | null>(null);
  readonly pointed = signal<PointedAt | null>(null);
  /** What the panels beside the board speak of. */
  readonly spokenOf = signal<Preview | null>(null);
  /** The last combat that somebody has seen the end of. */
  private readonly seenCombat = signal(0);
  /** The seat of a bot that knows no answer. */
  readonly trouble = signal<Seat | null>(null);
  /** The last decision that somebody simpler took for a bot. */
  readonly standIn = signal<StandIn | null>(null);
  readonly keysShown = signal(false);
  readonly legendShown = signal(false);
  /** Whether the log lies over the edge of the board, where there is no space beside it. */
  readonly logOpen = signal(false);
  /**
   * Where the card of a piece lies, and where the one before it lay. Forgotten when the screen changes hands: it would
   * tell what somebody has had in hand.
   */
  cardLay: { readonly id: string; readonly at: CardPlace; readonly before: CardPlace | null } | null = null;
  /** Where somebody has pressed last: nothing grave may come to lie there by itself. */
  pressed: Point | null = null;
  /** Whether the tokens that whoever looks has laid face down show their faces to him. */
  readonly ownTokens = signal(false);
  /** Quarter turns of the board besides those that bring one's own line down. */
  readonly turnedBy = signal(0);
  readonly asking: Asking;
  private readonly takingBack: TakingBack;

  readonly marks = computed<readonly Mark[]>(() =>
    this.choices.spots.value.map((spot) => {
      const mark = this.markOf(spot);
      return this.isAsked(spot) ? { ...mark, isAsked: true } : mark;
    }),
  );

  /** The same mark for the same spot: it is not drawn again because others come. */
  private readonly made = new WeakMap<Spot, Mark>();

  private markOf(spot: Spot): Mark {
    const known = this.made.get(spot);
    if (known) return known;
    const mark: Mark = {
      ...spot,
      onPick: () => this.pick(spot),
      onPreview: (on) => {
        const hasSense = spot.actions.length > 0 || spot.kind === 'load';
        if (!on) this.pointed.value = null;
        else if (hasSense) this.pointed.value = previewOfSpot(spot, this.match.now.peek());
      },
    };
    this.made.set(spot, mark);
    return mark;
  }

  private isAsked({ actions }: Spot): boolean {
    const asked = this.asked.value;
    return asked !== null && actions.length === 1 && actions[0] === asked;
  }

  private pick({ kind, deals, inARow, actions }: Spot): void {
    if (kind === 'load') this.chooseLoads();
    else if (deals) this.chooseDeal(deals);
    else if (inARow) this.actInARow(actions);
    else this.offer(actions);
  }

  readonly preview = computed<Preview | null>(() => {
    const refusal = this.explain.refused.value;
    const asked = this.asked.value;
    const unpointed = refusal ? previewOfRefusal(refusal) : asked && previewOf(asked);
    return this.pointed.value ?? this.spokenOf.value ?? unpointed;
  });

  /** The last combat, until somebody has seen how it ended. */
  readonly fought = computed(() => {
    const story = lastCombat(this.match.heard.value);
    return story && story.deed > this.seenCombat.value ? story : null;
  });

  constructor(match: TableGame) {
    this.match = match;
    this.selection = new Selection(match);
    this.choices = new Choices(match, this.selection);
    this.explain = new Explain(match, this.selection);
    this.steps = new Steps(match);
    this.asking = new Asking(this);
    this.takingBack = new TakingBack(match);
    // What was fought before this screen was opened is history.
    this.seenCombat.value = deedsIn(match);
  }

  /** The match as it is now; whoever draws it is drawn again when it changes. */
  get now(): Snapshot {
    return this.match.now.value;
  }

  /** Follows what happens at the table; the answer stops it. */
  watch(): () => void {
    // What one person holds is nothing for the next one's eyes.
    const stopHands = this.match.viewer.subscribe(() => {
      this.letGo();
      this.ownTokens.value = false;
    });
    const stopChoices = this.choices.watch();
    return () => {
      stopHands();
      stopChoices();
    };
  }

  /** Puts everything down: nothing selected, nothing asked, nothing shown. */
  letGo(): void {
    batch(() => {
      this.selection.letGo();
      this.choices.showAll();
      this.clearNotes();
    });
  }

  clearNotes(): void {
    batch(() => {
      this.choices.ways.value = [];
      this.choices.deals.value = [];
      this.asked.value = null;
      this.explain.clear();
      this.pointed.value = null;
      this.question.value = null;
      this.standIn.value = null;
    });
  }

  select(piece: PieceId): void {
    batch(() => {
      this.clearNotes();
      this.choices.showAll();
      this.selection.toggle(piece);
      // Somebody who can do nothing at all says why.
      const isInHand = this.selection.selected.value !== null;
      if (isInHand && this.now.stage === 'act' && this.choices.deeds.value.length === 0)
        this.explain.standstill(piece);
    });
  }

  /** The next figure that can be taken in hand, for the keyboard. */
  selectNext(): void {
    const next = this.selection.next();
    if (next !== null) this.select(next);
  }

  act(action: Action): void {
    batch(() => {
      this.clearNotes();
      this.choices.showAll();
      const { token, tokens } = this.selection;
      const [placed, before] = [token.value, tokens.value];
      this.match.ask(this.now.seat, [action], (refusal) =>
        batch(() => {
          this.explain.refused.value = refusal;
          this.selection.goOn(placed, before);
          this.selection.keep();
        }),
      );
    });
  }

  /** Walks one after the other; stops where something comes in between. */
  actInARow(walks: readonly Action[]): void {
    batch(() => {
      this.clearNotes();
      this.choices.showAll();
      const from = deedsIn(this.match);
      this.match.ask(this.now.seat, walks, (refusal) =>
        batch(() => {
          this.explain.refused.value = refusal;
          this.takingBack.together(from);
          this.selection.keep();
        }),
      );
    });
  }

  /** Does it where there is one way, or asks first; where there are several, one is chosen. */
  offer(actions: readonly Action[]): void {
    const [only, ...others] = actions;
    if (only && others.length === 0) this.decide(only);
    else
      batch(() => {
        this.clearNotes();
        this.choices.ways.value = actions;
      });
  }

  /** Does something, unless it cannot be taken back: then it is asked once, and done at the second asking. */
  decide(action: Action): void {
    if (this.asked.value !== action && this.isAskedFirst(action))
      batch(() => {
        this.clearNotes();
        this.asked.value = action;
      });
    else this.act(action);
  }

  /** What a turn is made of and the cards that are spent, where there is a choice; elsewhere what is asked is one already. */
  private isAskedFirst(action: Action): boolean {
    const { stage, answers } = this.now;
    const isCard = action.type === 'layCard' || action.type === 'playCard';
    const isGrave = stage === 'act' || (isCard && answers.length > 1);
    return askFinal.value && isGrave && isBarrier(this.match.ruleset, action);
  }

  /** What happens to loads is chosen by where; the same again goes back to plain walks. */
  chooseLoads(kind?: DealKind): void {
    batch(() => {
      this.clearNotes();
      if (kind) this.choices.toggleDeals(kind);
      else this.choices.toggleLoads();
    });
  }

  chooseDeal(deals: readonly Deal[]): void {
    const [only, ...others] = deals;
    batch(() => {
      this.clearNotes();
      if (!only || others.length > 0) {
        this.choices.deals.value = deals;
        return;
      }
      const walk = this.choices.addDeal(only);
      if (walk) this.act(walk);
    });
  }

  /**
   * Somebody presses a kind of deed: its marks alone are shown, or all again. Nothing is done by it, because nobody has
   * seen yet what it would be. Where none is possible, it is said why.
   */
  chooseVerb(type: ActionType): void {
    const { verb, real } = this.choices;
    const actions = real.value.filter((one) => one.type === type);
    batch(() => {
      this.clearNotes();
      this.choices.loads.value = null;
      verb.value = actions.length === 0 || verb.value === type ? null : type;
    });
    if (actions.length === 0) this.explain.type(type);
  }

  /** Somebody presses what waits for his turn. */
  askTurn(): void {
    this.clearNotes();
    this.explain.hint.value = 'notYourTurn';
  }

  undo(): void {
    const { seat } = this.now;
    if (seat < 0) {
      this.askTurn();
      return;
    }
    batch(() => {
      this.clearNotes();
      this.takingBack.undo(seat, (refusal) =>
        batch(() => {
          this.explain.refusedUndo.value = refusal;
          if (refusal) return;
          this.choices.showAll();
          this.selection.keep();
        }),
      );
    });
  }

  /** Ends the turn, unless something could still be done: then it asks first. */
  endTurn(): void {
    if (this.now.stage !== 'act') return;
    if (this.question.value !== 'endTurn' && this.losesPoints()) {
      this.clearNotes();
      this.question.value = 'endTurn';
    } else {
      this.act({ type: 'endTurn' });
      this.selection.selected.value = null;
    }
  }

  /** Whether nothing can be done any more but to end the turn. */
  isSpent(): boolean {
    return this.now.stage === 'act' && this.selection.ready.value.size === 0;
  }

  /** The points, of allies together, with which whoever looks wins if the turn ends now; 0 where it would not. */
  winsWith(): number {
    const { stage, seat, position, view } = this.now;
    const winners = stage === 'act' ? winnersAtTurnEnd(position) : 0;
    if (winners <= 0 || !(winners & (1 << seat))) return 0;
    return view.shown.seats.reduce(
      (sum, { points }, other) => (areEnemies(position.ruleset, seat, other) ? sum : sum + points),
      0,
    );
  }

  /** The figures of whoever looks that have action points for themselves alone, as from a potion. */
  ownPoints(): readonly { readonly id: PieceId; readonly points: number }[] {
    const { view, seat } = this.now;
    const { owner, byId } = this.match.ruleset.pieces;
    return view.shown.pieces.flatMap(({ id, ownPoints: points = 0 }) =>
      points > 0 && owner[byId.get(id) ?? -1] === seat ? [{ id, points }] : [],
    );
  }

  /** Whether points would be lost with which somebody could do something; whoever wins loses nothing by it. */
  private losesPoints(): boolean {
    if (this.winsWith()) return false;
    const isKept = this.match.ruleset.policies.actionPoints.mostSaved > 0;
    const { ap } = this.now.view.shown;
    const isLost = (ap > 0 && !isKept) || this.ownPoints().length > 0;
    return isLost && this.selection.ready.value.size > 0;
  }

  combatSeen(): void {
    const story = this.fought.value;
    if (story) this.seenCombat.value = story.deed;
  }
}
