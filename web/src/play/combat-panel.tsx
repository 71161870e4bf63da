/**
 * A combat, from the declaration to its end: both sides with what they bring, the cards that lie there, the cards one
 * can lay; then the cards turned over, the sums and what came of it.
 */
import { type Action, type PieceId, type Seat, type Table, totalsOf } from '@dungeon-twister/rules';
import { namesFor, sayEvent } from '@dungeon-twister/words';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CardFlip } from '../motion/card-flip.tsx';
import { language, words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import type { CombatStory } from './combat-story.ts';
import { describeAction } from './describe.ts';
import type { Desk } from './desk.ts';
import { colourName, kindName } from './names.ts';
import { Portrait } from './portrait.tsx';
import { Seal } from './seal.tsx';

/** How long the end of a combat stays, for those who do not dismiss it. */
const STAYS_MS = 2500;
const FACE_DOWN_MS = 150;

/** The players of a side, each once. */
const seatsOf = (table: Table, side: readonly PieceId[]): Seat[] => [
  ...new Set(side.map((id) => table.pieces.owner[table.pieces.byId.get(id) ?? 0] ?? 0)),
];

export function CombatPanel({ desk }: { desk: Desk }): JSX.Element | null {
  const story = desk.fought.value;
  if (story) return <Ended key={story.deed} desk={desk} story={story} />;
  return desk.match.view.value.shown.combat ? <UnderWay desk={desk} /> : null;
}

function Side({
  desk,
  pieces,
  title,
  sum,
  children,
}: {
  desk: Desk;
  pieces: readonly PieceId[];
  title: string;
  sum: string;
  children?: JSX.Element | JSX.Element[] | null;
}): JSX.Element {
  const { table } = desk.match.game.position;
  return (
    <div class="combat-side">
      <h2>{title}</h2>
      <div class="fighters">
        {pieces.map((id) => (
          <figure key={id}>
            <Portrait table={table} id={id} />
            <figcaption>{kindName(table, id)}</figcaption>
          </figure>
        ))}
      </div>
      <div class="laid-cards">{children}</div>
      <p class="sum">{sum}</p>
    </div>
  );
}

const BLADES = 'M3,3l14,14M21,3l-14,14M14,17l4,4M17,14l4,4M10,17l-4,4M7,14l-4,4';

function UnderWay({ desk }: { desk: Desk }): JSX.Element {
  const p = playWords();
  const w = words();
  const { match } = desk;
  const view = match.view.value;
  const { position } = match.game;
  const { table } = position;
  const { combat } = view.shown;
  const marked = (mark: 'attacks' | 'defends'): PieceId[] =>
    view.shown.pieces.filter(({ marks }) => marks?.includes(mark)).map(({ id }) => id);
  const [attackers, defenders] = [marked('attacks'), marked('defends')];
  const totals = totalsOf(position);
  // What others carry in secret must not be told by a sum.
  const sumOf = (side: readonly PieceId[], value: number | undefined): string => {
    const owned = side.every((id) => table.pieces.owner[table.pieces.byId.get(id) ?? 0] === desk.seat.value);
    return p.sum(match.game.options.secretObjects && !owned ? '?' : String(value ?? '?'));
  };
  const named = combat && combat.named >= 0 ? combat.named : null;
  return (
    <section class="combat-panel" aria-label={w.combat}>
      <div class="combat-sides">
        <Side desk={desk} pieces={attackers} title={p.attackers} sum={sumOf(attackers, totals?.attack)}>
          <Laid desk={desk} side={attackers} />
        </Side>
        <svg class="versus" viewBox="0 0 24 24" aria-hidden="true">
          <path d={BLADES} />
        </svg>
        <Side desk={desk} pieces={defenders} title={p.defenders} sum={sumOf(defenders, totals?.defence)}>
          <Laid desk={desk} side={defenders} />
        </Side>
      </div>
      {combat && named !== null && (
        <p>{p.namedCard(colourName(table.colours[combat.namer] ?? 'blue'), w.card(named))}</p>
      )}
      {view.own.seen && <p>{p.seenCards(view.own.seen.map(w.card).join(' '))}</p>}
      <Answers desk={desk} />
    </section>
  );
}

/** The cards that the players of one side have laid so far. */
function Laid({ desk, side }: { desk: Desk; side: readonly PieceId[] }): JSX.Element {
  const p = playWords();
  const view = desk.match.view.value;
  const { table } = desk.match.game.position;
  return (
    <>
      {seatsOf(table, side).map((seat) => {
        const card = view.shown.combat?.laid[seat] ?? -1;
        const own = seat === desk.seat.value ? view.own.laid : -1;
        const colour = table.colours[seat] ?? 'blue';
        if (card === -1) return <CardFlip key={seat} value={null} colour={colour} />;
        if (card !== 'hidden') return <CardFlip key={seat} value={card} colour={colour} />;
        const label = own >= 0 ? p.youLaid(words().card(own)) : p.faceDown;
        return <CardFlip key={seat} value="hidden" colour={colour} label={label} />;
      })}
    </>
  );
}

/** What can be answered: a side to join, how many cards, which to name, which to lay. */
function Answers({ desk }: { desk: Desk }): JSX.Element | null {
  const p = playWords();
  const stage = desk.stage.value;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stage !== null) group.current?.querySelector('button')?.focus();
  }, [stage]);
  if (stage === null) return null;
  const answers = sorted(desk.answers.value);
  return (
    <div class="combat-answers">
      <p role="status">{p.todo[stage]}</p>
      <div ref={group} class="cards" role="group" aria-label={p.yourCards}>
        {answers.map((action, index) => (
          <button
            key={index}
            type="button"
            class={action.type === 'layCard' || action.type === 'nameCard' ? 'card combat-choice' : ''}
            onClick={() => desk.act(action)}
          >
            {describeAction(desk.chart.value, action)}
            <Seal />
          </button>
        ))}
      </div>
    </div>
  );
}

