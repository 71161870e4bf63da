/** Short notes at the board, beside what was clicked: why something is refused, what to do first. */
import type { Refusal } from '@dungeon-twister/rules';
import type { ComponentChildren } from 'preact';
import { Quietly } from '../panels/later.tsx';
import { language } from '../words/language.ts';
import { opponentAt } from '../words/opponents.ts';
import { playWords } from '../words/play-words.ts';
import type { AtTable } from './play-controller.ts';
import { kindName, namesInWords } from '../words/names.ts';
import './notes.css';

const loadRuleLink = async () => (await import('../panels/rule-link.tsx')).RuleLink;

export const Notes = ({ controller, onAskBot }: AtTable & { onAskBot: () => void }) => (
  <div class="notes">
    <Refused controller={controller} />
    <NotUndone controller={controller} />
    <Hint controller={controller} />
    <StoodIn controller={controller} />
    <Trouble controller={controller} onAskBot={onAskBot} />
  </div>
);

function Hint({ controller }: AtTable) {
  const hint = controller.explain.hint.value;
  return hint === null ? null : (
    <p class="note surface row wraps" role="status">
      <span>{playWords()[hint]}</span>
      <About controller={controller} />
    </p>
  );
}

function Refused({ controller }: AtTable) {
  const refusal = controller.explain.refused.value;
  if (!refusal) return null;
  const chart = controller.now.chart;
  const names = namesInWords(chart);
  const where = [
    ...(refusal.at === undefined || refusal.at >= chart.ruleset.layout.places
      ? []
      : [names.place(refusal.at)]),
    ...(refusal.slot === undefined ? [] : [names.room(refusal.slot)]),
    ...(refusal.piece === undefined ? [] : [kindName(chart.ruleset, refusal.piece)]),
  ];
  return (
    <WhyNot controller={controller} {...refusal}>
      {where.length > 0 && <small> ({[...new Set(where)].join(', ')})</small>}
      {refusal.code === 'TOO_FAR' && controller.now.view.shown.ap > 1 && ` ${playWords().fartherLater}`}
    </WhyNot>
  );
}

/** Why the last deed is not taken back. */
function NotUndone({ controller }: AtTable) {
  const refusal = controller.explain.refusedUndo.value;
  return refusal && <WhyNot controller={controller} {...refusal} />;
}

type WhyNotProps = AtTable & Pick<Refusal, 'words' | 'rule'> & { readonly children?: ComponentChildren };

function WhyNot({ controller, words, rule, children }: WhyNotProps) {
  const p = playWords();
  return (
    <div class="note surface row wraps refusal" role="alert">
      <span>
        {words[language.value]}
        {children}
      </span>
      <About controller={controller} />
      <Quietly load={loadRuleLink} props={{ id: rule, isAlone: true }} />
      <button class="plain close" aria-label={p.close} onClick={() => controller.clearNotes()}>
        ✕
      </button>
    </div>
  );
}

/** Offers the card of what was pointed at. */
function About({ controller }: AtTable) {
  const thing = controller.explain.about.value;
  return (
    thing && (
      <button class="plain about" onClick={() => controller.asking.thing(thing)}>
        {playWords().whatIsThis}
      </button>
    )
  );
}

/** Somebody simpler has answered for a bot: said where it is seen, and gone with the next thing that is done. */
function StoodIn({ controller }: AtTable) {
  const standIn = controller.standIn.value;
  const player = controller.match.players[standIn?.seat ?? -1];
  if (!standIn || player?.kind !== 'bot') return null;
  const p = playWords();
  return (
    <div class="note surface row wraps" role="status">
      <span>{p.stoodIn[standIn.why](opponentAt(controller.match, standIn.seat))}</span>
      <button class="plain close" aria-label={p.close} onClick={() => (controller.standIn.value = null)}>
        ✕
      </button>
    </div>
  );
}

function Trouble({ controller, onAskBot }: AtTable & { onAskBot: () => void }) {
  const seat = controller.trouble.value;
  if (seat === null) return null;
  const p = playWords();
  return (
    <div class="note surface row wraps refusal" role="alert">
      <span>{p.botTrouble(opponentAt(controller.match, seat))}</span>
      <button
        onClick={() => {
          controller.trouble.value = null;
          onAskBot();
        }}
      >
        {p.tryAgain}
      </button>
    </div>
  );
}
