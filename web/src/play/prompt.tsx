/** Whose turn it is, what is to do and what for. */
import { picksLeft } from '@dungeon-twister/rules';
import { capital, namesFor, sayEvent, sayTeamChoice } from '@dungeon-twister/words';
import type { JSX } from 'preact';
import type { Match } from '../match/match.ts';
import { language, words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import type { PlayController } from './play-controller.ts';
import { colourName } from '../words/names.ts';
import './prompt.css';

const LOOKED_BACK = 8;

/** What somebody may be asked in the turn of another. */
const OUT_OF_TURN: ReadonlySet<string> = new Set(['place', 'join', 'count', 'name', 'layCard']);

const FINGER = matchMedia('(pointer: coarse)');

export function headline(match: Match): string {
  const w = words();
  const { result } = match.game;
  const { ruleset } = match.game.position;
  void match.moment.value;
  const colourOf = (seat: number): string => colourName(ruleset.colours[seat] ?? 'blue');
  if (result) {
    const names = result.winners.map(colourOf);
    return names.length > 0 ? w.wins(names.join(` ${w.and} `)) : w.draw;
  }
  const { value: mine } = match.mine;
  if (mine)
    return OUT_OF_TURN.has(mine.about) && match.view.value.shown.active !== mine.seat
      ? playWords().yourChoice
      : w.yourTurn;
  const [next] = match.open.value;
  if (!next) return '';
  return match.players[next.seat]?.kind === 'bot'
    ? w.thinking(colourOf(next.seat))
    : playWords().waitFor(colourOf(next.seat));
}

/** What has happened last, for those who wait: nobody should have to look for it in the log. */
function lastSaid({ match, chart }: PlayController): string | null {
  const names = namesFor(chart.value, language.value);
  for (const { event } of match.heard.value.slice(-LOOKED_BACK).reverse()) {
    const said = sayEvent(event, names, language.value);
    if (said !== null) return said;
  }
  return null;
}

function sentence(controller: PlayController): string {
  const p = playWords();
  const { match } = controller;
  const stage = controller.stage.value;
  if (match.game.result) return p.todo['over'] ?? '';
  if (stage === null) return lastSaid(controller) ?? (match.humans.length === 0 ? p.watching : '');
  if (stage === 'act' && controller.selected.value !== null && controller.deeds.value.length > 0)
    return FINGER.matches ? p.todoTouched : p.todoSelected;
  const { ruleset } = match.game.position;
  const zones = ruleset.layout.zones > 0;
  const { value: token } = controller.token;
  if (stage === 'act' && controller.isSpent()) return p.todoNothing;
  if (stage === 'place' && token !== null)
    return p.placeToken(namesFor(controller.chart.value, language.value).piece(token), zones);
  if (stage === 'deploy' && zones) return p.deployAtZones;
  if (stage === 'choose' && ruleset.teamChoice !== null)
    return `${p.todo[stage]} ${capital(sayTeamChoice(ruleset.scenario, ruleset.teamChoice, language.value))}.`;
  if (stage === 'join' && ruleset.rules.partyAnswers === 'together') return `${p.todo[stage]} ${p.inSecret}`;
  return p.todo[stage] ?? words().stage[stage] ?? stage;
}

/** How many tokens are still to be put somewhere; of a starting team only some come to the line. */
function toGo(controller: PlayController): number {
  const tokens = controller.tokens.value.length;
  const { shown } = controller.match.view.value;
  const seat = controller.seat.value;
  if (controller.stage.value === 'choose') return picksLeft(controller.match.game.position, seat);
  if (controller.stage.value !== 'deploy') return tokens;
  const { onLine } = controller.match.game.position.ruleset.scenario;
  return (onLine[seat] ?? tokens) - (shown.seats[seat]?.faceDownOn.length ?? 0);
}

export function Prompt({ controller }: { controller: PlayController }): JSX.Element {
  const text = sentence(controller);
  const seat = controller.seat.value;
  const colour = controller.match.game.position.ruleset.colours[seat];
  const tokens = toGo(controller);
  return (
    <div class={`prompt-card ${colour ?? ''}`} role="status" tabIndex={-1}>
      <h1>
        {headline(controller.match)}
        {controller.match.mine.value && colour && <small> · {colourName(colour)}</small>}
      </h1>
      {/* What has just happened is read out by the announcer already. */}
      {text && (
        <p aria-hidden={controller.stage.value === null}>
          {text}
          {tokens > 1 && <small> ({playWords().left(tokens)})</small>}
        </p>
      )}
    </div>
  );
}
