/** A program that speaks the protocol of docs/bots.md, well or badly: node program.mjs <how>. */
import { createInterface } from 'node:readline';

const how = process.argv[2];
if (how === 'deaf') process.exit(4);
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { seed, actions, anytime, view, seat, decision } = JSON.parse(line);
  asked++;
  const claim = anytime.find((/** @type {{ type: string }} */ action) => action.type === 'claimEnd');
  const good = claim ?? actions[Number.parseInt(seed.slice(0, 8), 16) % actions.length];
  if (view.viewer !== seat || !Number.isInteger(decision.number)) process.exit(5);
  if (how === 'crash' && asked === 5) {
    console.error('I give up');
    process.exit(1);
  }
  if (how === 'hang' && asked === 5) for (;;);
  if (how === 'nonsense') console.log('e2-e4');
  else if (how === 'illegal') console.log('{"type":"endTurn"}');
  else if (how === 'flood') process.stdout.write('x'.repeat(2_000_000));
  else if (how === 'twice') console.log(`${JSON.stringify(good)}\n${JSON.stringify(good)}`);
  else console.log(JSON.stringify(good));
}
