/** How a combat ended: the cards turned over, the sums and what came of it. */
import type { PieceId } from '@dungeon-twister/rules';
import { sayEvent } from '@dungeon-twister/words';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CardFlip } from '../motion/card-flip.tsx';
import { tongue, words } from '../words/language.ts';
import { namesInWords } from '../words/names.ts';
import { playWords } from '../words/play-words.ts';
import './combat.css';
import type { CombatStory } from './combat-story.ts';
import { liesBetterAbove, seatsOf, Side } from './combat-sides.tsx';
import type { AtTable } from './play-controller.ts';

/** How long it stays for those who only watch. Who has fought reads it as long as he likes. */
const STAYS_MS = 4000;
const FACE_DOWN_MS = 150;

export function CombatEnded({ controller }: AtTable) {
  const story = controller.fought.value;
  return story && <Ended key={story.deed} controller={controller} story={story} />;
}

function Ended({ controller, story }: AtTable & { story: CombatStory }) {
  const p = playWords();
  const w = words();
  const panel = useRef<HTMLElement>(null);
  const { ruleset } = controller.match;
  const button = useRef<HTMLButtonElement>(null);
  const { fought, attackers, defenders } = story;
  const isOurs = fought.cards.some(({ seat }) => controller.match.humans.includes(seat));
  useEffect(() => {
    button.current?.focus();
    if (isOurs) return undefined;
    const timer = setInterval(() => {
      if (!panel.current?.matches(':hover')) controller.combatSeen();
    }, STAYS_MS);
    return () => clearInterval(timer);
  }, [controller, isOurs]);
  // Face down for a moment, so that everybody sees them turn over.
  const [turned, setTurned] = useState(false);
  const [isAbove, setAbove] = useState(false);
  useLayoutEffect(() => setAbove(liesBetterAbove(panel.current, [...attackers, ...defenders])), [story.deed]);
  useEffect(() => {
    const timer = setTimeout(() => setTurned(true), FACE_DOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  const cardsOf = (side: readonly PieceId[]): JSX.Element[] =>
    fought.cards
      .filter(({ seat }) => seatsOf(ruleset, side).includes(seat))
      .flatMap(({ seat, card, second }) =>
        [card, ...(second === undefined ? [] : [second])].map((value, index) => (
          <CardFlip
            key={`${seat}/${index}`}
            value={turned ? value : 'hidden'}
            colour={ruleset.colours[seat] ?? 'blue'}
          />
        )),
      );
  /** What the side brought, its cards, and both together: `5 + 3 = 8`. */
  const sumOf = (side: readonly PieceId[], total: number): string => {
    const cards = fought.cards
      .filter(({ seat }) => seatsOf(ruleset, side).includes(seat))
      .flatMap(({ card, second }) => (second === undefined ? [card] : [card, second]));
    const brought = total - cards.reduce((sum, card) => sum + card, 0);
    return `${[brought, ...cards].join(' + ')} = ${total}`;
  };
  const side = (pieces: readonly PieceId[], title: string, total: number) => (
    <Side controller={controller} pieces={pieces} title={title} sum={sumOf(pieces, total)}>
      {cardsOf(pieces)}
    </Side>
  );
  const names = namesInWords(controller.now.chart);
  const result = [fought, ...story.after].flatMap((event) => sayEvent(event, names, tongue()) ?? []);
  return (
    <section
      ref={panel}
      class={`combat-panel centred ended${turned ? '' : ' waiting'}${isAbove ? ' above' : ''}`}
      aria-label={w.combat}
      role="dialog"
    >
      <div class="combat-sides">
        {side(attackers, p.attackers, fought.attack)}
        <span class={`against ${fought.attack > fought.defence ? 'more' : ''}`} aria-hidden="true">
          {fought.attack === fought.defence ? '=' : fought.attack > fought.defence ? '>' : '<'}
        </span>
        {side(defenders, p.defenders, fought.defence)}
      </div>
      {result.map((line) => (
        <p key={line} class="result">
          {line}
        </p>
      ))}
      <button ref={button} class="primary" onClick={() => controller.combatSeen()}>
        {p.goOn}
      </button>
    </section>
  );
}
