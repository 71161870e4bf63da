/**
 * What one viewer is told of a table: the only way out of it. Every message about a game is made here, from what the
 * rules let this viewer hear and see; whoever sends it adds nothing.
 */
import type { OnlineEvent, OnlineNews, StoryStep, TableState } from '@dungeon-twister/protocol';
import { decisions, eventsThrough, type GameEvent, type Viewer, viewOf } from '@dungeon-twister/rules';
import type { Happening } from './happening.ts';
import type { Table } from './table.ts';

/** Who is away from the table. */
export type Away = NonNullable<TableState['away']>;

/** A happening as this viewer may know it; a bare number where he may not. */
function eventFor(happening: Happening, viewer: Viewer): OnlineEvent {
  const { number, at, what, seat, occupant, amount, wish, agrees, granted } = happening;
  const events = heardBy(happening, viewer);
  switch (what) {
    case 'opened':
      return { number, at, what };
    case 'seat':
      return { number, at, what, seat, occupant, events };
    case 'deed':
      return events.length > 0 || viewer === seat ? { number, at, what, seat, events } : { number };
    case 'undone':
      return { number, at, what, seat, of: amount };
    case 'absent':
      return wish ? { number, at, what, seat, of: amount, ...wish, events } : { number };
    case 'asked':
      return { number, at, what, seat, of: amount, granted };
    case 'answered':
      return { number, at, what, seat, of: amount, agrees, granted };
    case 'back':
      return { number, at, what, gone: amount };
    default:
      return { number };
  }
}

const heardBy = ({ told }: Happening, viewer: Viewer): GameEvent[] => eventsThrough(told, viewer);

/** How the table stands, as this viewer may know it at this time. */
function stateFor(table: Table, viewer: Viewer, now: number, away: Away): TableState {
  const { game, opening, question } = table;
  return {
    number: table.next - 1,
    now,
    options: opening.options,
    clock: opening.clock,
    seats: table.occupants,
    view: game && viewOf(game.position, viewer),
    decisions: game && !table.isOver ? decisions(game.position) : [],
    undo: game !== null && viewer !== 'spectator' && !table.isOver && game.undoRefusal(viewer) === null,
    ...(opening.friendly && { friendly: true }),
    ...(opening.chat && { chat: opening.chat }),
    ...(question && { asked: { ...question, granted: [...question.granted] } }),
    clocks: table.clocks.now(now),
    ...(away.length > 0 && !table.isOver && { away: [...away] }),
    result: game?.result ? { ending: game.result.ending, winners: [...game.result.winners] } : null,
    departed: table.departed,
    commitment: table.commitment,
    deal: shown(table),
  };
}

function shown({ shownDeal }: Table): TableState['deal'] {
  return shownDeal && { ...shownDeal, parts: [...shownDeal.parts] };
}

export const newsFor = (
  table: Table,
  happenings: readonly Happening[],
  viewer: Viewer,
  now: number,
  away: Away = [],
): OnlineNews => ({
  say: 'news',
  table: table.id,
  events: happenings.map((one) => eventFor(one, viewer)),
  state: stateFor(table, viewer, now, away),
});

/** The last thing that happened at a table, for whoever was not there: the same event and view that he would have got then. */
export const storyStepFor = (
  { game }: Pick<Table, 'game'>,
  happening: Happening,
  viewer: Viewer,
): StoryStep => ({ event: eventFor(happening, viewer), view: game && viewOf(game.position, viewer) });
