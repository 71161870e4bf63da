/** The rules of Dungeon Twister: the referee under everything else. */
export * from './model/action.ts';
export {
  ActionList,
  kindOf,
  type PackedAction,
  pieceOf,
} from './model/packed-action.ts';
export { ACTION_ROWS, ACTION_TYPES, wellFormed } from './content/action-rows.ts';
export { type Aim, aimOf, complexityOf, requestOf, touchedByAction, type Touched } from './content/aim.ts';
export { renderRoom } from './authoring/render-room.ts';
export type { FileFault, Remark } from './authoring/fault.ts';
export { whyNoFile } from './authoring/catalogue.ts';
export { mapRows } from './authoring/map-drawing.ts';
export { type ReadRooms, readRooms } from './authoring/room-file.ts';
export { type ReadScenario, readScenario } from './authoring/scenario-file.ts';
export { writeScenario } from './authoring/write-scenario.ts';
export { Chance } from './chance.ts';
export { type StrengthBeforeCards, strengthBeforeCards } from './combat/strength.ts';
export { rollSetup, type SetupRoll } from './editions/roll-setup.ts';
export * from './model/options.ts';
export { optionsFault, optionsFaults } from './options-fault.ts';
export type { Form } from './model/form.ts';
export type { Scenario } from './model/scenario.ts';
export { SCENARIOS, scenarioById } from './editions/scenarios.ts';
export { LONGEST_FILE } from './file-limits.ts';
export { createGame, type LogEntry, Game, type GameListener, type Result } from './game.ts';
export { nearestOfKind } from './labyrinth/nearest.ts';
export { pathOver } from './labyrinth/path-over.ts';
export { numberFaultIn } from './json/exact-number.ts';
export { type LineFault, MOST_FAULTS, type Unreadable, unreadable } from './json/fault.ts';
export { notUtf8 } from './json/utf8.ts';
export { type Arrow, isZoneRoom, NO_ZONE, type Room, ZONE_ICONS } from './map/room.ts';
export { CELL_OF, directionOnTable } from './map/rotation.ts';
export { newGame, setUp, rulesetFor } from './new-game.ts';
export { actionPointsLeft, exitPlaces, victoryPoints } from './model/getters.ts';
export type { PieceJson, PositionJson } from './position-json/json.ts';
export { keyOf, samePosition } from './model/key.ts';
export { holderOf, isFaceUp, isWounded, placeOf, Position, whereIs } from './model/position.ts';
export { readPosition, type ReadPosition } from './position-json/read.ts';
export { positionRemarks } from './position-json/remarks.ts';
export type { Ruleset } from './model/ruleset.ts';
export { writePosition } from './position-json/write.ts';
export { slotName } from './position-json/room-text.ts';
export type { SetupRollJson, RecordJson } from './record/json.ts';
export type { Departure } from './record/departure.ts';
export { eventsThrough, eventThrough, type Lens } from './record/lens.ts';
export { type Replaying, readRecord, type ReadRecord } from './record/read-record.ts';
export { type About, type Comment, type GameRecord, recordOf } from './record/record.ts';
export { begunAgain, History, historyOf, redo, type Step, stepsOf } from './record/replay.ts';
export { writeRecord } from './record/write-record.ts';
export * from './refusals.ts';
export { RULE_CHANGES, RULES_NOW, type RuleChange, type RulesNow } from './rule-changes.ts';
export {
  EVENT_TYPES,
  fieldsOf,
  type FieldKind,
  type FieldKinds,
  type Movement,
  movementOf,
  touchedByEvent,
} from './model/event-rows.ts';
export type { AddressedEvent, Emit, EventType, GameEvent } from './model/events.ts';
export { stageOf } from './turn/flow.ts';
export * from './flow/play.ts';
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
export { inRoom, placeIn, slotOf } from './map/place-numbers.ts';
export { isGear, isInSlot, isOnLine, lineOf } from './queries/places.ts';
export { pieceAimedAt, placeAimedAt, typeOf } from './queries/listed.ts';
export { costsTo, type Prices } from './queries/costs.ts';
export { areEnemies } from './queries/sides.ts';
export { resolveLine } from './queries/short-move.ts';
export { walkTo } from './queries/why-not.ts';
