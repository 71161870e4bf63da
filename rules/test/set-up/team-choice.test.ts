import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { type TeamChoice } from '../../src/model/options.ts';
import { setUp, rulesetFor } from '../../src/new-game.ts';
import { startGame, type WholeGame } from '../../testing/whole-game.ts';

const CHARACTERS = [
  'cleric',
  'goblin',
  'mekanork',
  'thief',
  'troll',
  'wall-walker',
  'warrior',
  'wizard',
  'naga',
  'backstabber',
  'colossus',
  'banshee',
  'telepath',
];
const OBJECTS = [
  'armor',
  'fireball-wand',
  'rope',
  'speed-potion',
  'sword',
  'treasure',
  'key',
  'telescoping-spear',
  'bow',
  'large-shield',
];
const COLOURS = ['blue', 'yellow'] as const;

/** A mixed game in which the given seat chooses first. */
function mixed(teamChoice: TeamChoice, firstChooser = 0): WholeGame {
  const options = { scenario: 'mixed', teamChoice } as const;
  const game = startGame(options);
  const ruleset = rulesetFor(options);
  game.position.copyFrom(setUp(ruleset, { ...rollSetup(ruleset, 'teams'), firstChooser }));
  return game;
}

const pick = (game: WholeGame, kind: string, seat = game.seat): void => {
  game.do({ type: 'choose', piece: `${COLOURS[seat]}-${kind}` }, seat);
};
const why = (game: WholeGame, kind: string, seat = game.seat): string | null =>
  game.why({ type: 'choose', piece: `${COLOURS[seat]}-${kind}` }, seat);
const choices = (game: WholeGame, seat = game.seat): string[] =>
  game
    .legal('choose', undefined, seat)
    .map((action) => ('piece' in action ? action.piece.replace(/^\w+-/, '') : ''));
const kinds = (game: WholeGame, seat: number, characters: boolean): string[] =>
  game
    .team(seat, characters)
    .map((id) => id.replace(/^\w+-/, ''))
    .sort();

describe('teams of the mixed game', () => {
  test('[BD-MIX-2] thirteen kinds of characters and ten of objects to choose from, each once', () => {
    const game = mixed('fullFrontal');
    for (const seat of [0, 1]) expect(choices(game, seat)).toEqual([...CHARACTERS, ...OBJECTS]);
    expect(game.team(0, true)).toEqual([]);
  });

  test('[BD-MIX-2] [BD-MIX-3] without a choice of mode the teams are chosen mutually', () => {
    const game = startGame({ scenario: 'mixed' });
    expect(game.stage).toBe('choose');
    const kind = choices(game)[4];
    pick(game, kind);
    expect(kinds(game, 0, true)).toEqual([kind]);
    expect(kinds(game, 1, true)).toEqual([kind]);
  });

  test.each(['mutual', 'fullFrontal', 'draft', 'random'] as const)(
    '[BD-MIX-2] [BD-MIX-5] %s: eight different characters and six different objects each, then the usual set-up',
    (mode) => {
      const game = mixed(mode).finish('choose');
      expect(game.stage).toBe('deploy');
      for (const seat of [0, 1]) {
        expect(new Set(kinds(game, seat, true)).size).toBe(8);
        expect(new Set(kinds(game, seat, false)).size).toBe(6);
        expect(game.inHand(seat)).toHaveLength(14);
      }
      game.toFirstTurn();
      expect(game.stage).toBe('card');
    },
  );
});

describe('mutual choice', () => {
  test('[BD-MIX-3] by turns, each pick for both, the objects begun by the other player', () => {
    for (const first of [0, 1]) {
      const game = mixed('mutual', first);
      const chosen: { seat: number; kind: string }[] = [];
      while (game.stage === 'choose') {
        const { seat } = game;
        expect(game.seats).toEqual([seat]);
        const kind = choices(game).at(-1) as string;
        chosen.push({ seat, kind });
        pick(game, kind);
      }
      const other = 1 - first;
      expect(chosen.map(({ seat }) => seat)).toEqual([
        first,
        other,
        first,
        other,
        first,
        other,
        first,
        other,
        other,
        first,
        other,
        first,
        other,
        first,
      ]);
      for (const seat of [0, 1]) {
        expect(kinds(game, seat, true)).toEqual(
          chosen
            .slice(0, 8)
            .map(({ kind }) => kind)
            .sort(),
        );
        expect(kinds(game, seat, false)).toEqual(
          chosen
            .slice(8)
            .map(({ kind }) => kind)
            .sort(),
        );
      }
    }
  });

  test('[BD-MIX-2] [BD-MIX-3] no kind twice, no object before the characters, no ninth character', () => {
    const game = mixed('mutual');
    expect(choices(game)).toEqual(CHARACTERS);
    expect(why(game, 'rope')).toBe('CHARACTERS_FIRST');
    expect(game.why({ type: 'choose', piece: 'yellow-naga' })).toBe('NOT_YOUR_PIECE');
    pick(game, 'naga');
    expect(game.seat).toBe(1);
    expect(why(game, 'naga')).toBe('CHOSEN_ALREADY');
    expect(game.refusal({ type: 'choose', piece: 'yellow-naga' })?.rule).toBe('BD-MIX-2');
    for (const kind of CHARACTERS.slice(0, 7)) pick(game, kind);
    expect(why(game, 'telepath')).toBe('TEAM_FULL');
    expect(choices(game)).toEqual(OBJECTS);
    for (const kind of OBJECTS.slice(0, 6)) pick(game, kind);
    expect(game.stage).toBe('deploy');
  });

  test('picks are heard by everybody', () => {
    const game = mixed('mutual');
    pick(game, 'troll');
    for (const seat of [0, 1, -1])
      expect(game.heard(seat).at(-1)).toEqual({ type: 'pieceChosen', seat: 0, piece: 'blue-troll' });
  });

  test('the lot for the first choice is told before it', () => {
    const game = startGame({ scenario: 'mixed' });
    expect(game.heard(-1)).toEqual([{ type: 'lotDrawn', lot: 'firstChooser', seat: game.seat }]);
    expect(startGame({ scenario: 'mixed', teamChoice: 'fullFrontal' }).heard(-1)).toEqual([]);
  });
});

