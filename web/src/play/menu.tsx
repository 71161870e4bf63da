/** What is always possible and seldom wished. What it holds comes when the board has been drawn. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useLeaving } from '../browser/use-leaving.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { ShareLater } from '../home/share-later.tsx';
import type { Match } from '../match/match.ts';
import { Later } from '../panels/later.tsx';
import { playWords } from '../words/play-words.ts';
import type { MenuListProps } from './menu-list.tsx';
import './menu.css';
import type { AtTable } from './play-controller.ts';

const loadList = async () => {
  await whenIdle();
  return (await import('./menu-parts.ts')).MenuList;
};

export interface MenuProps extends AtTable {
  readonly onReplay?: (() => void) | undefined;
  /** The game as it is kept on this device, to be given out of the page. */
  readonly kept?: Match | undefined;
}

export function Menu({ controller, onReplay, kept }: MenuProps) {
  const sharing = useSignal(false);
  const list = useRef<HTMLDetailsElement>(null);
  // Who presses a word in the menu takes the focus nowhere: only what lies outside closes it.
  useLeaving(
    '.menu',
    () => list.current?.open === true,
    () => list.current && (list.current.open = false),
  );
  return (
    <>
      <details
        ref={list}
        class="menu"
        onFocusOut={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
            currentTarget.open = false;
        }}
      >
        <summary aria-label={playWords().menu}>☰</summary>
        <div class="menu-list surface">
          <Later<MenuListProps>
            load={loadList}
            props={{ controller, onReplay, onShare: kept && (() => (sharing.value = true)) }}
          />
        </div>
      </details>
      {sharing.value && kept && <ShareLater match={kept} onClose={() => (sharing.value = false)} />}
    </>
  );
}
