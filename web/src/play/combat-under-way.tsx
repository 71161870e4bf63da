/** A combat that is not decided yet: both sides with what they bring, the cards that lie there, those one can lay. */
import { type PieceId, strengthBeforeCards } from '@dungeon-twister/rules';
import { sayEvent } from '@dungeon-twister/words';
import { Fragment, type RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CardFlip } from '../motion/card-flip.tsx';
import { tongue, words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import { Answers } from './answers.tsx';
import './combat.css';
import { seatsOf, Side } from './combat-sides.tsx';
import { fightersOf } from './follow/fighters.ts';
import { useBesideFighters } from './follow/lay-fight.ts';
import type { AtTable, PlayController } from './play-controller.ts';
import { stakesOf } from './stakes.ts';
import { colourName, namesInWords } from '../words/names.ts';

const BLADES = 'M3,3l14,14M21,3l-14,14M14,17l4,4M17,14l4,4M10,17l-4,4M7,14l-4,4';

/** Not while the screen changes hands: the curtain says what is next to do. */
export const CombatUnderWay = ({ controller }: AtTable) =>
  controller.now.view.shown.combat && !controller.fought.value && controller.match.handOver.value === null ? (
    <UnderWay controller={controller} />
  ) : null;

function UnderWay({ controller }: AtTable) {
  const p = playWords();
  const w = words();
  const { match } = controller;
  const { view, position } = controller.now;
  const { ruleset } = position;
  const { combat } = view.shown;
  const panel = useRef<HTMLElement>(null);
  const fight = fightersOf(controller);
  const { attackers = [], defenders = [] } = fight ?? {};
  useBesideFighters(panel, [...attackers, ...defenders].join(), controller.pressed);
  useSheetAt(panel, controller.now.stage);
  const totals = strengthBeforeCards(position);
  // What others carry in secret must not be told by a sum.
  const isTold = (side: readonly PieceId[]): boolean =>
    !match.options.secretObjects ||
    side.every((id) => ruleset.pieces.owner[ruleset.pieces.byId.get(id) ?? 0] === controller.now.seat);
  const side = (key: 'attack' | 'defence', pieces: readonly PieceId[], title: string) => (
    <Side
      controller={controller}
      pieces={pieces}
      parts={isTold(pieces) ? (fight?.parts?.[key] ?? null) : null}
      title={title}
      sum={p.sum(isTold(pieces) ? String(totals?.[key] ?? '?') : '?')}
    >
      <Laid controller={controller} side={pieces} />
    </Side>
  );
  const fights = (pieces: readonly PieceId[]): boolean =>
    seatsOf(ruleset, pieces).includes(controller.now.seat);
  const own = fights(attackers) ? 'attack' : fights(defenders) ? 'defence' : null;
  const named = combat && combat.named >= 0 ? combat.named : null;
  return (
    <section ref={panel} class="combat-panel centred" aria-label={w.combat}>
      <p class="combat-cause">{causeOf(controller)}</p>
      <div class="combat-sides">
        {side('attack', attackers, p.attackers)}
        <svg class="versus" viewBox="0 0 24 24" aria-hidden="true">
          <path d={BLADES} />
        </svg>
        {side('defence', defenders, p.defenders)}
      </div>
      {combat && named !== null && (
        <p>{p.namedCard(colourName(ruleset.colours[combat.namer] ?? 'blue'), w.card(named))}</p>
      )}
      {view.own.seen && <p>{p.seenCards(view.own.seen.map(w.card).join(' '))}</p>}
      <p class="stakes">
        {stakesOf(controller.now, own).map(({ end, means }, index) => (
          <span key={end}>
            {index > 0 && ' · '}
            <b>{end}</b> {means}
          </span>
        ))}
      </p>
      <Answers controller={controller} label={p.yourCards} />
    </section>
  );
}

/**
 * On a small screen the sheet shows the heading of a fight whenever something else is asked in it, and as much below it
 * as there is room for: the answers take the focus, and would scroll past all that they are chosen by.
 */
function useSheetAt(panel: RefObject<HTMLElement | null>, asked: string | null): void {
  useEffect(() => {
    const { current: own } = panel;
    const sheet = own?.closest('.side');
    if (!own || !sheet) return;
    sheet.scrollTop = 0;
    own.scrollIntoView({ block: own.offsetHeight > sheet.clientHeight ? 'start' : 'nearest' });
  }, [panel, asked]);
}

/** Who has attacked whom. */
function causeOf({ match, now }: PlayController): string {
  const declared = match.heard.value.findLast(({ event }) => event.type === 'attackDeclared');
  return declared ? (sayEvent(declared.event, namesInWords(now.chart), tongue()) ?? '') : '';
}

/** A card that lies face down; whoever laid it knows it. */
const labelOf = (own: number): string =>
  own >= 0 ? playWords().youLaid(words().card(own)) : playWords().faceDown;

/** The cards that the players of one side have laid so far. */
function Laid({ controller, side }: AtTable & { side: readonly PieceId[] }) {
  const view = controller.now.view;
  const { ruleset } = controller.match;
  return (
    <>
      {seatsOf(ruleset, side).map((seat) => {
        const card = view.shown.combat?.laid[seat] ?? -1;
        const isOwn = seat === controller.now.seat;
        const colour = ruleset.colours[seat] ?? 'blue';
        if (card === -1) return <CardFlip key={seat} value={null} colour={colour} />;
        const first =
          card === 'hidden' ? (
            <CardFlip value="hidden" colour={colour} label={labelOf(isOwn ? view.own.laid : -1)} />
          ) : (
            <CardFlip value={card} colour={colour} />
          );
        // Of two cards the second always lies face down, and only the attacker lays two.
        const isSecond = view.shown.combat?.laidSecond !== undefined && seat === view.shown.active;
        const second = isSecond && (
          <CardFlip
            value="hidden"
            colour={colour}
            label={labelOf(isOwn ? (view.own.laidSecond ?? -1) : -1)}
          />
        );
        return (
          <Fragment key={seat}>
            {first}
            {second}
          </Fragment>
        );
      })}
    </>
  );
}
