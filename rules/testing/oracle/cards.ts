/** Playing, naming and laying cards (groups ACTIONCARD, COMBAT, CHAR-Telepath). */
import type { PositionJson } from '../../src/position-json/schema.ts';
import type { Seat } from '../../src/vocabulary.ts';

export function playCardRefusal(position: PositionJson, seat: Seat, card: number): string | null {
  const { stage, active, highest, seats } = position;
  if (stage !== 'card') return 'BD-TURN-2';
  if (seat !== active) return 'BD-TURN-17';
  if (!(seats[seat]?.actionCards ?? []).includes(card)) return 'BD-ACTIONCARD-3';
  if (highest === 0) return card === 2 ? null : 'BD-ACTIONCARD-5';
  // BD-ACTIONCARD-8, BD-RULING-17: the limit holds while no 4 has been played.
  return highest < 4 && card > highest + 1 ? 'BD-ACTIONCARD-6' : null;
}

/** The values of Combat cards (BD-COMP-5) without +0, which may not be named (BD-CHAR-Telepath-2). */
const NAMEABLE: readonly number[] = [1, 2, 3, 4, 5, 6];

export function nameCardRefusal(position: PositionJson, seat: Seat, card: number | null): string | null {
  const { stage, chooser, combat } = position;
  if (stage !== 'name' || combat === null) return 'BD-RULING-69';
  if (seat !== chooser || seat !== combat.namer) return 'BD-CHAR-Telepath-2';
  if (card === null) return null; // BD-CHAR-Telepath-9
  return NAMEABLE.includes(card) ? null : 'BD-CHAR-Telepath-2';
}

export function layCardRefusal(position: PositionJson, seat: Seat, card: number): string | null {
  const { stage, chooser, combat, seats } = position;
  if (stage !== 'layCard' || combat === null) return 'BD-COMBAT-4';
  if (seat !== chooser || (combat.laid[seat] ?? -1) >= 0) return 'BD-RULING-68';
  const hand = seats[seat]?.combatCards ?? [];
  if (!hand.includes(card)) return 'BD-COMBAT-18';
  const forced =
    combat.named > 0 && combat.namer !== -1 && combat.namer !== seat && hand.includes(combat.named);
  return forced && card !== combat.named ? 'BD-CHAR-Telepath-3' : null;
}
