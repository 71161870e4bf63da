/** The slots of the tray: a token that was put somewhere leaves its slot empty, so that the others stay where they are. */
import type { PieceId } from '@dungeon-twister/rules';

/** The tokens in their slots: those known already first, gone or not, then those that came. */
const slotsOf = (known: readonly PieceId[], tokens: readonly PieceId[]): readonly PieceId[] => [
  ...known,
  ...tokens.filter((id) => !known.includes(id)),
];

/** Remembers them for each hand, as long as somebody sits at the table; nobody is shown those of another. */
export class TraySlots {
  private readonly known = new Map<string, readonly PieceId[]>();

  of(hand: string, tokens: readonly PieceId[]): readonly PieceId[] {
    const slots = slotsOf(this.known.get(hand) ?? [], tokens);
    this.known.set(hand, slots);
    return slots;
  }
}
