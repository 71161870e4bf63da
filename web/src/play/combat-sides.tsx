/** The two sides of a combat: who fights, the cards that lie there, the sum. */
import type { PieceId, Seat, Table } from '@dungeon-twister/rules';
import type { JSX } from 'preact';
import type { Desk } from './desk.ts';
import { kindName } from './names.ts';
import { Portrait } from './portrait.tsx';

/** The players of a side, each once. */
export const seatsOf = (table: Table, side: readonly PieceId[]): Seat[] => [
  ...new Set(side.map((id) => table.pieces.owner[table.pieces.byId.get(id) ?? 0] ?? 0)),
];

export function Side({
  desk,
  pieces,
  title,
  sum,
  children,
}: {
  desk: Desk;
  pieces: readonly PieceId[];
  title: string;
  sum: string;
  children?: JSX.Element | JSX.Element[] | null;
}): JSX.Element {
  const { table } = desk.match.game.position;
  return (
    <div class="combat-side">
      <h2>{title}</h2>
      <div class="fighters">
        {pieces.map((id) => (
          <figure key={id}>
            <Portrait table={table} id={id} />
            <figcaption>{kindName(table, id)}</figcaption>
          </figure>
        ))}
      </div>
      <div class="laid-cards">{children}</div>
      <p class="sum">{sum}</p>
    </div>
  );
}

/** Whether those who fight stand in the lower half of the window, where the panel would lie over them. */
export function standBelow(fighters: readonly PieceId[]): boolean {
  const heights = fighters.flatMap((id) => {
    const token = document.querySelector(`.board [data-piece="${CSS.escape(id)}"]`);
    if (!token) return [];
    const { top, height } = token.getBoundingClientRect();
    return [top + height / 2];
  });
  return heights.length > 0 && heights.reduce((sum, y) => sum + y, 0) / heights.length > innerHeight / 2;
}
