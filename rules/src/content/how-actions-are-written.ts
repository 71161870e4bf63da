/**
 * What every action type says of itself, in the order in which texts are tried: the compiler lists a type without a
 * row. No text fits two of them. Which of them any figure can do (CG-AP-10): actions/what-an-action-point-buys.ts.
 */
import { claimEndRow, declineDrawRow, offerDrawRow, resignRow } from '../actions/resign-draw-claim.ts';
import { attackRow } from '../actions/attack.ts';
import { countCardsRow } from '../actions/count-cards.ts';
import { deployRow } from '../actions/deploy-starting-team.ts';
import { endTurnRow } from '../actions/end-turn.ts';
import { joinRow } from '../actions/join-combat.ts';
import { jumpRow } from '../actions/squares/square-jump.ts';
import { layCardRow } from '../actions/lay-combat-card.ts';
import { layRow } from '../actions/lay-on-room.ts';
import { leaveRow } from '../actions/leave-lifted-room.ts';
import { liftRow } from '../actions/lift-room.ts';
import { moveRow } from '../actions/move.ts';
import { nameCardRow } from '../actions/name-card.ts';
import { placeRow } from '../actions/place-in-revealed-room.ts';
import { playCardRow } from '../actions/play-action-card.ts';
import { breakGateRow, closeGateRow, openGateRow } from '../actions/open-close-break-portcullis.ts';
import { regenerateRow } from '../actions/regenerate.ts';
import { revealRow } from '../actions/reveal.ts';
import { rotateRow } from '../actions/rotate.ts';
import { slideRow } from '../actions/slide-elevator.ts';
import { chooseRow, dismissRow } from '../actions/choose-or-dismiss.ts';
import { formRefusal } from '../actions/well-formed.ts';
import { faceRow } from '../actions/zones/facing-at-set-up.ts';
import type { ActionRow, AnyRows } from '../model/action-row.ts';
import type { Action, ActionType } from '../model/action.ts';
import { fireballRow } from './abilities/fireball.ts';
import { healRow } from './abilities/healing.ts';
import { screamRow } from './abilities/scream.ts';
import { drinkRow } from './abilities/speed-potion.ts';
import { wallWalkRow } from './abilities/wall-walking.ts';
import { invertRow } from './card-game/abilities/inversion.ts';
import { levitateRow } from './card-game/abilities/psychokinesis.ts';
import { stealRow } from './card-game/abilities/stealing.ts';
import { breakWallsRow } from './card-game/abilities/wall-breaking.ts';

const ROWS: { readonly [T in ActionType]: ActionRow<T> } = {
  choose: chooseRow,
  dismiss: dismissRow,
  deploy: deployRow,
  lay: layRow,
  playCard: playCardRow,
  endTurn: endTurnRow,
  move: moveRow,
  face: faceRow,
  jump: jumpRow,
  reveal: revealRow,
  rotate: rotateRow,
  slide: slideRow,
  lift: liftRow,
  leave: leaveRow,
  openGate: openGateRow,
  closeGate: closeGateRow,
  breakGate: breakGateRow,
  attack: attackRow,
  heal: healRow,
  regenerate: regenerateRow,
  wallWalk: wallWalkRow,
  scream: screamRow,
  fireball: fireballRow,
  drink: drinkRow,
  breakWalls: breakWallsRow,
  invert: invertRow,
  steal: stealRow,
  levitate: levitateRow,
  place: placeRow,
  join: joinRow,
  countCards: countCardsRow,
  nameCard: nameCardRow,
  layCard: layCardRow,
  resign: resignRow,
  offerDraw: offerDrawRow,
  declineDraw: declineDrawRow,
  claimEnd: claimEndRow,
};
/** What is known of each type of action: its fields, what it aims at and touches. */
export const ACTION_ROWS: AnyRows = ROWS;

/** Every type of action. */
export const ACTION_TYPES = Object.keys(ACTION_ROWS) as readonly ActionType[];

/** The fields of an action besides its type, in the order in which they are written. */
export const fieldsOf = (type: ActionType): readonly string[] => Object.keys(ACTION_ROWS[type].fields);

/** Whether something from outside has the form of an action; whether it is legal is asked of `check`. */
export const wellFormed = (value: unknown): value is Action => formRefusal(ACTION_ROWS, value) === null;
