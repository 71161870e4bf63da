/** Crowded positions of the Card Game by chance: rooms open and face down, everybody somewhere, many with loads. */
import { Chance } from '../../src/chance.ts';
import { ALL_CARDS, CARD_ROOMS } from '../../src/editions/card-game/box.ts';
import { type ZoneBoard, zones } from '../../testing/zone-board.ts';

const ICONS = ['T', 'S', 'C', 'G'];
const PAIRS = [...new Set(CARD_ROOMS.map(({ pair }) => pair))];

const pick = <T>(chance: Chance, things: readonly T[]): T => things[chance.below(things.length)];

function shuffled<T>(chance: Chance, things: readonly T[]): T[] {
  const left = [...things];
  return things.map(() => left.splice(chance.below(left.length), 1)[0]);
}

/** So many pairs of rooms and characters of each side, no zone with more than three of them. */
export function crowded(seed: string, pairs = 3, characters = 8, objects = 6): ZoneBoard {
  const chance = new Chance(seed);
  const drawn = shuffled(chance, PAIRS).slice(0, pairs);
  const rooms = shuffled(
    chance,
    CARD_ROOMS.filter(({ pair }) => drawn.includes(pair)),
  );
  const faceUp = rooms.map(() => chance.below(5) > 0);
  const letters = rooms.map((_room, slot) => String.fromCharCode(65 + slot));
  const open = letters.filter((_letter, slot) => faceUp[slot]);
  const pieces: Record<string, string> = {};
  const counts = new Map<string, number>();
  for (const colour of ['blue', 'yellow']) {
    const before = colour === 'blue' ? letters.slice(-2) : letters.slice(0, 2);
    const team = shuffled(chance, ALL_CARDS.characters).slice(0, characters);
    const hands: string[] = [];
    for (const { id } of team) {
      const isOut = open.length === 0 || chance.below(5) === 0;
      const zone = isOut ? 'start' : `${pick(chance, open)}.${pick(chance, ICONS)}`;
      const full = (counts.get(colour + zone) ?? 0) >= 3;
      if (full) continue;
      counts.set(colour + zone, (counts.get(colour + zone) ?? 0) + 1);
      const wounded = chance.below(4) === 0;
      const where = isOut ? `before ${pick(chance, before)} facing ${pick(chance, ICONS)}` : zone;
      pieces[`${colour}-${id}`] = wounded ? `${where} wounded` : where;
      if (id !== 'ghost') hands.push(`${colour}-${id}`);
    }
    for (const { id } of shuffled(chance, [...new Set(ALL_CARDS.objects)]).slice(0, objects)) {
      const holder =
        hands.length > 0 && chance.below(2) === 0 ? hands.splice(chance.below(hands.length), 1)[0] : null;
      const floor =
        open.length > 0 ? `${pick(chance, open)}.${pick(chance, ICONS)}` : `before ${before[0]} facing T`;
      pieces[`${colour}-${id}`] = holder ? `on ${holder}` : floor;
    }
  }
  return zones({
    rooms: rooms.map(({ id }, slot) => {
      const room = `${id}:${chance.below(4)}`;
      return faceUp[slot] ? room : `(${room})`;
    }),
    pieces,
    turn: chance.below(2) === 0 ? 'blue' : 'yellow',
    open: letters.filter(() => chance.below(4) === 0).join(''),
  });
}
