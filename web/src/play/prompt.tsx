/** Whose turn it is, what is to do and what for. */
import { picksLeft } from '@dungeon-twister/rules';
import { capital, namesFor, sayEvent, sayTeamChoice } from '@dungeon-twister/words';
import type { JSX } from 'preact';
import type { Match } from '../match/match.ts';
import { language, words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import type { Desk } from './play-controller.ts';
import { colourName } from './names.ts';
import './prompt.css';

const LOOKED_BACK = 8;

/** What somebody may be asked in the turn of another. */
const OUT_OF_TURN: ReadonlySet<string> = new Set(['place', 'join', 'count', 'name', 'layCard']);

const FINGER = matchMedia('(pointer: coarse)');

export function headline(match: Match): string {
  const w = words();
  const { result } = match.game;
  const { table } = match.game.position;
  void match.moment.value;
  const colourOf = (seat: number): string => colourName(table.colours[seat] ?? 'blue');
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
function lastSaid({ match, chart }: Desk): string | null {
  const names = namesFor(chart.value, language.value);
  for (const { event } of match.heard.value.slice(-LOOKED_BACK).reverse()) {
    const said = sayEvent(event, names, language.value);
    if (said !== null) return said;
  }
  return null;
}

function sentence(desk: Desk): string {
  const p = playWords();
  const { match } = desk;
  const stage = desk.stage.value;
  if (match.game.result) return p.todo['over'] ?? '';
  if (stage === null) return lastSaid(desk) ?? (match.humans.length === 0 ? p.watching : '');
  if (stage === 'act' && desk.selected.value !== null && desk.deeds.value.length > 0)
    return FINGER.matches ? p.todoTouched : p.todoSelected;
  const { table } = match.game.position;
  const zones = table.layout.zones > 0;
  const { value: token } = desk.token;
  if (stage === 'act' && desk.isSpent()) return p.todoNothing;
  if (stage === 'place' && token !== null)
    return p.placeToken(namesFor(desk.chart.value, language.value).piece(token), zones);
  if (stage === 'deploy' && zones) return p.deployAtZones;
  if (stage === 'choose' && table.teamChoice !== null)
    return `${p.todo[stage]} ${capital(sayTeamChoice(table.scenario, table.teamChoice, language.value))}.`;
  if (stage === 'join' && table.rules.partyAnswers === 'together') return `${p.todo[stage]} ${p.inSecret}`;
  return p.todo[stage] ?? words().stage[stage] ?? stage;
}

/** How many tokens are still to be put somewhere; of a starting team only some come to the line. */
function toGo(desk: Desk): number {
  const tokens = desk.tokens.value.length;
  const { shown } = desk.match.view.value;
  const seat = desk.seat.value;
  if (desk.stage.value === 'choose') return picksLeft(desk.match.game.position, seat);
  if (desk.stage.value !== 'deploy') return tokens;
  const { onLine } = desk.match.game.position.table.scenario;
  return (onLine[seat] ?? tokens) - (shown.seats[seat]?.faceDownOn.length ?? 0);
}

export function Prompt({ desk }: { desk: Desk }): JSX.Element {
  const text = sentence(desk);
  const seat = desk.seat.value;
  const colour = desk.match.game.position.table.colours[seat];
  const tokens = toGo(desk);
  return (
    <div class={`prompt-card ${colour ?? ''}`} role="status" tabIndex={-1}>
      <h1>
        {headline(desk.match)}
        {desk.match.mine.value && colour && <small> · {colourName(colour)}</small>}
      </h1>
      {/* What has just happened is read out by the announcer already. */}
      {text && (
        <p aria-hidden={desk.stage.value === null}>
          {text}
          {tokens > 1 && <small> ({playWords().left(tokens)})</small>}
        </p>
      )}
    </div>
  );
}
