/** Lines that nobody sends by mistake alone: broken, mistaken and malicious ones, the same for the same seed. */
import type { Chance } from '@dungeon-twister/rules';

/** Requests that make sense in a game "a" of two seats. */
const SENSIBLE: readonly Readonly<Record<string, unknown>>[] = [
  { do: 'hello' },
  { do: 'new', options: 'prison-1', seed: 's' },
  { do: 'new', game: 'b', options: { scenario: 'base', rules: { undo: true } }, hear: 1 },
  { do: 'load', text: '{"format":"dungeon-twister-position","version":1}' },
  { do: 'load', text: 'Dungeon Twister record 1\nrules: 1\nscenario: base\n\nmoves:\nb Me @b0\n' },
  { do: 'decisions', game: 'a' },
  { do: 'legal', game: 'a', seat: 0, piece: 'Me', form: 'text', lang: 'fr' },
  { do: 'check', game: 'a', seat: 1, decision: 0, action: 'Me @b0' },
  { do: 'check', game: 'a', action: { type: 'move', piece: 'blue-mekanork', path: [1, 2, 3] } },
  { do: 'perform', game: 'a', action: { type: 'deploy', piece: 'blue-mekanork', place: 101 } },
  { do: 'perform', game: 'a', seat: 1, decision: 3, action: 'card 3', hear: 'spectator' },
  { do: 'perform', game: 'a', action: 'Na c5-d5' },
  { do: 'performAll', game: 'a', seat: 0, actions: ['Me @b0', { type: 'endTurn' }], hear: 1 },
  { do: 'timeout', game: 'a', seat: 0, hear: 0 },
  { do: 'undo', game: 'a', seat: 1 },
  { do: 'playout', game: 'a', seed: 'x', most: 2, keep: false },
  { do: 'view', game: 'a', viewer: 'spectator' },
  { do: 'sample', game: 'a', viewer: 0, seed: 'x', count: 2, form: 'json' },
  { do: 'attack', game: 'a', seat: 0, action: 'Me x yNa' },
  { do: 'attack', game: 'a', action: 'Me x' },
  { do: 'evaluate', game: 'a', seat: 1, seed: 'x', samples: 2 },
  { do: 'choose', game: 'a', seat: 0, level: 'greedy', seed: 'x' },
  { do: 'fork', game: 'a', as: 'b' },
  { do: 'imagine', game: 'b', view: { viewer: 0, options: { scenario: 'base' }, shown: {} }, seed: 'x' },
  { do: 'position', game: 'a', form: 'json' },
  { do: 'save', game: 'a', form: 'json', players: ['Ada', null], tags: { Event: 'x' } },
  { do: 'games' },
  { do: 'close', game: 'b' },
];

/** Values in the place of sensible ones, as JSON. */
const VALUES: readonly string[] = [
  'null',
  'true',
  '-1',
  '0',
  '1',
  '3',
  '4095',
  '1e999',
  '-0',
  '1.5',
  '9007199254740993',
  '123456789012345678901234567890',
  '""',
  '"a"',
  '"\\u0000"',
  '"\\ud800"',
  '"__proto__"',
  '"constructor"',
  '"end"',
  '"resign"',
  '"{\\"type\\":\\"endTurn\\"}"',
  '"Me @b0 @b0"',
  '[]',
  '[[[[]]]]',
  '{}',
  '{"type":"move","piece":"blue-mekanork","path":[]}',
  '{"type":"move","piece":"blue-mekanork","path":[0,1,2],"handlings":[{"step":0}]}',
  '{"type":"rotate","piece":"blue-mekanork","slot":99,"turn":"cw"}',
  '{"type":"deploy","piece":"blue-naga","place":4095}',
  '{"type":"layCard","card":4095}',
  '{"type":"toString"}',
  '{"__proto__":{"type":"endTurn"}}',
  '{"scenario":"base","own":"Scenario: x"}',
  `"${'x'.repeat(5000)}"`,
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
];

const WHOLE: readonly string[] = [
  'null',
  '[]',
  '{}',
  '"',
  '\u0000',
  '\ufeff{"do":"games"}',
  '{"do":"__proto__"}',
  '{"__proto__":{"do":"quit"}}',
  '{"do":"constructor","game":"a"}',
  '{"do":"games","do":"fly"}',
  '['.repeat(100_000),
  '{"do":'.repeat(20_000),
  '9'.repeat(10_000),
  'GET / HTTP/1.1',
  '<?xml version="1.0"?>',
];

const oneOf = <T>(chance: Chance, things: readonly T[]): T => things[chance.below(things.length)] as T;

export function hostileLine(chance: Chance): string {
  const kind = chance.below(10);
  if (kind === 0) return oneOf(chance, WHOLE);
  if (kind === 1)
    return Array.from({ length: chance.below(40) }, () => String.fromCharCode(chance.below(0x3000))).join('');
  const sensible = oneOf(chance, SENSIBLE);
  if (kind < 7) return withHostileValues(chance, sensible);
  return damaged(chance, JSON.stringify(sensible));
}

/** One or two fields get a value that does not belong there; sometimes a field is added or lost. */
function withHostileValues(chance: Chance, request: Readonly<Record<string, unknown>>): string {
  const fields = new Map(Object.entries(request).map(([key, value]) => [key, JSON.stringify(value)]));
  for (let times = 1 + chance.below(2); times > 0; times--) {
    const key = oneOf(chance, [...fields.keys(), 'id', 'extra', '__proto__']);
    if (chance.below(6) === 0) fields.delete(key);
    else fields.set(key, oneOf(chance, VALUES));
  }
  return `{${[...fields].map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}

/** Cut off, with a character changed, or with a piece of itself in the wrong place. */
export function damaged(chance: Chance, line: string): string {
  const at = chance.below(line.length);
  const to = at + chance.below(line.length - at);
  const kind = chance.below(4);
  if (kind === 0) return line.slice(0, at);
  if (kind === 1) return line.slice(0, at) + String.fromCharCode(chance.below(128)) + line.slice(at + 1);
  if (kind === 2) return line.slice(0, at) + line.slice(to);
  return line.slice(0, to) + line.slice(at, to) + line.slice(to);
}
