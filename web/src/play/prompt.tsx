/** Whose turn it is, what is to do and what for. */
import { type Colour, picksLeft } from '@dungeon-twister/rules';
import { capital, sayQuestion, sayTeamChoice } from '@dungeon-twister/words';
import { hasFinger } from '../browser/finger.ts';
import { PACES, pace } from '../browser/pace.ts';
import type { TableGame } from '../match/table-game.ts';
import type { BotPlayer } from '../match/player.ts';
import { verdictOf } from '../match/verdict.ts';
import { OpponentPortrait } from '../panels/opponent-portrait.tsx';
import { language, tongue, words } from '../words/language.ts';
import { introduced, opponentAt } from '../words/opponents.ts';
import { playWords } from '../words/play-words.ts';
import type { AtTable, PlayController } from './play-controller.ts';
import { colourName, deedName, namesInWords } from '../words/names.ts';
import { Quietly } from '../panels/later.tsx';
import { lastSaid } from './last-said.ts';
import './prompt.css';
import { leftToDeploy, othersWait } from './starters.ts';

const loadPlacing = async () => (await import('./placing-said.tsx')).PlacingSaid;

/** Whose turn it is, or what became of the game; of an opponent, whether he waits until he was seen. */
export function headline(match: TableGame, isWaiting = false): string {
  const w = words();
  const { ruleset } = match;
  const { result, mine, open, view } = match.now.value;
  const colourOf = (seat: number): string => colourName(ruleset.colours[seat] ?? 'blue');
  if (result) {
    const verdict = verdictOf(match.players, result);
    if (verdict === 'won' || verdict === 'lost') return verdict === 'won' ? w.youWon : w.youLost;
    const names = result.winners.map(colourOf);
    return names.length > 0 ? w.wins(names.join(` ${w.and} `)) : w.draw;
  }
  // In the set-up it is nobody's turn.
  const isTurnOfAnother = view.shown.turn > 0 && view.shown.active !== mine?.seat;
  if (mine && isAttacked(match, mine.seat)) return playWords().defend;
  if (mine) return isTurnOfAnother ? playWords().yourChoice : w.yourTurn;
  const [next] = open;
  if (!next) return '';
  const player = match.players[next.seat];
  if (player?.kind === 'person') return playWords().waitFor(`${player.name} (${colourOf(next.seat)})`);
  if (player?.kind !== 'bot') return playWords().waitFor(colourOf(next.seat));
  return isWaiting
    ? playWords().hasPlayed(opponentAt(match, next.seat))
    : w.thinking(`${introduced(player).name} (${colourOf(next.seat)})`);
}

/** Whether somebody of this player is to be defended with a card. */
function isAttacked({ now, ruleset: { pieces } }: TableGame, seat: number): boolean {
  const { stage, view } = now.value;
  return (
    stage === 'layCard' &&
    view.shown.pieces.some(
      ({ id, marks }) => marks?.includes('defends') && pieces.owner[pieces.byId.get(id) ?? -1] === seat,
    )
  );
}

/** The opponent whose answer is waited for. */
function thinkerIn({ now, players }: TableGame): BotPlayer | null {
  const { result, mine, open } = now.value;
  const player = players[open[0]?.seat ?? -1];
  return !result && !mine && player?.kind === 'bot' ? player : null;
}

/** What has happened last, or with one deed, as whoever looks was told. */
const told = ({ match, now }: PlayController, deed?: number): string | null =>
  lastSaid(match.heard.value, namesInWords(now.chart), tongue(), deed);

/** What is to do, or what has just happened. */
export function sentence(controller: PlayController): string {
  const p = playWords();
  const { match } = controller;
  const stage = controller.now.stage;
  const shown = controller.following.value?.shown.value ?? null;
  if (shown !== null) return told(controller, shown) ?? '';
  if (controller.now.result) return sayQuestion('over', tongue());
  if (stage === null) return told(controller) ?? (match.humans.length === 0 ? p.watching : '');
  const verb = controller.choices.verb.value;
  const loads = controller.choices.loads.value;
  if (stage === 'act' && loads?.isAsking) return loads.kind ? p.todoDealOf[loads.kind] : p.todoDeal;
  if (stage === 'act' && loads !== null) return p.todoAfterDeal;
  if (stage === 'act' && verb !== null)
    return p.todoVerb(deedName(verb), controller.marks.value.length === 1);
  const points = controller.winsWith();
  if (points) return p.todoWin(points);
  if (
    stage === 'act' &&
    controller.selection.selected.value !== null &&
    controller.choices.deeds.value.length > 0
  )
    return hasFinger() ? p.todoTouched : p.todoSelected;
  const question = sayQuestion(stage, tongue());
  const { ruleset } = match;
  const zones = ruleset.layout.zones > 0;
  const { value: token } = controller.selection.token;
  if (stage === 'act' && controller.isSpent()) return p.todoNothing;
  if (stage === 'place' && token !== null)
    return p.placeToken(namesInWords(controller.now.chart).piece(token), zones);
  if (stage === 'deploy')
    return [
      zones ? p.deployAtZones : question,
      ...(othersWait(ruleset, controller.now) ? [p.othersWait] : []),
    ].join(' ');
  if (stage === 'choose' && ruleset.teamChoice !== null)
    return `${question} ${capital(sayTeamChoice(ruleset.scenario, ruleset.teamChoice, language.value))}.`;
  return stage === 'join' && ruleset.rules.partyAnswers === 'together'
    ? `${question} ${p.inSecret}`
    : question;
}

