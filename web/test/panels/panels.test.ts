import { chartOf, type GameEvent, type PieceId, viewOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { factsOf, placeOf } from '../../src/panels/piece-facts.ts';
import { previewOf } from '../../src/panels/spoken-of.ts';
import { teamOf } from '../../src/panels/team.ts';
import { played, SECRETIVE } from './played.ts';

test('a team counts every character once', () => {
  const { position } = played({ scenario: 'base' }, 'team', 150);
  const view = viewOf(position, 0);
  for (const seat of [0, 1]) {
    const { counts, members } = teamOf(position.ruleset, view, seat);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(8);
    expect(members).toHaveLength(14);
  }
});

test('of an enemy team as many are not seen as really lie somewhere', () => {
  const { position } = played(
    { scenario: 'base', handicap: { colour: 'yellow', stronger: 'veryExperienced', weaker: 'newbie' } },
    'handicap',
    80,
  );
  const { ruleset } = position;
  const seat = ruleset.colours.indexOf('yellow');
  const { counts } = teamOf(ruleset, viewOf(position, 1 - seat), seat);
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(ruleset.teamSizes[seat]);
});

test('what is not in a view is not seen', () => {
  for (const options of SECRETIVE) {
    const { position } = played(options, 'facts', 100);
    for (const viewer of [...position.ruleset.colours.keys(), 'spectator'] as const) {
      const view = viewOf(position, viewer);
      for (const id of view.remembered.unseen.flat()) {
        expect(factsOf(view, id).where).toEqual({ at: 'unseen' });
        expect(placeOf(view, id)).toBeNull();
      }
    }
  }
});

test('a load is where its bearer is', () => {
  const { position } = played({ scenario: 'base' }, 'loads', 600);
  const view = viewOf(position, 0);
  const carried = view.shown.pieces.filter(({ where }) => typeof where === 'object' && 'holder' in where);
  for (const { id, where } of carried) {
    const holder = (where as { holder: PieceId }).holder;
    expect(placeOf(view, id)).toBe(placeOf(view, holder));
    expect(factsOf(view, holder).carries).toContain(id);
  }
});

test('a room that has changed places is pointed out where it lies now', () => {
  const { position } = played({ scenario: 'base' }, 'rooms', 500);
  const now = chartOf(position);
  const open = now.rooms.findIndex((room) => room !== null);
  const other = (open + 1) % now.rooms.length;
  const rooms = now.rooms.map((room, slot) =>
    slot === open ? null : slot === other ? (now.rooms[open] ?? null) : room,
  );
  const then = { ...now, rooms };
  const event: GameEvent = { type: 'roomTurned', by: 'x', slot: other, turn: 'cw', turned: 1 };
  expect(previewOf(event, then, now, () => null)).toEqual({ slots: [open] });
  const walk: GameEvent = { type: 'pieceMoved', piece: 'x', path: [other * 25 + 3, other * 25 + 4] };
  expect(previewOf(walk, then, now, () => null)).toEqual({ path: walk.path, walkedOn: then });
});

test('what nobody can point at has no preview', () => {
  const now = chartOf(played({ scenario: 'base' }, 'none', 3).position);
  expect(previewOf({ type: 'turnEnded', seat: 0 }, now, now, () => null)).toBeNull();
  expect(previewOf({ type: 'pieceWounded', piece: 'x' }, now, now, () => null)).toBeNull();
});
