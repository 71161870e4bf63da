/** What a player types where places are zones, and what is said to it. */
import { Chance, type Game, type Seat } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { Session } from '../../src/play/session.ts';
import { gameUntil } from '../by-lot.ts';
import { PaperDesk } from './paper-desk.ts';
import { legalLines } from '../../src/play/legal-lines.ts';

/** Types these lines, then leaves; answers what is said below the first picture. */
async function typing(game: Game, lines: string[], language: 'en' | 'fr' = 'en'): Promise<string> {
  const left = [...lines];
  const desk = new PaperDesk((_seat, complete) => {
    const line = left.shift() ?? null;
    if (!line?.startsWith('tab ')) return line;
    desk.write(`tab: ${complete(line.slice(4))[0].join(', ')}\n`);
    return '';
  });
  const plan = { bots: new Map<Seat, null>(), chance: new Chance('x'), save: () => true };
  await new Session(game, { ...plan, language }, desk).play();
  return desk.text.slice(desk.text.indexOf('(`?`'));
}

const until = (stage: string, turn = 0): Game =>
  gameUntil({ scenario: 'card-3' }, 'zones', ({ position, log: deeds }) => {
    const shown = legalLines(position, 0, 'en').length > 0 || legalLines(position, 1, 'en').length > 0;
    return shown && stageIs(position, stage) && deeds.length >= turn;
  });

const stageIs = (position: Game['position'], stage: string): boolean =>
  legalLines(position, 0, 'en')
    .concat(legalLines(position, 1, 'en'))
    .some(({ action }) => action.type === stage);

/** A walk that is legal now, in a game in which there is one. */
function walking(): { readonly game: Game; readonly line: string } {
  const game = until('move', 40);
  const seat = legalLines(game.position, 0, 'en').length > 0 ? 0 : 1;
  const walk = legalLines(game.position, seat, 'en').find(
    ({ action }) => action.type === 'move' && !action.handlings && action.path.length > 1,
  );
  if (!walk) throw new Error('Nobody can walk.');
  return { game, line: walk.line };
}

describe('typing where places are zones', () => {
  test('help explains what can be typed, without a word of squares', async () => {
    const deploying = await typing(until('deploy'), ['help']);
    expect(deploying).toContain('puts a character before a room');
    const acting = await typing(walking().game, ['help']);
    expect(acting).toContain('walks to a zone');
    expect(acting).toContain('up to 3 action points are kept');
    expect(acting).not.toContain('square');
  });

  test('everybody is told what to do: laying, facing, placing', async () => {
    expect(await typing(until('deploy'), ['Cl @sG.S'])).toMatch(/No: .+ \[CG-/);
    const facing = await typing(until('face'), ['help']);
    expect(facing).toContain('faces a zone of the room before it');
    expect(await typing(until('face'), ['end'])).toContain(
      'Now everybody in a starting zone chooses the zone that he faces.',
    );
    expect(await typing(until('place'), ['help'], 'fr')).toContain('place une carte dans une zone');
  });

  test('a walk may name only where it goes, and capitals are a trouble to type', async () => {
    const { line } = walking();
    for (const typed of [line, line.toLowerCase()]) {
      const text = await typing(walking().game, [typed]);
      expect(text).toContain(' walks ');
      expect(text).not.toContain('No: ');
    }
  });

  test('a walk that is not possible is refused with a rule, and near ones are named', async () => {
    const { game, line } = walking();
    const piece = line.split(' ')[0] ?? '';
    const reach = new Set(
      legalLines(game.position, 0, 'en')
        .concat(legalLines(game.position, 1, 'en'))
        .map((one) => one.line),
    );
    const far =
      'A B C D E F G H'
        .split(' ')
        .map((room) => `${piece} ${room}.T`)
        .find((typed) => !reach.has(typed)) ?? '';
    const text = await typing(game, [far]);
    expect(text).toMatch(/No: .+ \[CG-[A-Z]+-\d+/);
    expect(text).toContain('Perhaps: ');
  });

  test('all legal actions are listed, the walks of a piece in one line', async () => {
    const text = await typing(walking().game, ['?']);
    expect(text).toMatch(/^[A-Z]\w walks to: [nesw]?[A-H]\.[TSCG]/m);
  });

  test('Tab offers zones, and nothing that is no place', async () => {
    const text = await typing(walking().game, ['tab xx A.', 'tab xx s']);
    expect(text).toContain('tab: A.T, A.S, A.C, A.G\n');
    expect(text).toContain('sG.T');
    expect(text).not.toMatch(/[A-H]\.\d/);
  });
});
