import { ROOM_SIDE } from '@dungeon-twister/rules';
import { sceneByChance } from '@dungeon-twister/rules/testing';
import { expect, test } from 'vitest';
import { roomTones } from '../../src/board/room-tones.ts';
import { ALL_SCENARIOS } from './boards.ts';

test.each(ALL_SCENARIOS)('%s: rooms side by side have different floors', (scenario) => {
  const { layout } = sceneByChance({ scenario }, '1').ruleset;
  const tones = roomTones(layout);
  expect(new Set(tones)).toEqual(new Set([0, 1]));
  const alike = layout.slots.flatMap((slot, index) =>
    layout.slots.flatMap((other, at) => {
      const [across, down] = [other.x - slot.x, other.y - slot.y];
      const isBeside = (across === ROOM_SIDE && down === 0) || (across === 0 && down === ROOM_SIDE);
      return isBeside && tones[index] === tones[at] ? [`${index} and ${at}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
