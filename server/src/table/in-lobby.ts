/** How a table stands in the lobby: only while it waits for people, and nothing that not everybody may know. */
import type { LobbyTable } from '@dungeon-twister/protocol';
import type { InLobby } from '../storage/port.ts';
import type { Table } from './table.ts';

/** Null where it does not stand there. A table at which nobody sits yet would be waited at in vain. */
export function inLobby({ id, opening, openedAt, occupants, game }: Table): InLobby | null {
  const sits = occupants.some(({ kind }) => kind === 'person');
  const isFree = occupants.some(({ kind }) => kind === 'nobody');
  if (!opening.listed || game || !sits || !isFree) return null;
  const { options, clock, watch, friendly } = opening;
  const table: LobbyTable = {
    table: id,
    since: openedAt,
    options,
    clock,
    watch,
    seats: occupants,
    ...(friendly && { friendly }),
  };
  return { since: openedAt, body: JSON.stringify(table) };
}

export const readLobby = ({ body }: InLobby): LobbyTable => JSON.parse(body) as LobbyTable;
