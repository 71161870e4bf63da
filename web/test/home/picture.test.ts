import { readFileSync } from 'node:fs';
import type { View } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { homePicture } from '../../tools/home-picture.ts';

const picture = JSON.parse(
  readFileSync(new URL('../../src/home/picture.json', import.meta.url), 'utf8'),
) as View;

test('the picture on the first page is a position of a game that was played: npx tsx web/tools/home-picture.ts', () => {
  expect(picture).toEqual(homePicture());
});

test('it shows both teams on the board, and closed rooms with tokens of both', () => {
  const onBoard = picture.shown.pieces.flatMap(({ id, where }) =>
    typeof where === 'object' && 'place' in where ? [id.slice(0, id.indexOf('-'))] : [],
  );
  expect(new Set(onBoard)).toEqual(new Set(picture.shown.seats.map(({ colour }) => colour)));
  expect(picture.shown.seats.map(({ colour }) => colour)).toEqual(['blue', 'yellow']);
  const closed = picture.shown.rooms.flatMap((room) => (room.faceUp ? [] : [room.tokens]));
  for (const seat of picture.shown.seats.keys())
    expect(closed.some((tokens) => (tokens[seat] ?? 0) > 0)).toBe(true);
});
