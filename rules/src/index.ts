/** The rules of Dungeon Twister: the referee under everything else. */
export * from './actions/action.ts';
export { ActionList, type Code, kindOf, NO_PIECE, pieceOf, targetOf } from './actions/code.ts';
export { ACTION_TYPES, wellFormed } from './actions/well-formed.ts';
export { Chance } from './chance.ts';
export { drawLots, type Draw } from './editions/draw.ts';
export * from './editions/options.ts';
export { optionsFault } from './editions/options-fault.ts';
export type { Scenario } from './editions/scenario.ts';
export { SCENARIOS, scenarioById } from './editions/scenarios.ts';
export { newGame, setUp, tableFor } from './new-game.ts';
export type { PositionJson } from './position/json.ts';
export { Position } from './position/position.ts';
export type { Table } from './position/table.ts';
export * from './refusals.ts';
export { type GameEvent, heardBy, type Tell, type Told } from './turn/events.ts';
export * from './turn/play.ts';
export type { Colour, DirectionName, Piece, Place, Seat, Words } from './vocabulary.ts';
