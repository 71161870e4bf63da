/** `npm run demo`: a whole demonstration game in the terminal. */
import { setTimeout as wait } from 'node:timers/promises';
import { chartOf, type GameEvent } from '@dungeon-twister/rules';
import type { Canvas } from './canvas.ts';
import { renderTable } from './render-table.ts';
import { DEMO_WORDS } from './demo-words.ts';
import { type Flags, readFlags } from './flags.ts';
import { languageOf } from './flags-of-commands.ts';
import { isLandmark } from './landmarks.ts';
import { isColoured, paperOf, STANDARD } from './output.ts';
import { DemoGame } from './play-game.ts';
import { namesFor, sayEvent, sayResult, visible } from '@dungeon-twister/words';
import { perspectiveOf } from './perspective.ts';
import { fitsInPlace, inPlace, lineByLine, quiet, type Screen } from './screen.ts';
import { USAGE_WORDS } from './wrong-usage.ts';

const WRONG_USAGE = 2;
/** Slow enough to follow on a terminal. */
const DEFAULT_DELAY = 400;

/** Landmarks: something is over, so that a picture is worth its space. */

async function play(flags: Flags): Promise<void> {
  const out = STANDARD;
  const coloured = isColoured(out);
  const delay = flags.delay ?? (out.isTTY ? DEFAULT_DELAY : 0);
  const demo = new DemoGame(flags.options, flags.seed);
  const { position } = demo.game;
  const { ruleset } = position;
  const picture = (): Canvas =>
    renderTable(perspectiveOf(position, 'spectator'), flags.language, paperOf(out, flags.compact));
  const say = (events: readonly GameEvent[]): string[] => {
    const names = namesFor(chartOf(position), flags.language);
    return events.flatMap((event) => sayEvent(event, names, flags.language) ?? []);
  };

  out.write(`Dungeon Twister: ${ruleset.scenario.name[flags.language]} (--seed ${flags.seed})\n\n`);
  const silent = flags.quiet ? quiet(out, coloured) : null;
  const screen: Screen =
    silent ?? (fitsInPlace(out, picture()) ? inPlace(out, coloured) : lineByLine(out, coloured));
  screen.show({ sentences: say(demo.takeEvents()), picture, isLandmark: false });
  for (let step = demo.step(); step; step = demo.step()) {
    screen.show({ sentences: say(step.events), picture, isLandmark: step.events.some(isLandmark) });
    if (delay > 0 && !flags.quiet) await wait(delay);
  }
  silent?.end();
  out.write(`${sayResult(position, flags.language)}\n`);
}

// Whoever reads only the beginning (`npm run demo | head`) has seen enough: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const args = process.argv.slice(2);
const flags = readFlags(args);
if (typeof flags === 'string') {
  console.error(visible(`${flags}\n${USAGE_WORDS[languageOf(args)].help('npm run demo -- --help')}`));
  process.exitCode = WRONG_USAGE;
} else if (flags.help) console.log(DEMO_WORDS[flags.language].help);
else await play(flags);
