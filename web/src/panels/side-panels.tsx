/** What there is to know on a small screen, one at a time: the chosen piece, the players, what has happened. */
import type { PieceId } from '@dungeon-twister/rules';
import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Preview } from '../board/preview-art.tsx';
import type { TableGame } from '../match/table-game.ts';
import { type PanelWords, panelWords } from '../words/panel-words.ts';
import './panels.css';
import { Later } from './later.tsx';
import { PieceCard } from './piece-card.tsx';
import { placeOf } from './piece-facts.ts';
import { Seats } from './seats.tsx';

export interface SidePanelsProps {
  readonly match: TableGame;
  /** Whether the sheet covers most of the board: who opens it wants the players and the log. */
  readonly opened: boolean;
  readonly isWaiting: boolean;
  readonly selected: PieceId | null;
  /** Shows on the board what somebody is reading about. */
  readonly onPoint: (preview: Preview | null) => void;
}

const loadLog = async () => (await import('./log.tsx')).Log;

const TABS = ['card', 'players', 'log'] as const;
type Tab = (typeof TABS)[number];

export function SidePanels({ match, opened, isWaiting, selected, onPoint }: SidePanelsProps) {
  const w = panelWords();
  const tab = useSignal<Tab>('players');
  /** A piece of a team that somebody looks up; choosing another on the board replaces it. */
  const asked = useSignal<PieceId | null>(null);
  useEffect(() => {
    asked.value = null;
  }, [selected, match]);
  /** How often somebody has chosen what to read: it may lie below the edge of the screen, and comes into sight. */
  const chosen = useSignal(0);
  const own = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (chosen.value > 0) own.current?.scrollIntoView({ block: 'start' });
  }, [chosen.value]);
  const choose = (next: Tab): void => {
    tab.value = next;
    chosen.value++;
  };
  useEffect(() => {
    if (opened) choose('players');
  }, [opened]);
  const view = match.now.value.view;
  const { ruleset } = match;
  const piece = asked.value ?? selected;

  const lookUp = (id: PieceId): void => {
    asked.value = id;
    choose('card');
    const place = placeOf(view, id);
    onPoint(place === null ? null : { places: [place] });
  };
  const close = (): void => {
    asked.value = null;
    choose('players');
    onPoint(null);
  };

  const card = piece && (
    <PieceCard ruleset={ruleset} view={view} id={piece} {...(asked.value ? { onClose: close } : {})} />
  );
  const players = <Seats match={match} isWaiting={isWaiting} onPiece={lookUp} />;
  // As whoever has the screen heard it.
  const heard = { ruleset, steps: match.history.steps, lens: view.viewer, view, onPoint };
  const log = <Later load={loadLog} props={heard} />;

  return (
    <section ref={own} class="panels narrow" aria-label={w.panels}>
      <Tabs words={w} chosen={tab.value} onChoose={choose} />
      <div id="panel" role="tabpanel" aria-labelledby={`panel-tab-${tab.value}`}>
        {tab.value === 'card' && (card || <p class="soft">{w.noCard}</p>)}
        {tab.value === 'players' && players}
        {tab.value === 'log' && log}
      </div>
    </section>
  );
}

function Tabs({ words, chosen, onChoose }: { words: PanelWords; chosen: Tab; onChoose: (tab: Tab) => void }) {
  const keys = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = TABS[(TABS.indexOf(chosen) + by + TABS.length) % TABS.length];
    onChoose(next);
    document.getElementById(`panel-tab-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={words.panels} onKeyDown={keys}>
      {TABS.map((tab) => (
        <button
          key={tab}
          id={`panel-tab-${tab}`}
          role="tab"
          aria-selected={tab === chosen}
          aria-controls="panel"
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {words[tab]}
        </button>
      ))}
    </div>
  );
}
