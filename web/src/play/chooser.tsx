/** Several ways to do one thing: a small list beside the board, the plainest first. */
import { type Action, aimOf, isBarrier } from '@dungeon-twister/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pointing } from '../board/marks.tsx';
import type { Preview } from '../board/preview-art.tsx';
import { boardWords } from '../words/board-words.ts';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import './chooser.css';
import { describeDeals, describeEach } from './describe.ts';
import { exitOf } from './exits.ts';
import { keepLaid } from './keep-laid.ts';
import { layList } from './lay-list.ts';
import type { AtTable } from './play-controller.ts';
import { oddsOf } from './odds.ts';
import { pricesOf } from './prices.ts';
import { previewOf } from './preview-of.ts';
import { Irreversible } from './irreversible.tsx';
import { ActionSign } from './signs.tsx';

/** A list between zones can be long: the rest is shown when somebody asks for it. */
const AT_ONCE = 24;

export function Chooser({ controller }: AtTable) {
  const actions = controller.choices.ways.value;
  const deals = controller.choices.deals.value;
  const { chart } = controller.now;
  if (deals.length > 0) {
    const said = describeDeals(chart, deals);
    return (
      <Open
        key={JSON.stringify(deals)}
        controller={controller}
        title={playWords().chooseWay}
        about={deals.map(({ place }) => ({ places: [place] }))}
        entries={deals.map((deal, index) => (
          <button onClick={() => controller.chooseDeal([deal])}>{said[index]}</button>
        ))}
      />
    );
  }
  const [only] = actions;
  if (!only) return null;
  const said = describeEach(chart, actions);
  const prices = pricesOf(controller.now, actions);
  // Whoever chooses from a list is asked by it already: it says what there is no way back from.
  const isFinal = actions.every((one) => isBarrier(controller.match.ruleset, one));
  return (
    <Open
      key={JSON.stringify(only)}
      controller={controller}
      title={isFinal ? playWords().chooseFinal : playWords().chooseWay}
      about={actions.slice(0, AT_ONCE).flatMap((one) => previewOf(one) ?? [])}
      entries={actions.map((action, index) => (
        <Way controller={controller} action={action} said={said[index] ?? ''} price={prices[index] ?? ''} />
      ))}
    />
  );
}

interface OpenProps extends AtTable {
  readonly title: string;
  /** What its entries show on the board: the list lies beside that. */
  readonly about: readonly Preview[];
  readonly entries: readonly ComponentChildren[];
}

function Open({ controller, title, about, entries }: OpenProps) {
  const p = playWords();
  const list = useRef<HTMLUListElement>(null);
  const card = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(AT_ONCE);
  useLayoutEffect(() => {
    const element = card.current;
    return element ? keepLaid(element, () => layList(element, controller, about)) : undefined;
  }, [controller]);
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
    return () => {
      controller.pointed.value = null;
    };
  }, [controller]);
  return (
    <section ref={card} class="chooser-card" aria-label={p.chooseWay}>
      <header class="row">
        <strong>{title}</strong>
        <button class="plain close" aria-label={p.close} onClick={() => controller.clearNotes()}>
          ✕
        </button>
      </header>
      <ul ref={list} class="choices">
        {entries.slice(0, shown).map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
        {entries.length > shown && (
          <li>
            <button class="plain" onClick={() => setShown(shown + 4 * AT_ONCE)}>
              {p.ways(entries.length)} …
            </button>
          </li>
        )}
      </ul>
      <button class="plain" onClick={() => controller.clearNotes()}>
        {words().cancel}
      </button>
    </section>
  );
}

interface WayProps extends AtTable {
  readonly action: Action;
  readonly said: string;
  readonly price: string;
}

function Way({ controller, action, said, price }: WayProps) {
  const p = playWords();
  const { mine, position } = controller.now;
  const odds = mine ? oddsOf(position, mine.seat, mine.number, action) : null;
  const aim = aimOf(action);
  const leaves = aim && 'place' in aim ? exitOf(controller.now, action, aim.place) : null;
  const point = (on: boolean): void => {
    controller.pointed.value = on ? previewOf(action) : null;
  };
  return (
    <button onClick={() => controller.act(action)} {...pointing(point)}>
      <ActionSign type={action.type} />
      <span>
        {said}
        {price && <small> ({price})</small>}
        {leaves !== null && <em> {boardWords().leaves(leaves)}</em>}
        {odds && (
          <em>
            {' '}
            {p.against(String(odds.attack), String(odds.defence ?? '?'))} {p.beforeCards}
          </em>
        )}
      </span>
      {isBarrier(position.ruleset, action) && <Irreversible />}
    </button>
  );
}
