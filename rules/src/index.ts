/**
 * The rules of Dungeon Twister: the referee under everything else.
 *
 * What stands here is used outside, with the types of what it takes and answers; each name says at its place what it is
 * (docs/api.md). Whoever needs something of the
 * compiled rules that is not here adds a question to `queries/` and does not read tables.
 */

// The words of the game.
export {
  COLOURS,
  type Colour,
  type DirectionName,
  DIRECTIONS,
  GEAR,
  type Language,
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
} from './vocabulary.ts';
export { Chance } from './chance.ts';
export { RULES_VERSION } from './version.ts';
export { RULE_CHANGES, type RuleChange, type RulesNow } from './rule-changes.ts';

// What is agreed, and the table that comes of it.
export { BOOK_TIMER } from './flow/clock.ts';
export {
  type CardRuleOptions,
  type GameOptions,
  type HandicapOptions,
  type Level,
  LEVELS,
  type MultiplayerRuleOptions,
  type RuleOptions,
  TEAM_CHOICES,
  type TeamChoice,
  type TimerOptions,
} from './model/options.ts';
export { optionsFault, optionsFaults, RULE_NAMES } from './options-fault.ts';
export type { Scenario } from './model/scenario.ts';
export { GUESTS } from './editions/guests.ts';
export { SCENARIOS, scenarioById } from './editions/scenarios.ts';
export type { SetupRoll } from './editions/roll-setup.ts';
export type { Ruleset } from './model/ruleset.ts';
export { newGame, rulesetFor } from './new-game.ts';

// Actions, events and refusals.
export type {
  Action,
  ActionRequest,
  ActionType,
  AnswerAction,
  AnytimeAction,
  Handling,
  PieceId,
  PortcullisAt,
  SetUpAction,
  TurnAction,
} from './model/action.ts';
export { ACTION_ROWS, ACTION_TYPES } from './content/how-actions-are-written.ts';
export type { Form } from './model/form.ts';
export { type Aim, aimOf, complexityOf, requestOf, type Touched, touchedByAction } from './content/aim.ts';
export { EVENT_TYPES, fieldsOf, movementOf, touchedByEvent } from './model/event-rows.ts';
export type { FieldKind, FieldKinds, Movement } from './model/events/row.ts';
export type { AddressedEvent, Emit, EventOf, Events, EventType, GameEvent } from './model/events.ts';
export { type Blame, type Refusal, REFUSAL_CODES, type RefusalCode } from './refusals.ts';
export { refuseInFrench } from './reasons-french.ts';
export type { UndoRefusal, UndoRefusalCode } from './undo.ts';

// Positions, and the referee who judges them.
export { Position } from './model/position.ts';
export { keyOf, samePosition } from './model/key.ts';
export { ActionList, kindOf, type PackedAction, pieceOf } from './model/packed-action.ts';
export { mustDecide } from './flow/asked.ts';
export {
  type Accepted,
  anytimeActions,
  askAgain,
  check,
  type Decision,
  decisions,
  decode,
  endCombat,
  isBarrier,
  legalActions,
  list,
  listOf,
  perform,
  type Refused,
} from './flow/play.ts';

// Games, records and replays.
export { createGame, Game, type GameListener, type LogEntry, type Result } from './game.ts';
export { type About, type Comment, type GameRecord, recordOf } from './record/record.ts';
export type { Departure } from './record/departure.ts';
export type { RecordJson, SetupRollJson } from './record/json.ts';
export { type ReadRecord, readRecord, type Replaying } from './record/read-record.ts';
export { writeRecord } from './record/write-record.ts';
export { begunAgain, History, historyOf, redo, type Step, stepsOf } from './record/replay.ts';
export { eventsThrough, eventThrough, type Lens } from './record/lens.ts';

// What one person may know.
export { sample } from './view/sample.ts';
export {
  type CombatView,
  type Own,
  type Remembered,
  type RoomView,
  type SeatView,
  type Shown,
  type Veiled,
  type View,
  type Viewer,
  viewOf,
} from './view/view.ts';

