/**
 * What any figure can do for an action point, whoever it is; abilities and objects bring more. The price, theirs too
 * (BD-TURN-13 to 15): turn/paying.ts.
 * Rules: BD-TURN-8 to 12; CG-AP-10.
 */
import type { ActionKind } from '../model/action-kind.ts';
import { attack } from './attack.ts';
import { reveal } from './reveal.ts';
import { rotate } from './rotate.ts';
import { squareJump } from './squares/square-jump.ts';
import { squareMove } from './squares/square-move.ts';
import { zoneJump } from './zones/zone-jump.ts';
import { zoneMove } from './zones/zone-move.ts';

export const ON_SQUARES: readonly ActionKind[] = [squareMove, squareJump, reveal, rotate, attack];
export const IN_ZONES: readonly ActionKind[] = [zoneMove, zoneJump, reveal, rotate, attack];
