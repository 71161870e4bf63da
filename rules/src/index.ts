/** The rules of Dungeon Twister: the referee under everything else. */
export * from './actions/action.ts';
export { ActionList, type Code, kindOf, NO_PIECE, pieceOf, targetOf } from './actions/code.ts';
export { ACTION_TYPES, wellFormed } from './actions/well-formed.ts';
export { drawRoom } from './authoring/draw-room.ts';
export type { FileFault, Remark } from './authoring/fault.ts';
export { whyNoFile } from './authoring/catalogue.ts';
export { mapRows } from './authoring/map-drawing.ts';
export { type ReadRooms, readRooms } from './authoring/room-file.ts';
export { type ReadScenario, readScenario } from './authoring/scenario-file.ts';
export { writeScenario } from './authoring/write-scenario.ts';
export { Chance } from './chance.ts';
export { type Totals, totalsOf } from './combat/totals.ts';
export { drawLots, type Draw } from './editions/draw.ts';
export * from './editions/options.ts';
export { optionsFault, optionsFaults } from './editions/options-fault.ts';
export type { Scenario } from './editions/scenario.ts';
export { SCENARIOS, scenarioById } from './editions/scenarios.ts';
export { LONGEST_FILE } from './file-limits.ts';
export { createGame, type Deed, Game, type GameListener, type Result } from './game.ts';
export { numberFaultIn } from './json/exact-number.ts';
export { type LineFault, MOST_FAULTS, type Unreadable, unreadable } from './json/fault.ts';
export { notUtf8 } from './json/utf8.ts';
export { type Arrow, isZoneRoom, NO_ZONE, type Room, ZONE_ICONS } from './labyrinth/room.ts';
export { CELL_OF, directionOnTable } from './labyrinth/rotation.ts';
export { newGame, setUp, tableFor } from './new-game.ts';
export { actionPointsLeft, exitPlaces, victoryPoints } from './position/glance.ts';
export type { PieceJson, PositionJson } from './position/json.ts';
export { keyOf, samePosition } from './position/key.ts';
export { holderOf, isFaceUp, isWounded, placeOf, Position, whereIs } from './position/position.ts';
export { readPosition, type ReadPosition } from './position/read.ts';
export { positionRemarks } from './position/remarks.ts';
export type { Table } from './position/table.ts';
export { writePosition } from './position/write.ts';
export { slotName } from './position/room-text.ts';
export type { DrawJson, RecordJson } from './record/json.ts';
export type { Departure } from './record/departure.ts';
export { type Replaying, readRecord, type ReadRecord } from './record/read-record.ts';
export { type About, type Comment, type GameRecord, recordOf } from './record/record.ts';
export { writeRecord } from './record/write-record.ts';
export * from './refusals.ts';
export { RULE_CHANGES, RULES_NOW, type RuleChange, type RulesNow } from './rule-changes.ts';
export { type EventType, type GameEvent, heardBy, type Tell, type Told } from './turn/events.ts';
export { stageOf } from './turn/flow.ts';
export * from './turn/play.ts';
export { picksLeft } from './turn/team-choice.ts';
export {
  COLOURS,
  type Colour,
  type DirectionName,
  DIRECTIONS,
  FLOOR,
  GEAR,
  OPEN,
  type Piece,
  PIT,
  type Place,
  PORTCULLIS,
  ROOM_SIDE,
  ROOM_SQUARES,
  type Seat,
  SLIT,
  WALL,
  type Words,
  type Language,
} from './vocabulary.ts';
export type { UndoRefusal, UndoRefusalCode } from './undo-refusals.ts';
export { RULES_VERSION } from './version.ts';
export { sample } from './view/sample.ts';
export * from './view/view.ts';
export * from './notation/index.ts';
