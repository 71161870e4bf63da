/** Why something cannot be done: a wish that is not listed is put to the rules, and their answer is shown. */
import {
  type Action,
  type ActionType,
  check,
  GEAR,
  nearestOfKind,
  type PieceId,
  type Place,
  placeOf,
  type Refusal,
  type Refused,
  requestOf,
  type UndoRefusal,
  walkTo,
} from '@dungeon-twister/rules';
import { batch, signal } from '@preact/signals';
import type { Thing } from '../board/things.ts';
import type { TableGame } from '../match/table-game.ts';
import type { Selection } from './selection.ts';

/** Reasons that say no more than that somebody stands elsewhere. */
const FAR_AWAY: ReadonlySet<Refusal['code']> = new Set(['NOT_ADJACENT', 'OTHER_ZONE', 'NOT_IN_ZONE']);

export class Explain {
  private readonly match: TableGame;
  private readonly selection: Selection;
  readonly refused = signal<Refusal | null>(null);
  /** Why the last deed is not taken back. */
  readonly refusedUndo = signal<UndoRefusal | null>(null);
  readonly hint = signal<'pickFirst' | 'notYourTurn' | 'nothingForIt' | null>(null);
  /** What was pointed at, beside the reason why nothing is done there: its card is offered. */
  readonly about = signal<Thing | null>(null);

  constructor(match: TableGame, selection: Selection) {
    this.match = match;
    this.selection = selection;
  }

  clear(): void {
    batch(() => {
      this.refused.value = null;
      this.refusedUndo.value = null;
      this.hint.value = null;
      this.about.value = null;
    });
  }

  wish(action: Action | null): void {
    const { mine, position } = this.match.now.value;
    if (!mine || !action) return;
    this.show(check(position, { seat: mine.seat, decision: mine.number, action }));
  }

  private show(answer: { readonly ok: true } | Refused): void {
    if (!answer.ok) this.refused.value = answer.refusal;
  }

  /** Why a figure can do nothing at all. */
  standstill(piece: PieceId): void {
    const { position, seat } = this.match.now.value;
    this.wish(requestOf(position, seat, piece, 'move'));
  }

  /** Why the figure in hand cannot do deeds of a kind. */
  type(type: ActionType): void {
    const piece = this.selection.selected.value;
    if (piece === null || this.match.now.value.stage !== 'act') {
      this.hint.value = this.match.now.value.stage === 'act' ? 'pickFirst' : 'notYourTurn';
      return;
    }
    const { position, seat } = this.match.now.value;
    this.wish(requestOf(position, seat, piece, type));
    if (this.refused.value === null && type === 'attack') this.attack(piece);
    // Whatever it is: nothing that can be pressed is without an answer.
    if (this.refused.value === null) this.hint.value = 'nothingForIt';
    // Who wants to turn a room is shown where a gear is.
    const { value: refusal } = this.refused;
    if (refusal?.code !== 'NOT_ON_GEAR') return;
    const { slot: _slot, ...rest } = refusal;
    const gear = nearestOfKind(
      position,
      placeOf(position, position.ruleset.pieces.byId.get(piece) ?? -1),
      GEAR,
    );
    this.refused.value = gear === null ? rest : { ...rest, at: gear };
  }

  /**
   * Why none of the enemies in sight can be attacked, where the rules single out none, as with wounded ones alone. The
   * one that stands near enough tells most.
   */
  private attack(piece: PieceId): void {
    const { mine, position, seat, view } = this.match.now.value;
    const { pieces } = position.ruleset;
    if (!mine) return;
    const refusals = view.shown.pieces.flatMap(({ id, where }) => {
      const other = pieces.byId.get(id) ?? -1;
      const isThere = typeof where === 'object' && 'place' in where;
      if (!isThere || pieces.owner[other] === seat || pieces.isCharacter[other] !== 1) return [];
      const action = { type: 'attack', piece, target: id } as const;
      const answer = check(position, { seat: mine.seat, decision: mine.number, action });
      return answer.ok ? [] : [answer.refusal];
    });
    this.refused.value = refusals.find(({ code }) => !FAR_AWAY.has(code)) ?? refusals[0] ?? null;
  }

  /** Why the piece in hand cannot go to a place. */
  place(place: Place): void {
    const { stage, answers, position, seat } = this.match.now.value;
    const token = this.selection.token.value;
    if (stage === 'act') this.deed((piece) => this.show(walkTo(position, seat, piece, place)));
    else if (token !== null) {
      const [like] = answers;
      if (like?.type === 'deploy' || like?.type === 'place' || like?.type === 'face')
        this.wish({ type: like.type, piece: token, place });
    }
  }

  /** Why the piece in hand does not reach a room that lies face down. */
  room(slot: number): void {
    const { stage } = this.match.now.value;
    const token = this.selection.token.value;
    if (stage === 'act') this.deed((piece) => this.wish({ type: 'reveal', piece, slot }));
    else if (stage === 'lay' && token !== null) this.wish({ type: 'lay', piece: token, slot });
  }

  /** Why the figure in hand cannot attack an enemy. */
  piece(target: PieceId): void {
    const { stage, seat, position } = this.match.now.value;
    const { pieces } = position.ruleset;
    const piece = this.selection.selected.value;
    if (stage !== 'act' || piece === null) return;
    const other = pieces.byId.get(target) ?? -1;
    if (pieces.owner[other] !== seat && pieces.isCharacter[other] === 1)
      this.wish({ type: 'attack', piece, target });
  }

  /** A deed needs somebody who does it. */
  private deed(explain: (piece: PieceId) => void): void {
    const piece = this.selection.selected.value;
    if (piece === null) this.hint.value = 'pickFirst';
    else explain(piece);
  }
}
