/**
 * How every action is written: one line each. A new action is not complete without a line here.
 *
 * The order matters only for texts that fit two lines, and none does: what is laid on a room differs from what is
 * placed on its squares by the name of the place, and what is put on a line from both.
 */
import type { ActionType } from '../actions/action.ts';
import {
  card,
  cardOrNone,
  cards,
  flight,
  gate,
  leap,
  party,
  piece,
  place,
  slot,
  throughWall,
  type Token,
  turn,
  way,
  word,
} from './tokens.ts';

export const PATTERNS: Readonly<Record<ActionType, readonly Token[]>> = {
  choose: [word('choose'), piece('piece')],
  dismiss: [word('dismiss'), piece('piece')],
  deploy: [piece('piece'), place('place', '@', 'line')],
  lay: [piece('piece'), slot('slot', '@')],
  face: [piece('piece'), word('face'), place('place', '')],
  playCard: [word('card'), card('card')],
  endTurn: [word('end')],
  move: [piece('piece'), way],
  jump: [piece('piece'), leap],
  reveal: [piece('piece'), slot('slot', '?')],
  rotate: [piece('piece'), slot('slot'), turn('turn')],
  openGate: [piece('piece'), word('open'), gate('at')],
  closeGate: [piece('piece'), word('close'), gate('at')],
  breakGate: [piece('piece'), word('break'), gate('at')],
  attack: [party, word('attack'), piece('target')],
  heal: [piece('piece'), word('heal'), piece('target')],
  regenerate: [piece('piece'), word('regenerate')],
  wallWalk: [piece('piece'), throughWall],
  scream: [piece('piece'), word('scream'), piece('target')],
  fireball: [piece('piece'), word('fireball'), piece('target')],
  drink: [piece('piece'), word('drink')],
  breakWalls: [piece('piece'), word('breakWalls')],
  invert: [piece('piece'), word('invert'), slot('slot')],
  steal: [piece('piece'), word('steal'), piece('item'), piece('target')],
  levitate: [piece('piece'), word('levitate'), piece('item'), flight],
  place: [piece('piece'), place('place', '@', 'room')],
  countCards: [word('count'), card('count')],
  nameCard: [word('name'), cardOrNone('card')],
  layCard: [word('combat'), cards],
  resign: [word('resign')],
  offerDraw: [word('draw')],
  declineDraw: [word('noDraw')],
  claimEnd: [word('claim')],
};
