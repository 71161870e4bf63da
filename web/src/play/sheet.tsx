/** On a small screen: the sheet below the board, with everything that is not on it. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Later, Quietly } from '../panels/later.tsx';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import { ActionSheet } from './action-bar.tsx';
import { AskedByAbility } from './answers.tsx';
import { GoalLine } from './goal-line.tsx';
import { HandSheet } from './hand.tsx';
import { Menu, type MenuProps } from './menu.tsx';
import { Prompt } from './prompt.tsx';
import { askedNow, backToTop } from './sheet-top.ts';
import { Team } from './team.tsx';
import { TurnStrip } from './turn-strip.tsx';

const loadUnderWay = async () => (await import('./combat-under-way.tsx')).CombatUnderWay;
const loadPanels = async () => (await import('../panels/side-panels.tsx')).SidePanels;

interface SheetProps extends MenuProps {
  readonly clock: ComponentChildren;
  /** Whether it covers most of the board. */
  readonly opened: Signal<boolean>;
  readonly isInert: boolean;
  readonly onLeave: () => void;
}

export function Sheet({ controller, clock, opened, isInert, onLeave, onReplay, kept }: SheetProps) {
  const p = playWords();
  const { match, selection } = controller;
  const own = useRef<HTMLElement>(null);
  const asked = askedNow(controller);
  useLayoutEffect(() => {
    if (own.current && asked !== null) backToTop(own.current);
  }, [asked]);
  // Whoever goes back to the board finds what is to do, not where he read last.
  useLayoutEffect(() => {
    if (own.current && !opened.value) backToTop(own.current);
  }, [opened.value]);
  return (
    <aside ref={own} class="side" inert={isInert}>
      <header class="top row">
        <button class="plain" onClick={onLeave}>
          ← {words().home}
        </button>
        <button
          class="plain sheet-toggle"
          aria-expanded={opened.value}
          onClick={() => (opened.value = !opened.value)}
        >
          {opened.value ? `▾ ${p.less}` : `▴ ${p.more}`}
        </button>
        {clock}
        <Menu {...{ controller, onReplay, kept }} />
      </header>
      <GoalLine controller={controller} />
      <Prompt controller={controller} />
      {controller.now.view.shown.turn > 0 && <Quietly load={loadUnderWay} props={{ controller }} />}
      <AskedByAbility controller={controller} />
      <TurnStrip controller={controller} />
      <ActionSheet controller={controller} />
      <HandSheet controller={controller} />
      <Team controller={controller} />
      <div>
        <Later
          load={loadPanels}
          props={{
            match,
            opened: opened.value,
            isWaiting: controller.steps.isWaiting.value,
            selected: selection.shown.value,
            onPoint: (preview) => (controller.spokenOf.value = preview),
          }}
        />
      </div>
    </aside>
  );
}
