/** The answers to a question, one button each. */
import { type Action, isBarrier } from '@dungeon-twister/rules';
import { sayQuestion } from '@dungeon-twister/words';
import { useEffect, useRef } from 'preact/hooks';
import { askFinal } from '../browser/ask-setting.ts';
import { Quietly } from '../panels/later.tsx';
import { tongue } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import { describeEach } from './describe.ts';
import { Irreversible } from './irreversible.tsx';
import type { PlayController } from './play-controller.ts';

const loadAsked = async () => (await import('./final-question.tsx')).AskedOnce;

/** What somebody is asked because of an ability: a stage that is not of the edition. */
export function AskedByAbility({ controller }: { controller: PlayController }) {
  const { stage } = controller.now;
  const { stages } = controller.match.ruleset.scenario.edition;
  if (stage === null || stages.some(({ id }) => id === stage)) return null;
  return <Answers controller={controller} label={sayQuestion(stage, tongue())} />;
}

/** What can be answered: a side to join, how many cards, which to name, which to lay; whatever an ability asks. */
export function Answers({ controller, label }: { controller: PlayController; label: string }) {
  const stage = controller.now.stage;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever has opened the menu or reads the log meanwhile stays there: the menu closes when it loses the focus.
    if (stage === null || document.activeElement?.closest('.menu, .log-drawer')) return;
    group.current?.querySelector('button')?.focus();
  }, [stage]);
  if (stage === null) return null;
  const answers = sorted(controller.now.answers);
  const said = describeEach(controller.now.chart, answers);
  const asked = controller.asked.value;
  const isAskedBelow = askFinal.value && stage === 'layCard' && answers.length > 1;
  return (
    <div class={`combat-answers asks-above centred${isAskedBelow ? ' asks-below' : ''}`}>
      <div ref={group} class="cards" role="group" aria-label={label}>
        {answers.map((action, index) => (
          <button
            key={index}
            class={[
              ...(action.type === 'layCard' || action.type === 'nameCard' ? ['card', 'combat-choice'] : []),
              ...(copiesOf(controller, action) > 1 ? ['twice'] : []),
              ...(action === asked ? ['asked'] : []),
            ].join(' ')}
            aria-pressed={asked === null ? undefined : action === asked}
            onClick={() => controller.decide(action)}
          >
            {said[index]}
            {copiesOf(controller, action) > 1 && (
              <>
                <span class="times" aria-hidden="true">
                  ×{copiesOf(controller, action)}
                </span>
                <span class="unseen">{playWords().copies(copiesOf(controller, action))}</span>
              </>
            )}
            {isBarrier(controller.match.ruleset, action) && <Irreversible />}
          </button>
        ))}
      </div>
      {asked && answers.includes(asked) && <Quietly load={loadAsked} props={{ controller, action: asked }} />}
    </div>
  );
}

/** How many cards of this value are in hand. */
function copiesOf({ now }: PlayController, action: Action): number {
  if (action.type !== 'layCard' || action.second !== undefined) return 1;
  return now.view.remembered.combatCards[now.seat]?.filter((card) => card === action.card).length ?? 1;
}

const valueOf = (action: Action): number =>
  action.type === 'layCard'
    ? action.card + (action.second ?? 0) / 10
    : action.type === 'nameCard'
      ? (action.card ?? -1)
      : 0;

const sorted = (actions: readonly Action[]): Action[] => [...actions].sort((a, b) => valueOf(a) - valueOf(b));
