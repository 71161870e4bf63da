/** Rooms drawn one below the other: those of the boxes, those of an author. */
import { renderRoom, type Room, type Scenario, SCENARIOS } from '@dungeon-twister/rules';
import { pictureOf } from './render-room.ts';
import { numberedPair } from './gear-names.ts';
import type { Language } from '@dungeon-twister/words';
import { draw, isColoured, type Output, print } from './output.ts';

export const BOX_ROOMS: readonly Room[] = [...new Set(SCENARIOS.flatMap(({ rooms }) => rooms))].sort(
  (a, b) => a.pair - b.pair,
);

/** The rooms of a scenario that its author has drawn. */
export const ownRoomsOf = ({ rooms }: Scenario): Room[] => rooms.filter((room) => !BOX_ROOMS.includes(room));

const PAIR = { en: 'pair', fr: 'paire' } as const;

interface Wish {
  /** Quarter turns clockwise. */
  readonly turned: number;
  /** In the marks of a file. */
  readonly plain: boolean;
  readonly language: Language;
}

export function printRoom(room: Room, { turned, plain, language }: Wish, out: Output): void {
  if (plain) {
    print(out, `Room: ${room.id}\nPair: ${room.pair}\nArrow: ${room.arrow}`);
    print(out, renderRoom(room, turned).join('\n'));
    return;
  }
  print(out, `${room.id} (${PAIR[language]} ${numberedPair(room, language)}, ${room.arrow})`);
  draw(out, `${pictureOf(room, turned, language).lines(isColoured(out)).join('\n')}\n`);
}
