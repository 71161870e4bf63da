/**
 * Everything that the chosen figure can do, one button for each kind of deed; what it cannot do now is there too, and
 * says why when somebody asks.
 */
import { type ActionType, isBarrier } from '@dungeon-twister/rules';
import { pointing } from '../board/marks.tsx';
import { playWords } from '../words/play-words.ts';
import './action-bar.css';
import type { AtTable } from './play-controller.ts';
import { deedName, kindName } from '../words/names.ts';
import { oddsOf, oddsSign } from './odds.ts';
import { byType } from './options.ts';
import { previewOf } from './preview-of.ts';
import { Irreversible, IrreversibleLegend } from './irreversible.tsx';
import { ActionSign } from './signs.tsx';

export function ActionBar({ controller }: AtTable) {
  const piece = controller.selection.selected.value;
  if (controller.now.stage !== 'act' || piece === null) return null;
  const { ruleset } = controller.match;
  const listed = byType(controller.choices.real.value);
  const types = [...new Set<ActionType>([...controller.choices.types.value, ...listed.keys()])];
  const possible = types.filter((type) => listed.has(type));
  const others = types.filter((type) => !listed.has(type));
  return (
    <div class="action-bar" role="group" aria-label={playWords().barOf(kindName(ruleset, piece))}>
      {[...possible, ...others].map((type) => (
        <Deed key={type} controller={controller} type={type} count={listed.get(type)?.length ?? 0} />
      ))}
      {controller.choices.deeds.value.some((one) => isBarrier(ruleset, one)) && <IrreversibleLegend />}
    </div>
  );
}

function Deed({ controller, type, count }: AtTable & { type: ActionType; count: number }) {
  const p = playWords();
  const actions = controller.choices.real.value.filter((one) => one.type === type);
  const [first] = actions;
  const final = first !== undefined && isBarrier(controller.match.ruleset, first);
  const { mine, position } = controller.now;
  const odds = mine && first && count === 1 ? oddsOf(position, mine.seat, mine.number, first) : null;
  const label = deedName(type);
  const show = (on: boolean): void => {
    controller.pointed.value = on && first && actions.length === 1 ? previewOf(first) : null;
  };
  return (
    <button
      class={count > 0 ? 'deed row' : 'deed row impossible'}
      aria-label={[
        label,
        odds ? p.against(String(odds.attack), String(odds.defence ?? '?')) : '',
        count > 1 ? p.ways(count) : '',
        count === 0 ? p.why : '',
        final ? p.final : '',
      ]
        .filter(Boolean)
        .join(', ')}
      title={count === 0 ? p.why : final ? p.final : undefined}
      onClick={() => (count > 0 ? controller.offer(actions) : controller.askType(type))}
      {...pointing(show)}
    >
      <ActionSign type={type} />
      <span>{label}</span>
      {odds && <small class="count">{oddsSign(odds)}</small>}
      {final && <Irreversible />}
    </button>
  );
}
