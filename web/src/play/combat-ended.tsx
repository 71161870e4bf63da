/** How a combat ended: the cards turned over, the sums and what came of it. */
import type { PieceId } from '@dungeon-twister/rules';
import { sayEvent } from '@dungeon-twister/words';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CardFlip } from '../motion/card-flip.tsx';
import { tongue, words } from '../words/language.ts';
import { namesInWords } from '../words/names.ts';
import { playWords } from '../words/play-words.ts';
import './combat.css';
import type { CombatStory } from './combat-story.ts';
import { seatsOf, Side } from './combat-sides.tsx';
import { fightersOf } from './follow/fighters.ts';
import { useBesideFighters } from './follow/lay-fight.ts';
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
  const fight = fightersOf(controller);
  useBesideFighters(panel, String(story.deed));
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
  // Where objects are secret, the sums alone are told.
  const parts = controller.match.options.secretObjects ? null : fight?.parts;
  const side = (key: 'attack' | 'defence', pieces: readonly PieceId[], title: string) => (
    <Side
      controller={controller}
      pieces={pieces}
      parts={parts?.[key] ?? null}
      title={title}
      sum={sumOf(pieces, fought[key])}
    >
      {cardsOf(pieces)}
    </Side>
  );
  const names = namesInWords(controller.now.chart);
  const result = [fought, ...story.after].flatMap((event) => sayEvent(event, names, tongue()) ?? []);
  return (
    <section
      ref={panel}
      class={`combat-panel centred ended${turned ? '' : ' waiting'}`}
      aria-label={w.combat}
      role="dialog"
    >
      <div class="combat-sides">
        {side('attack', attackers, p.attackers)}
        <span class={`against ${fought.attack > fought.defence ? 'more' : ''}`} aria-hidden="true">
          {fought.attack === fought.defence ? '=' : fought.attack > fought.defence ? '>' : '<'}
        </span>
        {side('defence', defenders, p.defenders)}
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
