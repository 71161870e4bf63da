import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = new URL('../../src/', import.meta.url);
/** The layers in which rules are looked for; the two halves of movement answer the same questions by the same names. */
const LAYERS = ['map', 'model', 'labyrinth', 'turn', 'combat', 'actions', 'flow', 'editions'];
const HALVES = /^actions\/(?:squares|zones)\//;

test('no two files export one name for two things', () => {
  const files = LAYERS.flatMap((layer) =>
    readdirSync(new URL(layer, SOURCE), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${layer}/${file}`.replaceAll('\\', '/')),
  ).filter((file) => !HALVES.test(file));
  const homes = new Map<string, string[]>();
  for (const file of files)
    for (const [, name = ''] of readFileSync(new URL(file, SOURCE), 'utf8').matchAll(
      /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm,
    ))
      if (!homes.get(name)?.includes(file)) homes.set(name, [...(homes.get(name) ?? []), file]);
  expect([...homes].filter(([, where]) => where.length > 1)).toEqual([]);
  expect(homes.size).toBeGreaterThan(300);
});
