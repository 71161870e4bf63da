/** A scenario file by chance: odd, but mostly one that the reader accepts. The same seed always writes the same. */
import { KNOWN_CHARACTERS, KNOWN_OBJECTS, KNOWN_SCENARIOS } from '../../src/authoring/catalogue.ts';
import { Chance } from '../../src/chance.ts';
import { HALLS } from './drawings.ts';

const GOALS = ['1 point', '3 points', '4 points at once', '1 kill', '2 kills', 'all out'];
const CARDS = ['none', '0', '0 0 0 6 6 6', '0 1 2 3', '0 1 2 2 3 3 4 5 6'];

export function randomScenario(seed: string): string {
  const chance = new Chance(seed);
  const pick = <Thing>(things: readonly Thing[]): Thing => things[chance.below(things.length)];
  const between = (least: number, most: number): number => least + chance.below(most - least + 1);
  const some = (kinds: readonly { readonly id: string }[], count: number): string[] =>
    chance
      .shuffled(kinds)
      .slice(0, count)
      .map(({ id }) => id);

  const width = between(1, 4);
  const height = between(width === 1 ? 2 : 1, 4);
  const holes = chance.below(3) === 0 ? 2 : (width * height) % 2;
  const empty = new Set(chance.shuffled([...Array(width * height).keys()]).slice(0, holes));
  const characters = [between(1, 6), between(1, 6)];
  const objects = [chance.below(5), chance.below(5)];
  const onLine = characters.map((count) => between(1, Math.min(count, 2 * width)));
  const tokens = characters[0] + characters[1] + objects[0] + objects[1] - onLine[0] - onLine[1];
  const each = Math.ceil(tokens / (width * height - holes)) + chance.below(2);
  const row = (y: number): string =>
    Array.from({ length: width }, (_, x) => (empty.has(y * width + x) ? '.' : each)).join(' ');
  return [
    'Scenario: test',
    `Based on: ${pick(KNOWN_SCENARIOS.filter(({ id }) => id !== 'prison-2')).id}`,
    'Map:',
    ...Array.from({ length: height }, (_, y) => row(y)),
    `Rooms: ${chance.below(2) === 0 ? '50 ' : ''}1 2 3 4 37 38 39 40`,
    `Blue: ${[...some(KNOWN_CHARACTERS, characters[0]), ...some(KNOWN_OBJECTS, objects[0])].join(', ')}`,
    `Yellow: ${[...some(KNOWN_CHARACTERS, characters[1]), ...some(KNOWN_OBJECTS, objects[1])].join(', ')}`,
    `On line: ${onLine.join(' ')}`,
    `Deploy: ${pick(['together', 'blue first', 'yellow first'])}`,
    `Sides by lot: ${pick(['yes', 'no'])}`,
    `First player: ${pick(['lot', 'blue', 'yellow'])}`,
    `Combat cards: ${pick(CARDS)}`,
    `Jump cards: ${chance.below(10)}`,
    `Goal: ${pick(GOALS)}`,
    `Walk on lines: ${pick(['nobody', 'nobody', 'blue', 'both'])}`,
    HALLS,
  ].join('\n');
}