describe('full frontal', () => {
  test('[BD-MIX-3] both choose at once and in secret, in any order of kinds', () => {
    const game = mixed('fullFrontal');
    expect(game.seats).toEqual([0, 1]);
    pick(game, 'rope', 0);
    pick(game, 'naga', 0);
    expect(game.heard(0).at(-1)).toEqual({ type: 'pieceChosen', seat: 0, piece: 'blue-naga' });
    for (const outsider of [1, -1])
      expect(game.heard(outsider).at(-1)).toEqual({ type: 'pieceChosen', seat: 0, piece: 'hidden' });
    expect(kinds(game, 1, true)).toEqual([]);
    pick(game, 'naga', 1);
    expect(why(game, 'naga', 1)).toBe('CHOSEN_ALREADY');
    for (const kind of ['cleric', 'goblin', 'mekanork', 'thief', 'troll', 'warrior', 'wizard'])
      pick(game, kind, 0);
    expect(why(game, 'colossus', 0)).toBe('TEAM_FULL');
    for (const kind of ['key', 'bow', 'sword', 'armor', 'treasure']) pick(game, kind, 0);
    expect(game.seats).toEqual([1]);
    expect(why(game, 'large-shield', 0)).toBe('NOT_YOUR_DECISION');
  });
});

describe('draft', () => {
  test('[BD-MIX-3] a pick is taken from the other player’s pool; what is left goes to both', () => {
    const game = mixed('draft');
    pick(game, 'naga');
    expect(game.seat).toBe(1);
    expect(why(game, 'naga')).toBe('DRAFTED_BY_OTHER');
    expect(game.refusal({ type: 'choose', piece: 'yellow-naga' })?.rule).toBe('BD-MIX-3');
    expect(choices(game)).toEqual(CHARACTERS.filter((kind) => kind !== 'naga'));
    const picks = [
      'troll',
      'cleric',
      'colossus',
      'wizard',
      'goblin',
      'warrior',
      'banshee',
      'thief',
      'telepath',
    ];
    for (const kind of picks) pick(game, kind);
    const shared = ['backstabber', 'mekanork', 'wall-walker'];
    expect(kinds(game, 0, true)).toEqual(['naga', 'cleric', 'wizard', 'warrior', 'thief', ...shared].sort());
    expect(kinds(game, 1, true)).toEqual(
      ['troll', 'colossus', 'goblin', 'banshee', 'telepath', ...shared].sort(),
    );
  });

  test('[BD-MIX-2] [BD-MIX-3] the objects are begun by the other player: four each, two for both', () => {
    const game = mixed('draft');
    while (choices(game).includes('telepath') || game.team(0, true).length < 8) pick(game, choices(game)[0]);
    expect(game.seat).toBe(1);
    expect(choices(game)).toEqual(OBJECTS);
    const seats: number[] = [];
    for (const kind of OBJECTS.slice(0, 8)) {
      seats.push(game.seat);
      pick(game, kind);
    }
    expect(seats).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
    expect(game.stage).toBe('deploy');
    expect(kinds(game, 1, false)).toEqual(['armor', 'bow', 'large-shield', 'rope', 'sword', 'key'].sort());
    expect(kinds(game, 0, false)).toEqual(
      ['fireball-wand', 'speed-potion', 'treasure', 'telescoping-spear', 'bow', 'large-shield'].sort(),
    );
  });
});

describe('random teams', () => {
  test('[BD-MIX-3] chance gives each player a team of his own, and nobody chooses', () => {
    const options = { scenario: 'mixed', teamChoice: 'random' } as const;
    const ruleset = rulesetFor(options);
    const seen = [new Set<string>(), new Set<string>()] as const;
    let different = 0;
    for (let seed = 0; seed < 40; seed++) {
      const game = startGame(options, `teams ${seed}`);
      expect(game.stage).toBe('deploy');
      expect(game.addressed).toEqual([]);
      for (const seat of [0, 1] as const)
        for (const kind of [...kinds(game, seat, true), ...kinds(game, seat, false)]) seen[seat].add(kind);
      if (kinds(game, 0, true).join() !== kinds(game, 1, true).join()) different++;
    }
    for (const seat of [0, 1] as const)
      expect([...seen[seat]].sort()).toEqual([...CHARACTERS, ...OBJECTS].sort());
    expect(different).toBeGreaterThan(30);
    const drawn = rollSetup(ruleset, 'teams 0').teams.map((team) =>
      team.map((piece) => ruleset.pieces.ids[piece]).sort(),
    );
    expect(drawn).toEqual([0, 1].map((seat) => startGame(options, 'teams 0').inHand(seat).sort()));
  });

  test('an unknown piece is refused', () => {
    const action: Action = { type: 'choose', piece: 'blue-dragon' };
    expect(mixed('mutual').why(action)).toBe('UNKNOWN_PIECE');
  });
});
