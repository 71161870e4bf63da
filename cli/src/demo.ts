/** `npm run demo`: a whole demonstration game in the terminal. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  Chance,
  chartOf,
  createGame,
  decisions,
  eventsThrough,
  type GameEvent,
} from '@dungeon-twister/rules';
import type { Canvas } from './canvas.ts';
import { renderTable } from './render-table.ts';
import { DEMO_WORDS } from './demo-words.ts';
import { WRONG_USAGE } from './failure.ts';
import { type Flags, readFlags } from './flags.ts';
import { languageOf } from './flags-of-commands.ts';
import { isLandmark } from './landmarks.ts';
import { isColoured, paperOf, STANDARD } from './output.ts';
import { playByLot } from './play/bot.ts';
import { namesFor, sayEvent, sayResult, TONGUES, visible } from '@dungeon-twister/words';
import { perspectiveOf } from './perspective.ts';
import { fitsInPlace, inPlace, lineByLine, quiet, type Screen } from './screen.ts';
import { USAGE_WORDS } from './wrong-usage.ts';

/** Slow enough to follow on a terminal. */
const DEFAULT_DELAY = 400;

async function play(flags: Flags): Promise<void> {
  const out = STANDARD;
  const coloured = isColoured(out);
  const delay = flags.delay ?? (out.isTTY ? DEFAULT_DELAY : 0);
  /** What was told since the last picture, as somebody who watches hears it. */
  const heard: GameEvent[] = [];
  const game = createGame(flags.options, flags.seed, {
    onEvent: (one) => heard.push(...eventsThrough([one], 'spectator')),
  });
  const chance = new Chance(`${flags.seed}, the choices`);
  const { position } = game;
  const picture = (): Canvas =>
    renderTable(perspectiveOf(position, 'spectator'), flags.language, paperOf(out, flags.compact));

  out.write(`Dungeon Twister: ${position.ruleset.scenario.name[flags.language]} (--seed ${flags.seed})\n\n`);
  const silent = flags.quiet ? quiet(out, coloured) : null;
  const screen: Screen =
    silent ?? (fitsInPlace(out, picture()) ? inPlace(out, coloured) : lineByLine(out, coloured));
  const show = (isOver: boolean): void => {
    const names = namesFor(chartOf(position), flags.language);
    const sentences = heard
      .splice(0)
      .flatMap((event) => sayEvent(event, names, TONGUES[flags.language]) ?? []);
    screen.show({ sentences, picture, isLandmark: isOver });
  };
  show(false);
  for (let [next] = decisions(position); next; [next] = decisions(position)) {
    playByLot(game, next, chance);
    show(heard.some(isLandmark));
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
