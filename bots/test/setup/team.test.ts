/** Teams are chosen, and characters left out, by what pieces are worth; in every form in which that is asked. */
import {
  type Action,
  Chance,
  createGame,
  decisions,
  type Game,
  type GameOptions,
  type Position,
  sample,
  SCENARIOS,
  TEAM_CHOICES,
  viewOf,
} from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { botNamed } from '../../src/registry.ts';
import { PIECE_FEATURES, type PieceFeature } from '../../src/setup/piece-features.ts';
import { chooseTeam, pieceWorth } from '../../src/setup/team.ts';
import { TEAM_VALUES, type TeamValues } from '../../src/setup/team-values.ts';
import { stepByChance } from '../by-chance.ts';

const HANDICAP = { colour: 'blue', stronger: 'veryExperienced', weaker: 'good' } as const;
const PUTTING_DOWN: ReadonlySet<string> = new Set(['deploy', 'lay']);
const OF_BOTS: ReadonlySet<string> = new Set(['choose', 'dismiss', 'face']);

function valuesOf(
  features: Partial<Record<PieceFeature, number>>,
  pieces: TeamValues['pieces'] = {},
): TeamValues {
  const all = PIECE_FEATURES.map((name) => [name, features[name] ?? 0]);
  return { features: Object.fromEntries(all) as TeamValues['features'], pieces };
}

const begin = (options: GameOptions): Position => createGame(options, 'team').position;
const chosen = (p: Position, values: TeamValues, seed = 'one'): unknown =>
  chooseTeam(p, decisions(p)[0].seat, new Chance(seed), values);

/** A bot answers the next decision. */
function answer(game: Game, seed: string): Action {
  const [{ seat, number }] = decisions(game.position);
  const action = botNamed('novice')?.choose({ view: viewOf(game.position, seat), seat, seed });
  if (!action) throw new Error('nobody answers');
  const done = game.perform({ seat, decision: number, action });
  if (!done.ok) throw new Error(`${done.refusal.code}: ${JSON.stringify(action)}`);
  return action;
}

test('the better piece is chosen and the worse one left out', () => {
  const choosing = begin({ scenario: 'mixed', teamChoice: 'fullFrontal' });
  expect(chosen(choosing, valuesOf({}, { wizard: 1, troll: 0.5 }))).toEqual({
    type: 'choose',
    piece: 'blue-wizard',
  });
  expect(chosen(choosing, valuesOf({}, { wizard: 1, key: 2 }))).toEqual({
    type: 'choose',
    piece: 'blue-key',
  });
  const leavingOut = begin({ scenario: 'base', handicap: HANDICAP });
  expect(chosen(leavingOut, valuesOf({}, { wizard: 1, troll: -1 }))).toEqual({
    type: 'dismiss',
    piece: 'blue-troll',
  });
});

test('of a piece that nobody has learned its features tell', () => {
  const p = begin({ scenario: 'mixed', teamChoice: 'fullFrontal' });
  expect(chosen(p, valuesOf({ movement: 1 }))).toEqual({ type: 'choose', piece: 'blue-naga' });
  expect(chosen(p, valuesOf({ combat: 1 }))).toEqual({ type: 'choose', piece: 'blue-colossus' });
  expect(chosen(p, valuesOf({ points: 1 }))).toEqual({ type: 'choose', piece: 'blue-goblin' });
  expect(chosen(p, valuesOf({ objectPoints: 1 }))).toEqual({ type: 'choose', piece: 'blue-treasure' });
  expect(chosen(p, valuesOf({ fighter: 1 }))).toEqual({ type: 'choose', piece: 'blue-backstabber' });
});

test('a second piece of a kind is worth what is learned of second ones', () => {
  const game = createGame({ scenario: 'card-standard', teamChoice: 'fullFrontal' }, 'team');
  const values = valuesOf({ copy: -1 }, { sword: 2 });
  const first = chosen(game.position, values);
  expect(first).toHaveProperty('piece', expect.stringMatching(/^blue-sword(-2)?$/));
  const { byId } = game.position.ruleset.pieces;
  const second = byId.get('blue-sword-2') ?? -1;
  expect(pieceWorth(game.position, second, values)).toBe(2);
  const action = { type: 'choose', piece: 'blue-sword' } as const;
  expect(game.perform({ seat: 0, decision: 0, action }).ok).toBe(true);
  expect(pieceWorth(game.position, second, values)).toBe(1);
});

