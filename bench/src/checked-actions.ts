/**
 * A script of its own: random actions, in games of every scenario and with all sorts of options, with every invariant
 * checked after each one.
 *
 *   checked-actions.ts <how many> <which part>
 */
import { ActionList, type Position } from '@dungeon-twister/rules';
import { checkInvariants, checkStep, optionsBySeed, playRandomGame } from '@dungeon-twister/rules/testing';

/** So many sets of options take turns: every set has a table of its own, which is kept. */
const OPTION_SETS = 70;

const [count = '1000', part = '0'] = process.argv.slice(2);
const answers = new ActionList();

function onPosition(position: Position, before: Position | null): void {
  checkInvariants(position, answers);
  if (before) checkStep(before, position);
}

let actions = 0;
for (let game = 0; actions < Number(count); game++)
  actions += playRandomGame({
    options: optionsBySeed(game % OPTION_SETS),
    seed: `checked ${part} ${game}`,
    onPosition,
  }).actions;
console.log(JSON.stringify({ actions }));