// Questions.
export { typeOf, pieceAimedAt, placeAimedAt } from './queries/listed.ts';
export { costsTo, type Prices } from './queries/costs.ts';
export { NO_WAY, walkSteps } from './queries/steps.ts';
export { isGear, isInSlot, isOnLine, lineOf } from './queries/places.ts';
export { inRoom, placeIn, slotOf } from './map/place-numbers.ts';
export { areAtHand, type CombatNow, combatNow, laidKnownTo } from './queries/combat.ts';
export type { SideName } from './combat/players-of-a-combat.ts';
export { countOf, HIGHEST_COMBAT_CARD, withoutCard } from './combat/cards/hand.ts';
export { resolveLine } from './queries/short-move.ts';
export { typesFor } from './queries/types-of-piece.ts';
export { walkTo } from './queries/why-not.ts';
export {
  actionPointsLeft,
  activeSeat,
  allPointsLeft,
  combatHand,
  exitPlaces,
  exitsOf,
  isInHand,
  jumpsLeft,
  mostActionPoints,
  pointsWanted,
  quietTurns,
  victoryPoints,
  waitsAt,
  winnersAtTurnEnd,
  winnersOf,
  turnNumber,
} from './model/getters.ts';
export { exitLines } from './model/own-and-exit-lines.ts';
export { groundKey, searchKey } from './queries/search-keys.ts';
export { asTheTurnLeavesIt, type TurnableRoom, turnableRooms, turnRoom } from './queries/turned-rooms.ts';
export { areEnemies, holderOf, isFaceUp, isWounded, placeOf, whereIs } from './model/position.ts';
export { nearestOfKind } from './labyrinth/nearest.ts';
export {
  type StrengthBeforeCards,
  strengthBeforeCards,
  type StrengthPart,
  type StrengthParts,
  strengthParts,
} from './combat/strength.ts';
export type { StageId } from './model/stage.ts';
export { stageOf, winnersOfUndecided } from './turn/turn-and-game-end.ts';
export { picksLeft } from './turn/draft-of-teams.ts';

// Rooms as they are printed and as they lie.
export { type Arrow, isZoneRoom, type Room } from './map/read-room-drawing.ts';
export { NO_ZONE, ZONE_ICONS } from './map/zones-of-a-room.ts';
export { CELL_OF, directionOnTable } from './map/rotation.ts';
export { renderRoom } from './authoring/render-room.ts';

// Names, and text that is read and written.
export {
  type ReadAction,
  readAction,
  sameAction,
  type UnclearAction,
  writeAction,
} from './notation/action-text.ts';
export { parsePosition, parseRecord } from './notation/any-form.ts';
export {
  type Chart,
  chartOf,
  chartOfView,
  columnName,
  cornerOf,
  placeAt,
  placeName,
  placeNamed,
  rowNumber,
  sizeOf,
  type Square,
  squareName,
  squareOf,
  squaresOf,
} from './notation/chart.ts';
export { portcullisName } from './notation/portcullis.ts';
export { COLOUR_LETTERS, colourLetter, nameFor, pieceName, pieceNamed } from './notation/pieces.ts';
export { lineThrough, SECRET_LINE } from './notation/replayed-line.ts';
export { writePositionText } from './notation/position-text/write.ts';
export { writeRecordText } from './notation/record-text/write.ts';

// Files: JSON, and what authors write.
export type { PieceJson } from './position-json/pieces.ts';
export type { PositionJson } from './position-json/schema.ts';
export { type ReadPosition, readPosition } from './position-json/read.ts';
export { positionRemarks } from './position-json/remarks.ts';
export { slotName } from './position-json/room-text.ts';
export { writePosition } from './position-json/write.ts';
export { LONGEST_FILE } from './file-limits.ts';
export { numberFaultIn } from './json/exact-number.ts';
export { type LineFault, MOST_FAULTS, type Unreadable, unreadable } from './json/fault.ts';
export { notUtf8 } from './json/utf8.ts';
export { whyNoFile } from './authoring/catalogue.ts';
export type { Remark } from './authoring/fault.ts';
export { mapRows } from './authoring/map-drawing.ts';
export { slips } from './authoring/nearest.ts';
export { readOwnScenarios } from './authoring/read-own-scenarios.ts';
export { type ReadRooms, readRooms } from './authoring/room-file.ts';
export { type ReadScenario, readScenario } from './authoring/scenario-file.ts';
export { writeScenario } from './authoring/write-scenario.ts';
