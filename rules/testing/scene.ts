/**
 * Crowded positions by chance: what whole games reach once in a thousand, here on every second board.
 *
 * A scene is a position in the middle of a turn that satisfies every invariant: rooms mostly face up, figures,
 * wounded and objects close together. Same options and seed, same scene.
 */
import { Chance } from '../src/chance.ts';
import type { GameOptions } from '../src/model/options.ts';
import { newGame } from '../src/new-game.ts';
import type { Position } from '../src/model/position.ts';
import { SquareScene } from './scene/square-scene.ts';
import { ZoneScene } from './scene/zone-scene.ts';

export function sceneByChance(options: GameOptions, seed: string): Position {
  const position = newGame(options, seed);
  const chance = new Chance(`${seed}/scene`);
  const inZones = position.ruleset.layout.zones > 0;
  return (inZones ? new ZoneScene(position, chance) : new SquareScene(position, chance)).make();
}
