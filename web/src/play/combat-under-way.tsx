/** A combat that is not decided yet: both sides with what they bring, the cards that lie there, those one can lay. */
import { type PieceId, strengthBeforeCards } from '@dungeon-twister/rules';
import { sayEvent } from '@dungeon-twister/words';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CardFlip } from '../motion/card-flip.tsx';
import { tongue, words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import { Answers } from './answers.tsx';
import './combat.css';
import { liesBetterAbove, seatsOf, Side } from './combat-sides.tsx';
import type { AtTable, PlayController } from './play-controller.ts';
import { colourName, namesInWords } from '../words/names.ts';

const BLADES = 'M3,3l14,14M21,3l-14,14M14,17l4,4M17,14l4,4M10,17l-4,4M7,14l-4,4';

export const CombatUnderWay = ({ controller }: AtTable) =>
  controller.now.view.shown.combat && !controller.fought.value ? <UnderWay controller={controller} /> : null;

function UnderWay({ controller }: AtTable) {
  const p = playWords();
  const w = words();
  const { match } = controller;
  const { view, position } = controller.now;
  const { ruleset } = position;
  const { combat } = view.shown;
  const marked = (mark: 'attacks' | 'defends'): PieceId[] =>
    view.shown.pieces.filter(({ marks }) => marks?.includes(mark)).map(({ id }) => id);
  const [attackers, defenders] = [marked('attacks'), marked('defends')];
  const [isAbove, setAbove] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(
    () => setAbove(liesBetterAbove(panel.current, [...attackers, ...defenders])),
    [attackers.join(), defenders.join()],
  );
  const totals = strengthBeforeCards(position);
  // What others carry in secret must not be told by a sum.
  const sumOf = (side: readonly PieceId[], value: number | undefined): string => {
    const owned = side.every(
      (id) => ruleset.pieces.owner[ruleset.pieces.byId.get(id) ?? 0] === controller.now.seat,
    );
    return p.sum(match.game.options.secretObjects && !owned ? '?' : String(value ?? '?'));
  };
  const side = (pieces: readonly PieceId[], title: string, total: number | undefined) => (
    <Side controller={controller} pieces={pieces} title={title} sum={sumOf(pieces, total)}>
      <Laid controller={controller} side={pieces} />
    </Side>
  );
  const named = combat && combat.named >= 0 ? combat.named : null;
  return (
    <section ref={panel} class={`combat-panel centred${isAbove ? ' above' : ''}`} aria-label={w.combat}>
      <p class="combat-cause">{causeOf(controller)}</p>
      <div class="combat-sides">
        {side(attackers, p.attackers, totals?.attack)}
        <svg class="versus" viewBox="0 0 24 24" aria-hidden="true">
          <path d={BLADES} />
        </svg>
        {side(defenders, p.defenders, totals?.defence)}
      </div>
      {combat && named !== null && (
        <p>{p.namedCard(colourName(ruleset.colours[combat.namer] ?? 'blue'), w.card(named))}</p>
      )}
      {view.own.seen && <p>{p.seenCards(view.own.seen.map(w.card).join(' '))}</p>}
      <Answers controller={controller} label={p.yourCards} />
    </section>
  );
}

/** Who has attacked whom. */
function causeOf({ match, now }: PlayController): string {
  const declared = match.heard.value.findLast(({ event }) => event.type === 'attackDeclared');
  return declared ? (sayEvent(declared.event, namesInWords(now.chart), tongue()) ?? '') : '';
}

/** The cards that the players of one side have laid so far. */
function Laid({ controller, side }: AtTable & { side: readonly PieceId[] }) {
  const p = playWords();
  const view = controller.now.view;
  const { ruleset } = controller.match;
  return (
    <>
      {seatsOf(ruleset, side).map((seat) => {
        const card = view.shown.combat?.laid[seat] ?? -1;
        const own = seat === controller.now.seat ? view.own.laid : -1;
        const colour = ruleset.colours[seat] ?? 'blue';
        if (card === -1) return <CardFlip key={seat} value={null} colour={colour} />;
        if (card !== 'hidden') return <CardFlip key={seat} value={card} colour={colour} />;
        const label = own >= 0 ? p.youLaid(words().card(own)) : p.faceDown;
        return <CardFlip key={seat} value="hidden" colour={colour} label={label} />;
      })}
    </>
  );
}
