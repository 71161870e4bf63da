/** A seat of a table: who has it, who plays at it, and by which link it is reached. */
import type { Occupant } from '@dungeon-twister/protocol';

export const NOBODY: Occupant = { kind: 'nobody' };

/** A seat: who has it, what he added to the deal, and the hash of the token that opens it. */
export interface SeatNow {
  occupant: Occupant;
  part: string | null;
  link: string;
  /** How many links it has had before. */
  generation: number;
  /** Whether he took it himself, so that not even the host has its token. */
  taken: boolean;
}

export const freeSeat = (link: string): SeatNow => ({
  occupant: NOBODY,
  part: null,
  link,
  generation: 0,
  taken: false,
});

/** The host has made another link. */
export function giveLink(here: SeatNow, hash: string): void {
  here.link = hash;
  here.generation++;
  here.taken = false;
}

/** Somebody came by a link that he made himself. */
export function takeOver(here: SeatNow, hash: string): void {
  here.link = hash;
  here.taken = true;
}

/** A bot plays for somebody, or does so no more; false where nobody sits. */
export function letPlay(here: SeatNow, bot: string | null): boolean {
  if (here.occupant.kind !== 'person') return false;
  const { kind, name } = here.occupant;
  here.occupant = { kind, name, ...(bot !== null && { bot }) };
  return true;
}

/** The bot that plays for the person at a seat. */
export const standInAt = (occupant: Occupant | undefined): string | null =>
  (occupant?.kind === 'person' && occupant.bot) || null;

/** The bot that plays at a seat, for itself or for somebody who is away. */
export const botAt = (occupant: Occupant | undefined): string | null =>
  occupant?.kind === 'bot' ? occupant.level : standInAt(occupant);

/** How a record names who sat there. */
export function nameOf(occupant: Occupant): string | null {
  if (occupant.kind === 'person') return occupant.name || null;
  return occupant.kind === 'bot' ? occupant.level : null;
}
