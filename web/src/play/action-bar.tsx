/**
 * The kinds of deeds, one button each: first what any figure can do, always in the same order, then what the chosen one
 * can do besides. A button shows where on the board its deeds are done, and does none; what is not possible now is there
 * too, and says why when somebody asks.
 */
import { type ActionType, isBarrier, type Ruleset } from '@dungeon-twister/rules';
import { pointing } from '../board/marks.tsx';
import { playWords } from '../words/play-words.ts';
import './action-bar.css';
import type { AtTable } from './play-controller.ts';
import { deedName, kindName } from '../words/names.ts';
import { LoadDeeds } from './load-deeds.tsx';
import { oddsOf, oddsSign } from './odds.ts';
import { byType } from './options.ts';
import { previewOf } from './preview-of.ts';
import { Irreversible, IrreversibleLegend } from './irreversible.tsx';
import { ActionSign } from './signs.tsx';

/** What any figure can do, whoever it is. */
const common = ({ figureKinds, kinds }: Ruleset): ActionType[] =>
  figureKinds.flatMap((number) => kinds[number]?.type ?? []);

/** All of them, with no figure in hand too: what is not there cannot be looked for. */
export function ActionBar({ controller }: AtTable) {
  const { ruleset } = controller.match;
  const piece = controller.selection.selected.value;
  const inHand = controller.now.stage === 'act' ? piece : null;
  const listed = byType(controller.choices.real.value);
  const own = inHand === null ? [] : [...controller.choices.types.value, ...listed.keys()];
  const types = [...new Set<ActionType>([...common(ruleset), ...own])];
  const p = playWords();
  return (
    <div
      class="action-bar"
      role="group"
      aria-label={inHand === null ? p.verbs : p.barOf(kindName(ruleset, inHand))}
    >
      {types.map((type) => (
        <Deed key={type} controller={controller} type={type} count={listed.get(type)?.length ?? 0} />
      ))}
      {inHand !== null && <LoadDeeds controller={controller} />}
    </div>
  );
}

/** The same where there is space only for what matters: a figure must be in hand. */
export function ActionSheet({ controller }: AtTable) {
  if (controller.now.stage !== 'act' || controller.selection.selected.value === null) return null;
  const { ruleset } = controller.match;
  return (
    <>
      <ActionBar controller={controller} />
      {controller.choices.deeds.value.some((one) => isBarrier(ruleset, one)) && <IrreversibleLegend />}
    </>
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
      aria-pressed={count > 0 ? controller.choices.verb.value === type : undefined}
      onClick={() => controller.chooseVerb(type)}
      {...pointing(show)}
    >
      <ActionSign type={type} />
      <span>{label}</span>
      {odds && <small class="count">{oddsSign(odds)}</small>}
      {final && <Irreversible />}
    </button>
  );
}
