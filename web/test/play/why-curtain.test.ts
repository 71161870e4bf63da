import { decisions } from '@dungeon-twister/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byChance } from '../../src/match/by-chance.ts';
import { Match } from '../../src/match/match.ts';
import type { Player } from '../../src/match/player.ts';
import { whyCurtain } from '../../src/play/why-curtain.ts';
import { speak, words } from '../../src/words/language.ts';
import { colourName } from '../../src/words/names.ts';
import { playWords } from '../../src/words/play-words.ts';

const HUMAN: Player = { kind: 'human' };

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } }));
afterEach(() => vi.unstubAllGlobals());

/** What the curtain says whenever the screen changes hands, by what is asked of whoever gets it. */
function curtainsOf(seed: string): { about: string; colour: string; after: string; said: string }[] {
  const match = Match.create({ scenario: 'base' }, [HUMAN, HUMAN], seed);
  const fallen = [];
  for (let deed = 0; deed < 500; deed++) {
    const seat = match.handOver.value;
    const [next] = decisions(match.game.position);
    if (!next) break;
    if (seat !== null) {
      const last = match.game.log.at(-1);
      fallen.push({
        about: next.about,
        colour: colourName(match.ruleset.colours[seat] ?? 'blue'),
        after: last && 'action' in last ? last.action.type : '',
        said: whyCurtain(match),
      });
      match.takeOver();
    }
    const action = byChance(match.game.position, next.seat);
    if (!action || match.perform(next.seat, action) !== null) break;
  }
  return fallen;
}

for (const spoken of ['en', 'fr'] as const)
  test(`the curtain says who must place what was found, and who goes on with a turn (${spoken})`, async () => {
    await speak(spoken);
    const why = playWords().whyCurtain;
    const fallen = curtainsOf('curtain');
    const placing = fallen.filter(({ about }) => about === 'place');
    const goingOn = fallen.filter(({ about, after }) => about === 'act' && after === 'place');
    const begun = fallen.filter(({ about }) => about === 'card');
    expect([placing, goingOn, begun].map(({ length }) => length > 0)).toEqual([true, true, true]);
    for (const { colour, said } of placing) expect(said).toBe(why.place(colour));
    for (const { colour, said } of goingOn) expect(said).toBe(why.goesOn(colour));
    for (const { said } of begun) expect(said).toBe(why.turn);
    expect(why.place('Jaune')).toContain('Jaune');
    expect(words().ready).not.toContain('prêt');
  });