test.each(['mixed', 'card-standard'])(
  '%s: chance decides only between pieces that are nearly alike',
  (id) => {
    const game = createGame({ scenario: id, teamChoice: 'fullFrontal' }, 'team');
    const values = TEAM_VALUES[id === 'mixed' ? 'board' : 'cards'];
    const p = game.position;
    const { all, owner, isCharacter } = p.ruleset.pieces;
    const ranked = all
      .filter((piece) => owner[piece] === 0 && isCharacter[piece] === 1)
      .sort((a, b) => pieceWorth(p, b, values) - pieceWorth(p, a, values));
    const teams = Array.from({ length: 8 }, (_, n) =>
      teamOf({ scenario: id, teamChoice: 'fullFrontal' }, `${n}`),
    );
    expect(new Set(teams.map((team) => team.join(' '))).size).toBeGreaterThan(1);
    expect(teamOf({ scenario: id, teamChoice: 'fullFrontal' }, '0')).toEqual(teams[0]);
    for (const team of teams) {
      expect(team).toContain(p.ruleset.pieces.ids[ranked[0]]);
      expect(team).not.toContain(p.ruleset.pieces.ids[ranked.at(-1) ?? 0]);
    }
  },
);

/** What blue has chosen with this seed when everybody has. */
function teamOf(options: GameOptions, seed: string): string[] {
  const game = createGame(options, 'team');
  const team: string[] = [];
  for (let n = 0; decisions(game.position)[0]?.about === 'choose'; n++) {
    const action = answer(game, `${seed} ${n}`);
    if (action.type === 'choose' && action.piece.startsWith('blue')) team.push(action.piece);
  }
  return team.sort();
}

const OWN = [
  'Scenario: few',
  'Based on: base',
  'Map:',
  '  1 1',
  '  1 1',
  'Rooms: 1 2',
  'Blue: cleric, warrior, goblin, troll, rope, sword',
  'Yellow: cleric, warrior, goblin, troll, rope, sword',
  'Choose: 3 characters, 1 objects',
  'On line: 2',
  'Goal: 2 points',
].join('\n');

const ALL_FORMS: GameOptions[] = [
  ...SCENARIOS.flatMap(({ id, teamSize, teamChoices, handicapAllowed }) =>
    (teamSize ? (teamChoices ?? TEAM_CHOICES) : [undefined]).flatMap((teamChoice): GameOptions[] => {
      const options = { scenario: id, ...(teamChoice ? { teamChoice } : {}) };
      return handicapAllowed ? [options, { ...options, handicap: HANDICAP }] : [options];
    }),
  ),
  ...(['mutual', 'fullFrontal', 'draft'] as const).map((teamChoice) => ({
    scenario: 'few',
    own: OWN,
    teamChoice,
  })),
];

test.each(ALL_FORMS)(
  '$scenario $teamChoice $handicap: what is answered before the first turn is allowed',
  (options) => {
    const game = createGame(options, 'set-up');
    const chance = new Chance('set-up');
    for (let n = 0; n < 1000; n++) {
      const about = decisions(game.position)[0]?.about ?? '';
      if (OF_BOTS.has(about)) answer(game, `${n}`);
      else if (PUTTING_DOWN.has(about)) stepByChance(game, chance);
      else break;
    }
    expect(decisions(game.position)[0]?.about).toMatch(/^(card|act)$/);
  },
);

test.each<GameOptions>([
  { scenario: 'mixed', teamChoice: 'fullFrontal' },
  { scenario: 'card-standard', teamChoice: 'fullFrontal', handicap: HANDICAP },
  { scenario: 'pyramid-3', teamChoice: 'fullFrontal' },
])('$scenario: what others pick in secret changes nothing', (options) => {
  const game = createGame(options, 'blind');
  const chance = new Chance('blind, other worlds');
  let otherwise = 0;
  for (let asked = 0; ['choose', 'dismiss'].includes(decisions(game.position)[0]?.about ?? ''); asked++) {
    const all = decisions(game.position);
    const { seat } = all[asked % all.length];
    const view = viewOf(game.position, seat);
    const other = sample(view, chance);
    if (other.data.some((word, index) => word !== game.position.data[index])) otherwise++;
    const [here, there] = [view, viewOf(other, seat)].map((seen) =>
      botNamed('novice')?.choose({ view: seen, seat, seed: `${asked}` }),
    );
    expect(there).toEqual(here);
    if (!here || !game.perform({ seat, decision: all[asked % all.length].number, action: here }).ok)
      throw new Error(JSON.stringify(here));
  }
  expect(otherwise).toBeGreaterThan(5);
});