const valueOf = (action: Action): number =>
  action.type === 'layCard'
    ? action.card + (action.second ?? 0) / 10
    : action.type === 'nameCard'
      ? (action.card ?? -1)
      : 0;

const sorted = (actions: readonly Action[]): Action[] => [...actions].sort((a, b) => valueOf(a) - valueOf(b));

function Ended({ desk, story }: { desk: Desk; story: CombatStory }): JSX.Element {
  const p = playWords();
  const w = words();
  const panel = useRef<HTMLElement>(null);
  const { table } = desk.match.game.position;
  useEffect(() => {
    const timer = setInterval(() => {
      if (!panel.current?.matches(':hover')) desk.combatSeen();
    }, STAYS_MS);
    return () => clearInterval(timer);
  }, [desk]);
  const { fought, attackers, defenders } = story;
  // Face down for a moment, so that everybody sees them turn over.
  const [turned, setTurned] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTurned(true), FACE_DOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  const cardsOf = (side: readonly PieceId[]): JSX.Element[] =>
    fought.cards
      .filter(({ seat }) => seatsOf(table, side).includes(seat))
      .flatMap(({ seat, card, second }) =>
        [card, ...(second === undefined ? [] : [second])].map((value, index) => (
          <CardFlip
            key={`${seat}/${index}`}
            value={turned ? value : 'hidden'}
            colour={table.colours[seat] ?? 'blue'}
          />
        )),
      );
  /** What the side brought, its cards, and both together: `5 + 3 = 8`. */
  const sumOf = (side: readonly PieceId[], total: number): string => {
    const cards = fought.cards
      .filter(({ seat }) => seatsOf(table, side).includes(seat))
      .flatMap(({ card, second }) => (second === undefined ? [card] : [card, second]));
    const brought = total - cards.reduce((sum, card) => sum + card, 0);
    return `${[brought, ...cards].join(' + ')} = ${total}`;
  };
  const names = namesFor(desk.chart.value, language.value);
  const result = [fought, ...story.after].flatMap((event) => sayEvent(event, names, language.value) ?? []);
  return (
    <section
      ref={panel}
      class={turned ? 'combat-panel ended' : 'combat-panel ended waiting'}
      aria-label={w.combat}
      role="dialog"
    >
      <div class="combat-sides">
        <Side desk={desk} pieces={attackers} title={p.attackers} sum={sumOf(attackers, fought.attack)}>
          {cardsOf(attackers)}
        </Side>
        <span class={`against ${fought.attack > fought.defence ? 'more' : ''}`} aria-hidden="true">
          {fought.attack === fought.defence ? '=' : fought.attack > fought.defence ? '>' : '<'}
        </span>
        <Side desk={desk} pieces={defenders} title={p.defenders} sum={sumOf(defenders, fought.defence)}>
          {cardsOf(defenders)}
        </Side>
      </div>
      {result.map((line) => (
        <p key={line} class="result">
          {line}
        </p>
      ))}
      <button type="button" class="primary" onClick={() => desk.combatSeen()}>
        {p.goOn}
      </button>
    </section>
  );
}
