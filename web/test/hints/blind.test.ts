/** What somebody may not know changes nothing of the help he gets: same view, same idea, same reason, same tip. */
import { Chance, createGame, decisions, sample, viewOf } from '@dungeon-twister/rules';
import { botNamed } from '@dungeon-twister/bots';
import { expect, test } from 'vitest';
import { lineOf } from '../../src/bots/line.ts';
import { ideaOf } from '../../src/hints/help.ts';
import { tipFor } from '../../src/hints/tips/all-tips.ts';

const LOOK_ONE_IN = 8;

test.each(['base', 'prison-5', 'card-standard'])('help in %s', (scenario) => {
  const game = createGame({ scenario }, 'blind help');
  const chance = new Chance('other worlds');
  const [seen, imagined]: [string[], string[]] = [[], []];
  let otherwise = 0;
  const novice = botNamed('novice');
  for (let asked = 0; asked < 80 && game.result === null; asked++) {
    const [next] = decisions(game.position);
    if (!next) break;
    const { seat, number } = next;
    const view = viewOf(game.position, seat);
    if (asked % LOOK_ONE_IN === 0) {
      const other = sample(view, chance);
      if (other.data.some((word, index) => word !== game.position.data[index])) otherwise++;
      const help = [view, viewOf(other, seat)].map((mine) => {
        const bot = botNamed('skilled@0.1');
        const line = bot ? lineOf(bot, { view: mine, seat, seed: 'help' }) : [];
        return JSON.stringify([line, ideaOf(mine, seat, line), tipFor(mine, seat, null, new Set())]);
      });
      seen.push(help[0] ?? '');
      imagined.push(help[1] ?? '');
    }
    const action = novice?.choose({ view, seat, seed: `${asked}` });
    if (!action || !game.perform({ seat, decision: number, action }).ok) throw new Error('no game');
  }
  expect(imagined).toEqual(seen);
  expect(seen.filter((help) => !help.startsWith('[[],')).length).toBeGreaterThan(5);
  // Otherwise nothing would be hidden at all.
  expect(otherwise).toBeGreaterThan(3);
});
