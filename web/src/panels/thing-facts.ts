/**
 * What there is to say of a thing on the board: what it does, who can use it, by which rules. Who can is asked of the
 * abilities of this game's pieces; no character is named here.
 */
import { chartOfView, type Ruleset, type View } from '@dungeon-twister/rules';
import { edgesOf } from '../board/edge-art.tsx';
import type { Thing } from '../board/things.ts';
import type { About, ThingFacts } from './things/about.ts';
import { aboutPortcullis, aboutSlit, aboutWall } from './things/edges.ts';
import { aboutLine } from './things/line.ts';
import { aboutPit } from './things/pit.ts';
import { aboutFloor, aboutGear, aboutRoom } from './things/rooms.ts';

export function factsOfThing(ruleset: Ruleset, view: View, thing: Thing): ThingFacts {
  const about: About = { ruleset, view, chart: chartOfView(ruleset, view.shown) };
  switch (thing.kind) {
    case 'gear':
      return aboutGear(about, thing.slot);
    case 'pit':
      return aboutPit(about);
    case 'portcullis': {
      const room = about.chart.rooms[thing.slot];
      return aboutPortcullis(about, thing.slot, (room && edgesOf(room)[thing.edge]?.gate) ?? 0);
    }
    case 'slit':
      return aboutSlit(about);
    case 'wall':
      return aboutWall(about);
    case 'line':
      return aboutLine(about, thing.line);
    case 'room':
      // It may have been opened since.
      return about.chart.rooms[thing.slot] ? aboutGear(about, thing.slot) : aboutRoom(about, thing.slot);
    default:
      return aboutFloor(about, thing.place);
  }
}
