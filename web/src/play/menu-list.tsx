/** What stands in the menu, in groups: the table, help, settings, and how a game ends early. */
import { anytimeActions } from '@dungeon-twister/rules';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { askFinal } from '../browser/ask-setting.ts';
import { hintsOn, tipsOn } from '../browser/help-setting.ts';
import { hasFinger } from '../browser/finger.ts';
import { go } from '../browser/route.ts';
import { LanguageSwitch, ThemeSwitch } from '../home/switches.tsx';
import { MotionControls } from '../motion/motion-controls.tsx';
import { SoundControls } from '../sound/sound-controls.tsx';
import { helpWords } from '../words/help-words.ts';
import { homeWords } from '../words/home-words.ts';
import { verbOf } from '../words/names.ts';
import { playWords } from '../words/play-words.ts';
import { PaceControls } from './pace-controls.tsx';
import type { AtTable, Question } from './play-controller.ts';

/** The gravest last. */
const ASKED = ['offerDraw', 'claimEnd', 'resign'] as const satisfies readonly Question[];

/** A sign for each line, in strokes on a square of 24. */
const MENU_SIGNS = {
  turn: 'M19 12a7 7 0 1 1-2.1-5M17 2v5h-5',
  replay: 'M6 4l13 8l-13 8z',
  share: 'M12 15V3M7.500 7.500L12 3l4.500 4.500M5 12v9h14v-9',
  rules: 'M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2c2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14',
  keys: 'M3 6h18v12H3zM7 10h.1M12 10h.1M17 10h.1M8 14h8',
  offerDraw: 'M4 9h16M4 15h16',
  claimEnd: 'M6 3h12M6 21h12M7 3c0 8 10 8 10 18M17 3c0 8-10 8-10 18',
  resign: 'M5 22V3M5 4h13l-3 4l3 4H5',
} as const;

type Entry = keyof typeof MENU_SIGNS;

/** One line of the menu; the menu is gone before anything else opens. */
function Item({ entry, label, onPick }: { entry: Entry; label: string; onPick: () => void }) {
  return (
    <button
      class={`menu-item row${entry === 'resign' ? ' grave' : ''}`}
      onClick={({ currentTarget }) => {
        const menu = currentTarget.closest('details');
        if (menu) menu.open = false;
        onPick();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={MENU_SIGNS[entry]} />
      </svg>
      {label}
    </button>
  );
}

interface GroupProps {
  readonly name: string;
  /** The one that stands beside the others, where there is space for two columns. */
  readonly isBeside?: true;
  readonly children: ComponentChildren;
}

const Group = ({ name, isBeside, children }: GroupProps) => (
  <div class={isBeside ? 'menu-group beside' : 'menu-group'} role="group" aria-label={name}>
    <span class="menu-heading" aria-hidden="true">
      {name}
    </span>
    {children}
  </div>
);

export interface MenuListProps extends AtTable {
  readonly onShare?: (() => void) | undefined;
  readonly onReplay?: (() => void) | undefined;
}

export function MenuList({ controller, onShare, onReplay }: MenuListProps) {
  const p = playWords();
  const { menuGroups: groups } = p;
  const { seat, position } = controller.now;
  const possible = new Set(seat < 0 ? [] : anytimeActions(position, seat).map(({ type }) => type));
  const asked = ASKED.filter((type) => possible.has(type));
  const ask = (question: Question): void => {
    controller.clearNotes();
    controller.question.value = question;
  };
  return (
    <>
      <Group name={groups.table}>
        <Item
          entry="turn"
          label={p.turnBoard}
          onPick={() => (controller.turnedBy.value = (controller.turnedBy.value + 1) % 4)}
        />
        {onReplay && <Item entry="replay" label={p.replay} onPick={onReplay} />}
        {onShare && <Item entry="share" label={homeWords().share} onPick={onShare} />}
      </Group>
      <Group name={groups.help}>
        <Item entry="rules" label={homeWords().rules} onPick={() => go({ page: 'rules', at: null })} />
        {!hasFinger() && (
          <Item entry="keys" label={p.keys} onPick={() => (controller.keysShown.value = true)} />
        )}
      </Group>
      <Group name={groups.settings} isBeside>
        <MotionControls />
        <AskFinalSwitch />
        <HelpSwitches />
        <PaceControls controller={controller} />
        <SoundControls />
        <LanguageSwitch />
        <ThemeSwitch />
      </Group>
      {asked.length > 0 && (
        <Group name={groups.end}>
          {asked.map((type) => (
            <Item key={type} entry={type} label={verbOf(type)} onPick={() => ask(type)} />
          ))}
        </Group>
      )}
    </>
  );
}

interface SwitchProps {
  readonly isOn: Signal<boolean>;
  readonly name: string;
  readonly hint: string;
}

const Switch = ({ isOn, name, hint }: SwitchProps) => (
  <label class="motion-controls" title={hint}>
    <input
      type="checkbox"
      checked={isOn.value}
      onChange={({ currentTarget }) => {
        isOn.value = currentTarget.checked;
      }}
    />
    {name}
  </label>
);

const AskFinalSwitch = () => (
  <Switch isOn={askFinal} name={playWords().askFinal} hint={playWords().askFinalHint} />
);

function HelpSwitches() {
  const w = helpWords();
  return (
    <>
      <Switch isOn={hintsOn} name={w.hints} hint={w.hintsHint} />
      <Switch isOn={tipsOn} name={w.tips} hint={w.tipsHint} />
    </>
  );
}
