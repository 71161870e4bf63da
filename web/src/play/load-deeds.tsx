/**
 * To take something and to put it down are deeds of their own to whoever looks for them, though the rules have them done
 * on a walk: here they have a verb each, which shows on the board where that can be.
 */
import type { PieceId } from '@dungeon-twister/rules';
import { LOADS } from '../board/marks.tsx';
import { kindName } from '../words/names.ts';
import { playWords } from '../words/play-words.ts';
import type { AtTable } from './play-controller.ts';

export function LoadDeeds({ controller }: AtTable) {
  const p = playWords();
  const { handling, loads } = controller.choices;
  /** By its name where there is only one. */
  const named = (pieces: ReadonlySet<PieceId>): string | null => {
    const [only] = pieces;
    return only !== undefined && pieces.size === 1 ? kindName(controller.match.ruleset, only) : null;
  };
  return (
    <>
      {[...handling.value].map(([kind, pieces]) => {
        const said = kind === 'leave' ? p.putDown(named(pieces)) : p.takeUp(named(pieces));
        return (
          <button
            key={kind}
            class="deed row handling"
            title={said}
            aria-pressed={loads.value?.kind === kind}
            onClick={() => controller.chooseLoads(kind)}
          >
            <svg class="action-sign" viewBox="-9 -9 18 18" aria-hidden="true">
              <path class="strokes" d={LOADS[kind]} />
            </svg>
            <span>{said}</span>
          </button>
        );
      })}
    </>
  );
}
