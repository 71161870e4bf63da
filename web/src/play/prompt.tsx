/** Whose turn it is, what is to do and what for. */
import type { JSX } from 'preact';
import type { Match } from '../match/match.ts';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import type { Desk } from './desk.ts';
import { colourName } from './names.ts';
import './prompt.css';

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
  if (match.mine.value) return w.yourTurn;
  const [next] = match.open.value;
  if (!next) return '';
  return match.players[next.seat]?.kind === 'bot'
    ? w.thinking(colourOf(next.seat))
    : playWords().waitFor(colourOf(next.seat));
}

function sentence(desk: Desk): string {
  const p = playWords();
  const { match } = desk;
  const stage = desk.stage.value;
  if (match.game.result) return p.todo['over'] ?? '';
  if (stage === null) return desk.seat.value < 0 && match.humans.length === 0 ? p.watching : '';
  if (stage === 'act' && desk.selected.value !== null && desk.deeds.value.length > 0)
    return FINGER.matches ? p.todoTouched : p.todoSelected;
  return p.todo[stage] ?? words().stage[stage] ?? stage;
}

/** How many tokens are still to be put somewhere; of a starting team only some come to the line. */
function toGo(desk: Desk): number {
  const tokens = desk.tokens.value.length;
  if (desk.stage.value !== 'deploy') return tokens;
  const { shown } = desk.match.view.value;
  const seat = desk.seat.value;
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
      {text && (
        <p>
          {text}
          {tokens > 1 && <small> ({playWords().left(tokens)})</small>}
        </p>
      )}
    </div>
  );
}
