/** End the turn (points kept: action-point-wheel.ts). Rules: BD-TURN-4, BD-TURN-5, CG-AP-5, CG-AP-6, CG-RULING-2. */
import type { ActionRow } from '../model/action-row.ts';
import { NO_PIECE } from '../model/packed-action.ts';
import { finishTurn } from '../turn/turn-and-game-end.ts';
import { answerKind } from './kind-makers.ts';
import { wordRow } from './row-makers.ts';

export const endTurn = answerKind({
  type: 'endTurn',
  list: (_p, _seat, _piece, out) => out.push(NO_PIECE, 0),
  check: () => 0,
  perform: (p, _seat, _packed, emit) => finishTurn(p, emit),
  decode: () => ({ type: 'endTurn' }),
});

export const endTurnRow: ActionRow<'endTurn'> = wordRow({ en: 'end', fr: 'fin' });
