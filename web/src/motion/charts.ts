/** How the rooms lay before each of some events: a way is walked through the labyrinth as it was then. */
import type { Chart, GameEvent, Ruleset } from '@dungeon-twister/rules';

/** The chart after an event. What only the position knows (where a lifted room went) is taken from the last chart. */
function after(chart: Chart, event: GameEvent, last: Chart, ruleset: Ruleset): Chart {
  switch (event.type) {
    case 'roomTurned':
      return { ...chart, turned: chart.turned.with(event.slot, event.turned) };
    case 'roomReturned':
      return { ...chart, turned: chart.turned.with(event.slot, event.turned), arrangement: 0 };
    case 'roomRevealed':
      return {
        ...chart,
        turned: chart.turned.with(event.slot, event.turned),
        rooms: chart.rooms.with(event.slot, ruleset.rooms.find(({ id }) => id === event.room) ?? null),
      };
    case 'roomSlid':
      return { ...chart, arrangement: event.arrangement };
    case 'roomLifted':
      return { ...chart, arrangement: last.arrangement };
    case 'roomsSwapped': {
      const [a, b] = event.slots;
      const swapped = <T>(list: readonly T[]): readonly T[] => list.with(a, list[b]).with(b, list[a]);
      return { ...chart, rooms: swapped(chart.rooms), turned: swapped(chart.turned) };
    }
    default:
      return chart;
  }
}

/** The charts before the first event, between each two, and after the last. */
export function chartsAlong(first: Chart, last: Chart, events: readonly GameEvent[]): readonly Chart[] {
  const charts = [first];
  for (const event of events) charts.push(after(charts.at(-1) as Chart, event, last, first.ruleset));
  charts[events.length] = last;
  return charts;
}
