/**
 * The dock below the board: what is to do, the action points, undo, the end of the turn and the kinds of deeds, each
 * always in the same place. Cards and tokens lie where the deeds are, while they are what is asked for.
 */
import { playWords } from '../words/play-words.ts';
import { ActionBar } from './action-bar.tsx';
import { AskedByAbility } from './answers.tsx';
import './dock.css';
import { Hand, OwnTokens, PlaceTheRest, SoundFirst } from './hand.tsx';
import type { AtTable } from './play-controller.ts';
import { Prompt } from './prompt.tsx';
import { ActionCards, Lamps, TurnButtons, UndoButton } from './turn-strip.tsx';

/** Who only follows has nothing to do: what the others do takes the space of the deeds. */
const formOf = ({ now, steps }: AtTable['controller']): string =>
  now.result
    ? ' over'
    : steps.isFollowed.value
      ? ' followed'
      : now.view.shown.stage === 'place'
        ? ' placing'
        : '';

export const Dock = ({ controller, isInert }: AtTable & { readonly isInert: boolean }) => (
  <section class={`dock${formOf(controller)}`} inert={isInert} aria-label={playWords().dock}>
    <Prompt controller={controller} />
    <div class="dock-middle">
      <Middle controller={controller} />
    </div>
    <div class="dock-end">
      <End controller={controller} />
    </div>
  </section>
);

/** Whether turns are played: before that there is nothing to do but to set up. */
const isUnderWay = ({ now }: AtTable['controller']): boolean => now.view.shown.turn > 0;

function Middle({ controller }: AtTable) {
  const { stage } = controller.now;
  if (stage === 'card') return <ActionCards controller={controller} />;
  if (stage === 'act' || (stage === null && isUnderWay(controller)))
    return <ActionBar controller={controller} />;
  return (
    <>
      <AskedByAbility controller={controller} />
      <Hand controller={controller} />
    </>
  );
}

function End({ controller }: AtTable) {
  return isUnderWay(controller) && controller.selection.tokens.value.length === 0 ? (
    <>
      <Lamps controller={controller} />
      <TurnButtons controller={controller} />
      <OwnTokens controller={controller} />
    </>
  ) : (
    <>
      <UndoButton controller={controller} />
      <PlaceTheRest controller={controller} />
      <OwnTokens controller={controller} />
      <SoundFirst controller={controller} />
    </>
  );
}
