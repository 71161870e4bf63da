/**
 * `npx tsx web/tools/home-picture.ts`: writes the position that is drawn on the first page, a step of the game that the
 * tests open, as anybody sees it who looks on. A test asks for it when views have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseRecord, stepsOf, type View, viewOf } from '@dungeon-twister/rules';

const GAME = new URL('../e2e/fixtures/finished.txt', import.meta.url);
const PICTURE = new URL('../src/home/picture.json', import.meta.url);
/** In its middle: rooms are open and closed, and both teams are about. */
const SHOWN = 60;

export function homePicture(): View {
  const read = parseRecord(readFileSync(GAME, 'utf8'));
  if (!read.ok) throw new Error(read.reason);
  const step = stepsOf(read.record.game)[SHOWN];
  if (!step) throw new Error(`that game has no step ${SHOWN}`);
  return viewOf(step.position, 'spectator');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(PICTURE, `${JSON.stringify(homePicture(), null, 2)}\n`);
