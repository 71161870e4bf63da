/** The two sides of a combat: who fights, the cards that lie there, the sum. */
import type { PieceId, Seat, Ruleset } from '@dungeon-twister/rules';
import type { ComponentChildren } from 'preact';
import type { AtTable } from './play-controller.ts';
import { kindName } from '../words/names.ts';
import { Portrait } from './portrait.tsx';

/** The players of a side, each once. */
export const seatsOf = (ruleset: Ruleset, side: readonly PieceId[]): Seat[] => [
  ...new Set(side.map((id) => ruleset.pieces.owner[ruleset.pieces.byId.get(id) ?? 0] ?? 0)),
];

interface SideProps extends AtTable {
  readonly pieces: readonly PieceId[];
  readonly title: string;
  readonly sum: string;
  readonly children: ComponentChildren;
}

export function Side({ controller, pieces, title, sum, children }: SideProps) {
  const { ruleset } = controller.match;
  return (
    <div class="combat-side centred">
      <h2>{title}</h2>
      <div class="fighters">
        {pieces.map((id) => (
          <figure key={id} class="centred">
            <Portrait ruleset={ruleset} id={id} />
            <figcaption>{kindName(ruleset, id)}</figcaption>
          </figure>
        ))}
      </div>
      <div class="laid-cards">{children}</div>
      <p class="sum">{sum}</p>
    </div>
  );
}

/** Between the panel and the edge of the window. */
const EDGE = 16;

/** Whether the panel hides less of those who fight at the top of the window than at its bottom. */
export function liesBetterAbove(panel: Element | null, fighters: readonly PieceId[]): boolean {
  const height = panel?.getBoundingClientRect().height ?? 0;
  const [above, below] = [EDGE + height, innerHeight - EDGE - height];
  let [hiddenAbove, hiddenBelow] = [0, 0];
  for (const id of fighters) {
    const token = document.querySelector(`.board [data-piece="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    if (!token) continue;
    hiddenAbove += Math.max(0, above - token.top);
    hiddenBelow += Math.max(0, token.bottom - below);
  }
  return hiddenAbove < hiddenBelow;
}
