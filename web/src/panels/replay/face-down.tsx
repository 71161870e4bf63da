/** What lies face down on rooms, for those who may know it: no drawing shows the faces of what lies so. */
import { slotName, type Ruleset, type View } from '@dungeon-twister/rules';
import { fullName } from '../../words/names.ts';
import { replayWords } from '../../words/replay-words.ts';
import { tokensFaceDown } from '../piece-facts.ts';

export function FaceDown({ ruleset, view }: { readonly ruleset: Ruleset; readonly view: View }) {
  const bySlot = tokensFaceDown(view);
  if (bySlot.size === 0) return null;
  return (
    <details class="face-down">
      <summary>{replayWords().faceDown}</summary>
      <ul>
        {[...bySlot].map(([slot, pieces]) => (
          <li key={slot}>
            <strong>{slotName(slot)}</strong>: {pieces.map(({ id }) => fullName(ruleset, id)).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
