/**
 * What somebody has in hand: a figure that acts, a token that is to be put somewhere; and what he only looks at, a piece
 * or a thing of the board.
 */
import type { PieceId } from '@dungeon-twister/rules';
import { batch, computed, signal } from '@preact/signals';
import type { Thing } from '../board/things.ts';
import type { TableGame } from '../match/table-game.ts';
import { tokensIn } from './spots.ts';

export class Selection {
  private readonly match: TableGame;
  /** The character or the token in hand. */
  readonly selected = signal<PieceId | null>(null);
  /** A piece that is only looked at. */
  readonly looked = signal<PieceId | null>(null);
  /** A thing of the board that somebody asks about. */
  readonly thing = signal<Thing | null>(null);

  /** Own figures that can be taken in hand now. */
  readonly pickable = computed<ReadonlySet<PieceId>>(() => this.ownAt('act'));

  /** The same while a card is to be played that gives them their points. */
  readonly waiting = computed<ReadonlySet<PieceId>>(() => this.ownAt('card'));

  private ownAt(wanted: 'act' | 'card'): ReadonlySet<PieceId> {
    const { seat, stage, view } = this.match.now.value;
    const { pieces } = this.match.ruleset;
    if (stage !== wanted) return new Set();
    return new Set(
      view.shown.pieces
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
  }

  /** Those of them that can do something: only they are ringed. The others say why not when they are pressed. */
  readonly ready = computed<ReadonlySet<PieceId>>(() => {
    const now = this.match.now.value;
    return new Set([...this.pickable.value].filter((id) => now.canAct(id)));
  });

  readonly tokens = computed(() => tokensIn(this.match.now.value.answers));
  /** The token that would be put where somebody points. */
  readonly token = computed<PieceId | null>(() => {
    const tokens = this.tokens.value;
    const chosen = this.selected.value;
    return chosen !== null && tokens.includes(chosen) ? chosen : (tokens[0] ?? null);
  });

  /** The piece whose card is shown: one that is looked at, else what is in hand, though nobody may have pressed it. */
  readonly shown = computed<PieceId | null>(
    () => this.looked.value ?? this.token.value ?? this.selected.value,
  );

  constructor(match: TableGame) {
    this.match = match;
  }

  /** Takes a piece in hand, or puts it down if it is there already. */
  toggle(piece: PieceId): void {
    batch(() => {
      this.lookAway();
      this.selected.value = this.selected.value === piece ? null : piece;
    });
  }

  /** Takes a token in hand: what was only looked at before is put away. */
  hold(token: PieceId): void {
    batch(() => {
      this.lookAway();
      this.selected.value = token;
    });
  }

  letGo(): void {
    batch(() => {
      this.selected.value = null;
      this.lookAway();
    });
  }

  lookAway(): void {
    this.looked.value = null;
    this.thing.value = null;
  }

  /** The figure that is taken in hand after this one; null where there is no other. */
  next(): PieceId | null {
    const all = [...this.pickable.value];
    const next = all[(all.indexOf(this.selected.value ?? '') + 1) % Math.max(1, all.length)];
    return next === undefined || next === this.selected.value ? null : next;
  }

  /** After a token was put somewhere the next of those that lay beside it is in hand, not the first again. */
  goOn(placed: PieceId | null, tokens: readonly PieceId[]): void {
    const left = this.tokens.value;
    if (placed === null || left.includes(placed)) return;
    const at = tokens.indexOf(placed);
    const next = [...tokens.slice(at + 1), ...tokens.slice(0, at)].find((one) => left.includes(one));
    if (next !== undefined) this.selected.value = next;
  }

  /** A figure stays in hand while it can go on; whoever acts looks at nobody else any more. */
  keep(): void {
    this.lookAway();
    const piece = this.selected.value;
    if (piece === null) return;
    if (this.tokens.value.includes(piece)) return;
    const canGoOn = this.pickable.value.has(piece) && this.match.now.value.deedsOf(piece).length > 0;
    if (!canGoOn) this.selected.value = null;
  }
}
