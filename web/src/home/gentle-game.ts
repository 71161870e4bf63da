/**
 * The gentle game: a small one for whoever has never played, by the rules of the base set. Its rooms lie open and its
 * pieces stand already; so it is a position, on a scenario of its own, and nothing in the rules knows of it.
 */
import { parsePosition, type Position } from '@dungeon-twister/rules';
import { GENTLE } from '../match/editions.ts';
import type { BotPlayer } from '../match/player.ts';
import { startFrom } from '../store/games.ts';
import { bringWholeRules } from '../store/whole-rules.ts';
import { HUMAN } from './form.ts';

/** Overlooks things, as whoever has just learned the rules does. */
export const GENTLE_OPPONENT: BotPlayer = { kind: 'bot', level: 'novice' };

const SCENARIO = `Scenario: ${GENTLE}
Name: A gentle game
Nom: Une partie facile
Based on: base
Map:
  2 2
  2 2
Rooms: 1 3
Blue: thief, goblin, warrior, cleric, sword, treasure
Yellow: thief, goblin, warrior, cleric, sword, treasure
On line: 4
Goal: 3 points
`;

/**
 * What the game is about is near from the first turn: walls bar the way until a room is turned whose gear is close to
 * the line, a treasure lies beside that gear, and two warriors stand before each other with their swords behind them.
 * Cards rise slowly, as at the beginning of any game: whoever is new begins, with two points.
 */
const POSITION = `Dungeon Twister position 1
scenario: ${GENTLE}
turn: 1 blue
stage: card
highest card: 0
rooms:
  A 1ccw-W  B 3cw-S
  C 3ccw-N  D 1cw-N
bTh: g0
bGo: d0
bWr: e6
bCl: h0
bSw: e5
bTs: g3
yTh: e11
yGo: h11
yWr: g6
yCl: f11
ySw: h6
yTs: d9
options: ${JSON.stringify({ own: SCENARIO })}
`;

export function gentleGame(): Position {
  bringWholeRules();
  const read = parsePosition(POSITION);
  if (!read.ok) throw new Error(`the gentle game cannot be read: line ${read.line}`);
  return read.position;
}

export const startGentle = (): void => startFrom(gentleGame(), [HUMAN, GENTLE_OPPONENT]);
