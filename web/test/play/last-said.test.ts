import { chartOf, type GameEvent } from '@dungeon-twister/rules';
import { ENGLISH, FRENCH, namesFor } from '@dungeon-twister/words';
import { expect, test } from 'vitest';
import { Match } from '../../src/match/match.ts';
import { lastSaid } from '../../src/play/last-said.ts';

const BOTS = [
  { kind: 'bot', level: 'greedy' },
  { kind: 'bot', level: 'greedy' },
] as const;
const { game } = Match.create({ scenario: 'base' }, BOTS, 'said');
const chart = chartOf(game.position);
const [piece = '', , other = ''] = game.position.ruleset.pieces.ids;

const went: GameEvent = { type: 'pieceWentOut', piece, load: null, points: 1 };
const scored: GameEvent = { type: 'pointsScored', seat: 0, points: 1 };
const earlier: GameEvent = { type: 'pieceWentOut', piece: other, load: null, points: 1 };
const heard = [
  { deed: 4, event: earlier },
  { deed: 5, event: went },
  { deed: 5, event: scored },
];

for (const tongue of [ENGLISH, FRENCH])
  test(`points are told with what they were scored for, and nothing of the deed before (${tongue.language})`, () => {
    const names = namesFor(chart, tongue.language, 'words');
    const cause = tongue.sayings.pieceWentOut(went, names);
    const points = tongue.sayings.pointsScored(scored, names);
    expect(lastSaid(heard, names, tongue)).toBe([cause, points].join(' '));
    expect(lastSaid(heard, names, tongue, 4)).toBe(tongue.sayings.pieceWentOut(earlier, names));
    expect(lastSaid([], names, tongue)).toBeNull();
  });