/** How many tokens are still to be put somewhere; of a starting team only some come to the line. */
function toGo(controller: PlayController): number {
  const { now, match, selection } = controller;
  if (now.stage === 'choose') return picksLeft(now.position, now.seat);
  return now.stage === 'deploy' ? leftToDeploy(match.ruleset, now) : selection.tokens.value.length;
}

/** Whose colour the prompt has: that of whoever is to play, or has won. */
function colourNow({ match, now }: PlayController): Colour | undefined {
  const seat = now.result ? now.result.winners[0] : (now.mine ?? now.open[0])?.seat;
  return match.ruleset.colours[seat ?? -1];
}

export function Prompt({ controller }: AtTable) {
  const text = sentence(controller);
  const colour = colourNow(controller);
  const tokens = toGo(controller);
  const thinker = thinkerIn(controller.match);
  const Aid = controller.aid.value;
  const passed = controller.following.value?.passed.value;
  return (
    <div class={`prompt-card ${colour ?? ''}`} role="status" tabIndex={-1}>
      <div class="prompt-head row">
        <h1>
          {thinker && <OpponentPortrait bot={thinker} />}
          {headline(controller.match, controller.steps.isWaiting.value)}
          {controller.now.mine && colour && <small> · {colourName(colour)}</small>}
        </h1>
        <Followed controller={controller} />
        {Aid && <Aid />}
      </div>
      {controller.steps.isWaiting.value && <Waits controller={controller} />}
      {controller.steps.canPause.value && <PaceStep />}
      {/* What has just happened is read out by the announcer already. */}
      {text && (
        <div class="prompt-said">
          <p aria-hidden={controller.now.stage === null}>
            {passed && `${passed} `}
            {text}
            {tokens > 1 && <small> ({playWords().left(tokens)})</small>}
          </p>
          <PointedPrice controller={controller} />
        </div>
      )}
      {controller.now.view.shown.reveal && <Quietly load={loadPlacing} props={{ controller }} />}
    </div>
  );
}

/**
 * What somebody points at would do, and its price, over what is to do: that keeps its place, so that nothing jumps while
 * one looks around. Whoever listens has heard it from the mark.
 */
function PointedPrice({ controller }: AtTable) {
  const said = controller.pointed.value?.said;
  return (
    said && (
      <p class="pointed-price" aria-hidden="true">
        {said.what}: <b>{said.price}</b>
      </p>
    )
  );
}

/** How fast they play, beside what stops them: one press after the other goes through all paces. */
function PaceStep() {
  const p = playWords();
  const next = PACES[(PACES.indexOf(pace.value) + 1) % PACES.length] ?? 'normal';
  return (
    <button class="plain without-steps" onClick={() => (pace.value = next)}>
      {words().labelled(p.pace, p.paces[pace.value])}
    </button>
  );
}

/** Whoever meets that for the first time is told that nothing goes on by itself; then, that it need not be so. */
function Waits({ controller }: AtTable) {
  const p = playWords();
  const { match, now, steps } = controller;
  return steps.wereMet.value ? (
    <button class="plain without-steps" onClick={() => steps.switchOff()}>
      {p.withoutSteps}
    </button>
  ) : (
    <p class="waits">{p.waitsForNext(opponentAt(match, now.open[0]?.seat ?? 0))}</p>
  );
}

/** The next action of an opponent who waits; what others did, once more. */
function Followed({ controller }: AtTable) {
  const p = playWords();
  const { steps, following } = controller;
  if (steps.isWaiting.value)
    return (
      <button class="primary next-step" onClick={() => steps.next()}>
        {p.nextStep} ▸
      </button>
    );
  if (steps.canPause.value)
    return (
      <button class="pause-step" onClick={() => steps.pause()}>
        ❚❚ {p.pauseOthers}
      </button>
    );
  return following.value?.canShow.value ? (
    <button class="show-again" onClick={() => following.value?.again()}>
      ▸ {p.showAgain}
    </button>
  ) : null;
}
