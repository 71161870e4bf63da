/** The last combat as it was told: who fought, which cards, what came of it. */
import type { GameEvent, PieceId } from '@dungeon-twister/rules';
import type { Heard } from '../match/table-game.ts';

type Fought = Extract<GameEvent, { readonly type: 'combatFought' }>;

export interface CombatStory {
  /** The deed that ended it. */
  readonly deed: number;
  readonly attackers: readonly PieceId[];
  readonly defenders: readonly PieceId[];
  readonly fought: Fought;
  /** Everything that followed from it at once. */
  readonly after: readonly GameEvent[];
}

/** The last combat that was fought to its end, or null. */
export function lastCombat(heard: readonly Heard[]): CombatStory | null {
  const end = heard.findLastIndex(({ event }) => event.type === 'combatFought');
  const last = heard[end];
  if (last?.event.type !== 'combatFought') return null;
  let sides: { attackers: readonly PieceId[]; defenders: readonly PieceId[] } = {
    attackers: [],
    defenders: [],
  };
  for (let index = end; index >= 0; index--) {
    const { event } = heard[index];
    if (event.type !== 'attackDeclared' && event.type !== 'sideTaken') continue;
    sides = event;
    break;
  }
  return {
    deed: last.deed,
    attackers: sides.attackers,
    defenders: sides.defenders,
    fought: last.event,
    after: heard
      .slice(end + 1)
      .filter(({ deed }) => deed === last.deed)
      .map(({ event }) => event)
      .filter(({ type }) => AFTERMATH.has(type)),
  };
}

const AFTERMATH: ReadonlySet<string> = new Set([
  'pieceWounded',
  'pieceEliminated',
  'pieceRemoved',
  'piecePushed',
  'pointsScored',
  'gameEnded',
]);
