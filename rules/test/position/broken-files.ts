/** Positions and the many ways to break the file of one. */
import { expect } from 'vitest';
import { TURN } from '../../src/model/fields.ts';
import type { PieceJson } from '../../src/position-json/pieces.ts';
import type { PositionJson } from '../../src/position-json/schema.ts';
import type { Position } from '../../src/model/position.ts';
import { writePosition } from '../../src/position-json/write.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import { firstPosition } from '../view/random-positions.ts';

export type Loose = Record<string, unknown>;
type Wrong = (json: PositionJson & Loose) => unknown;

export const fileOf = (json: unknown): string => JSON.stringify(json, null, 2);
export const copyOf = (p: Position): PositionJson & Loose =>
  JSON.parse(fileOf(writePosition(p))) as PositionJson & Loose;

/** A new file: the old one with some fields replaced. */
export const but = (json: Loose, changes: Loose): Loose => ({ ...json, ...changes });

const isOn = (where: PieceJson['where']): where is { place: number } =>
  typeof where === 'object' && 'place' in where;
const isAt = (where: PieceJson['where']): where is { slot: number } =>
  typeof where === 'object' && 'slot' in where;

const playing = firstPosition({ scenario: 'base' }, 'files', (p) => stageOf(p) === 'act' && p.data[TURN] > 6);
const fighting = firstPosition({ scenario: 'prison-5' }, 'files', (p) => stageOf(p) === 'layCard');
const filling = firstPosition({ scenario: 'base' }, 'files', (p) => stageOf(p) === 'place');
const deploying = firstPosition(
  { scenario: 'base' },
  'files',
  (p) => stageOf(p) === 'deploy' && writePosition(p).pieces.some(({ where }) => isOn(where)),
);
const laying = firstPosition(
  { scenario: 'prison-1' },
  'files',
  (p) => stageOf(p) === 'lay' && writePosition(p).pieces.some(({ where }) => isAt(where)),
);
const scenario2 = firstPosition({ scenario: 'prison-2' }, 'files', (p) => stageOf(p) === 'act');

/** The positions that the files are made of. */
export const GOOD = { playing, fighting, filling, deploying, laying, scenario2 };

const replaced = <T>(list: readonly T[], index: number, changes: Loose): T[] =>
  list.map((item, i) => (i === index ? { ...item, ...changes } : item));

/** The pieces, one of those of which `test` holds changed. */
export function pieces(json: PositionJson, test: (piece: PieceJson) => boolean, changes: Loose): PieceJson[] {
  const index = json.pieces.findIndex(test);
  expect(index).toBeGreaterThanOrEqual(0);
  return replaced(json.pieces, index, changes);
}

const named =
  (id: string) =>
  (piece: PieceJson): boolean =>
    piece.id === id;

const slots = (json: PositionJson, faceUp: boolean, changes: Loose): unknown[] =>
  replaced(
    json.slots,
    json.slots.findIndex((slot) => slot.faceUp === faceUp),
    changes,
  );

export const isBlueFigure = (piece: PieceJson): boolean =>
  piece.id.startsWith('blue') &&
  isOn(piece.where) &&
  !piece.marks &&
  !/key|rope|sword|armor|treasure|potion|wand/.test(piece.id);
const isHiddenCharacter = (piece: PieceJson): boolean =>
  isAt(piece.where) && /cleric|goblin|mekanork|thief|troll|walker|warrior|wizard/.test(piece.id);

function openHiddenGate(json: PositionJson & Loose): unknown {
  const index = json.slots.findIndex(({ faceUp, gates }) => !faceUp && gates.length > 0);
  return but(json, {
    slots: replaced(json.slots, index, { gates: json.slots[index].gates.map(() => 'open') }),
  });
}

function holdLastCard(json: PositionJson & Loose): unknown {
  const seat = json.seats[json.active];
  return but(json, { seats: replaced(json.seats, json.active, { actionCards: [seat.lastCard] }) });
}

function standInHiddenRoom(json: PositionJson & Loose): unknown {
  const slot = json.slots.findIndex(({ faceUp }) => !faceUp);
  return but(json, { pieces: pieces(json, isBlueFigure, { where: { place: slot * 25 + 12 } }) });
}

function ringOfHolders(json: PositionJson & Loose): unknown {
  const first = pieces(json, named('blue-cleric'), { where: { holder: 'blue-goblin' } });
  return but(json, {
    pieces: pieces({ ...json, pieces: first }, named('blue-goblin'), { where: { holder: 'blue-cleric' } }),
  });
}

function holderInTheBox(json: PositionJson & Loose): unknown {
  const holder = json.pieces.find(isHiddenCharacter);
  return but(json, { pieces: pieces(json, named('blue-rope'), { where: { holder: holder?.id } }) });
}

function tokenInOpenRoom(json: PositionJson & Loose): unknown {
  const slot = json.slots.findIndex(({ faceUp }) => faceUp);
  return but(json, { pieces: pieces(json, ({ where }) => isAt(where), { where: { slot } }) });
}

function twoOnASquare(json: PositionJson & Loose): unknown {
  const [first, second] = json.pieces.filter(isBlueFigure);
  return but(json, { pieces: pieces(json, named(first.id), { where: second.where }) });
}

function besideAFigure(json: PositionJson & Loose): unknown {
  const isBusy = ({ id }: PieceJson): boolean =>
    json.pieces.some(({ where }) => typeof where === 'object' && 'holder' in where && where.holder === id);
  const figure = json.pieces.find((piece) => isBlueFigure(piece) && !isBusy(piece));
  return but(json, { pieces: pieces(json, named('blue-rope'), { where: figure?.where }) });
}

function bystanderAttacks(json: PositionJson & Loose): unknown {
  const colour = json.seats[json.active].colour;
  const bystander = json.pieces.find(({ id, marks }) => id.startsWith(colour) && !marks?.includes('attacks'));
  return but(json, { combat: { ...json.combat, attacker: bystander?.id } });
}

function spearOfAir(json: PositionJson & Loose): unknown {
  const attacker = json.pieces.find(({ id }) => id === json.combat?.attacker);
  const marks = [...(attacker?.marks ?? []).filter((mark) => mark !== 'shoots'), 'strikesFar'];
  return but(json, { pieces: pieces(json, named(attacker?.id ?? ''), { marks }) });
}

function layMissingCard(json: PositionJson & Loose): unknown {
  const seat = 1 - json.chooser;
  const seats = replaced(json.seats, seat, { combatCards: [0] });
  return but(json, { seats, combat: { ...json.combat, laid: [0, 1].map((one) => (one === seat ? 6 : -1)) } });
}

function revealFaceDown(json: PositionJson & Loose): unknown {
  const slot = json.slots.findIndex(({ faceUp }) => !faceUp);
  return but(json, { reveal: { ...json.reveal, slot } });
}

function nothingToPlace(json: PositionJson & Loose): unknown {
  const placed = json.pieces.map((piece) =>
    isAt(piece.where) && piece.where.slot === json.reveal?.slot
      ? {
          ...piece,
          where: /cleric|goblin|mekanork|thief|troll|walker|warrior|wizard/.test(piece.id)
            ? 'killed'
            : 'removed',
        }
      : piece,
  );
  return but(json, { pieces: placed });
}

function fillRoom(json: PositionJson & Loose): unknown {
  const taken = json.pieces.find(({ where }) => isAt(where));
  return but(json, { pieces: pieces(json, ({ where }) => where === 'hand', { where: taken?.where }) });
}

export const BROKEN: readonly [what: string, p: Position, wrong: Wrong, reason: RegExp][] = [
  [
    'another format',
    playing,
    (j) => but(j, { format: 'chess' }),
    /format: one of "dungeon-twister-position"/,
  ],
  ['a version to come', playing, (j) => but(j, { version: 2 }), /version: one of 1 is wanted, found 2/],
  ['no stage', playing, ({ stage: _stage, ...rest }) => rest, /"stage" is missing/],
  ['a field too many', playing, (j) => but(j, { mood: 'good' }), /mood: is unknown here/],
  [
    'an unknown scenario',
    playing,
    (j) => but(j, { options: { scenario: 'chess' } }),
    /options: there is no scenario/,
  ],
  [
    'a fault in the options',
    playing,
    (j) => but(j, { options: { scenario: 'base', goal: 9 } }),
    /options: goal must/,
  ],
  ['an unknown stage', playing, (j) => but(j, { stage: 'lunch' }), /stage: one of "choose"/],
  ['a fifth seat', playing, (j) => but(j, { active: 5 }), /active: a whole number from 0 to 1/],
  ['half a turn', playing, (j) => but(j, { turn: 7.5 }), /turn: a whole number/],
  ['points for nothing', playing, (j) => but(j, { ap: 6 }), /ap: a whole number from 0 to 5/],
  ['a number as text', playing, (j) => but(j, { quiet: '1' }), /quiet: a whole number .* found "1"/],
  ['a yes that is a word', playing, (j) => but(j, { stirred: 'yes' }), /stirred: true or false is wanted/],
  [
    'a list for a record',
    playing,
    (j) => but(j, { lots: [0, 0, 0] }),
    /lots: an object is wanted, found a list/,
  ],
  ['a record for a list', playing, (j) => but(j, { slots: {} }), /slots: a list is wanted, found an object/],
  [
    'too few slots',
    playing,
    (j) => but(j, { slots: j.slots.slice(1) }),
    /slots: 8 entries are wanted, found 7/,
  ],
  [
    'an unknown room',
    playing,
    (j) => but(j, { slots: slots(j, true, { room: '99cw' }) }),
    /there is no room "99cw"/,
  ],
  [
    'five quarters',
    playing,
    (j) => but(j, { slots: slots(j, true, { turned: 5 }) }),
    /turned: a whole number from 0/,
  ],
  [
    'too many gates',
    playing,
    (j) => but(j, { slots: slots(j, true, { gates: Array(9).fill('open') }) }),
    /gates: /,
  ],
  [
    'a room twice',
    playing,
    (j) => but(j, { slots: replaced(j.slots, 1, j.slots[0] as unknown as Loose) }),
    /another slot too/,
  ],
  [
    'a second copy of a single room',
    playing,
    (j) => but(j, { slots: slots(j, true, { copy: 2 }) }),
    /copy: /,
  ],
  ['a worked gate in a hidden room', playing, openHiddenGate, /all are closed in a room that lies face down/],
  [
    'another colour',
    playing,
    (j) => but(j, { seats: replaced(j.seats, 0, { colour: 'red' }) }),
    /one of "blue"/,
  ],
  [
    'a card twice',
    playing,
    (j) => but(j, { seats: replaced(j.seats, 0, { actionCards: [3, 3] }) }),
    /greater than/,
  ],
  [
    'an action card 7',
    playing,
    (j) => but(j, { seats: replaced(j.seats, 0, { actionCards: [7] }) }),
    /one of 2, 3/,
  ],
  [
    'two sixes',
    playing,
    (j) => but(j, { seats: replaced(j.seats, 0, { combatCards: [0, 6, 6] }) }),
    /only 1 cards of \+6/,
  ],
  [
    'no zero',
    playing,
    (j) => but(j, { seats: replaced(j.seats, 0, { combatCards: [1] }) }),
    /the \+0 always comes back/,
  ],
  [
    'four jump cards',
    playing,
    (j) => but(j, { seats: replaced(j.seats, 0, { jumps: 4 }) }),
    /jumps: .* from 0 to 3/,
  ],
  ['exits of nobody', playing, (j) => but(j, { seats: replaced(j.seats, 0, { exits: 7 }) }), /have left/],
  [
    'kills of nobody',
    playing,
    (j) => but(j, { seats: replaced(j.seats, 0, { kills: 8 }) }),
    /enemies have been elimin/,
  ],
  ['a card played and held', playing, holdLastCard, /has been played/],
  ['a lower highest card', playing, (j) => but(j, { highest: 2 }), /highest: seat . has played/],
  [
    'the other’s turn',
    playing,
    (j) => but(j, { active: 1 - j.active, chooser: 1 - j.active }),
    /active: does not follow/,
  ],
  [
    'somebody else chooses',
    playing,
    (j) => but(j, { chooser: 1 - j.active }),
    /chooser: must be the active seat/,
  ],
  ['play in turn 0', playing, (j) => but(j, { turn: 0 }), /turn: cannot be 0 in stage "act"/],
  ['more quiet turns than turns', playing, (j) => but(j, { quiet: 99_999 }), /quiet: there were fewer turns/],
  [
    'an end in the middle',
    playing,
    (j) => but(j, { ending: 'goal' }),
    /ending: cannot be an end in stage "act"/,
  ],
  ['a winner in the middle', playing, (j) => but(j, { winners: [0] }), /winners: the game goes on/],
  [
    'a draw that all offer',
    playing,
    (j) => but(j, { seats: j.seats.map((s) => ({ ...s, offersDraw: true })) }),
    /draw/,
  ],
  [
    'a combat without a stage',
    playing,
    (j) => but(j, { combat: writePosition(fighting).combat }),
    /there is no piece|fit the stage/,
  ],
  [
    'an unknown piece',
    playing,
    (j) => but(j, { pieces: replaced(j.pieces, 0, { id: 'blue-dog' }) }),
    /one of "blue-cleric"/,
  ],
  ['a piece missing', playing, (j) => but(j, { pieces: j.pieces.slice(1) }), /pieces: 28 entries are wanted/],
  [
    'a piece nowhere',
    playing,
    (j) => but(j, { pieces: replaced(j.pieces, 0, { where: 'lost' }) }),
    /where: one of "hand"/,
  ],
  [
    'no such place',
    playing,
    (j) => but(j, { pieces: replaced(j.pieces, 0, { where: { place: 220 } }) }),
    /place: /,
  ],
  [
    'no such slot',
    playing,
    (j) => but(j, { pieces: replaced(j.pieces, 0, { where: { slot: 8 } }) }),
    /slot: /,
  ],
  [
    'no such holder',
    playing,
    (j) => but(j, { pieces: replaced(j.pieces, 0, { where: { holder: 'x' } }) }),
    /no piece "x"/,
  ],
  [
    'two places at once',
    playing,
    (j) => but(j, { pieces: replaced(j.pieces, 0, { where: { place: 1, slot: 1 } }) }),
    /slot: is unknown/,
  ],
  ['a face-down room with a figure', playing, standInHiddenRoom, /that room lies face down/],
  [
    'a figure on the line of the others',
    playing,
    (j) => but(j, { pieces: pieces(j, isBlueFigure, { where: { place: 210 } }) }),
    /would have left/,
  ],
  ['a ring of holders', playing, ringOfHolders, /it holds itself/],
  [
    'an object that holds',
    playing,
    (j) => but(j, { pieces: pieces(j, named('blue-rope'), { where: { holder: 'blue-sword' } }) }),
    /only a character holds/,
  ],
  ['a holder who is not there', playing, holderInTheBox, /its holder is not on the board/],
  [
    'a token in hand',
    playing,
    (j) => but(j, { pieces: pieces(j, ({ where }) => isAt(where), { where: 'hand' }) }),
    /hands are empty/,
  ],
  ['a token in an open room', playing, tokenInOpenRoom, /that room lies face up/],
  [
    'a character removed',
    playing,
    (j) => but(j, { pieces: pieces(j, isBlueFigure, { where: 'removed' }) }),
    /only an object is removed/,
  ],
  [
    'an object killed',
    playing,
    (j) => but(j, { pieces: pieces(j, named('blue-rope'), { where: 'killed' }) }),
    /happens to characters/,
  ],
  [
    'a character left at home',
    playing,
    (j) => but(j, { pieces: pieces(j, isBlueFigure, { where: 'box' }) }),
    /7 characters in the game, not 8|its holder is not/,
  ],
  [
    'an object left at home',
    playing,
    (j) => but(j, { pieces: pieces(j, named('blue-rope'), { where: 'box' }) }),
    /5 objects in the game, not 6/,
  ],
  ['two on a square', playing, twoOnASquare, /square of another/],
  ['a Rope beside a figure', playing, besideAFigure, /is held by whoever stands there/],
  [
    'an unknown mark',
    playing,
    (j) => but(j, { pieces: replaced(j.pieces, 0, { marks: ['asleep'] }) }),
    /marks\[0\]: one of/,
  ],
  [
    'a wounded object',
    playing,
    (j) => but(j, { pieces: pieces(j, named('blue-rope'), { marks: ['wounded'] }) }),
    /an object bears no marks/,
  ],
  [
    'a wounded token',
    playing,
    (j) => but(j, { pieces: pieces(j, isHiddenCharacter, { marks: ['wounded'] }) }),
    /has not come into play/,
  ],
  [
    'a fight without a combat',
    playing,
    (j) => but(j, { pieces: pieces(j, isBlueFigure, { marks: ['attacks'] }) }),
    /it fights in no combat/,
  ],
  [
    'hurt and well',
    playing,
    (j) => but(j, { pieces: pieces(j, isBlueFigure, { marks: ['hurt'] }) }),
    /hurt is who/,
  ],
  [
    'regenerated without that gift',
    playing,
    (j) => but(j, { pieces: pieces(j, isBlueFigure, { marks: ['spent', 'regenerated'] }) }),
    /only who can regenerate/,
  ],
  [
    'sixteen points of its own',
    playing,
    (j) => but(j, { pieces: pieces(j, isBlueFigure, { ownPoints: 16 }) }),
    /ownPoints: /,
  ],
  ['no combat in a combat', fighting, (j) => but(j, { combat: null }), /combat: does not fit the stage/],
  [
    'an attack on a friend',
    fighting,
    (j) => but(j, { combat: { ...j.combat, target: j.combat?.attacker } }),
    /target: is no enemy/,
  ],
  [
    'an attack out of turn',
    fighting,
    (j) => but(j, { combat: { ...j.combat, attacker: j.combat?.target } }),
    /attacker: the active player/,
  ],
  ['a bystander attacks', fighting, bystanderAttacks, /attacker: takes no part/],
  ['a spear that is not there', fighting, spearOfAir, /nothing to attack with from afar/],
  ['a card nobody holds', fighting, layMissingCard, /that card cannot have been laid/],
  [
    'all cards laid',
    fighting,
    (j) => but(j, { combat: { ...j.combat, laid: [0, 0] } }),
    /all cards are laid/,
  ],
  [
    'an open card that was not laid',
    fighting,
    (j) => but(j, { combat: { ...j.combat, laid: [-1, -1], laidOpenly: [0] } }),
    /laidOpenly/,
  ],
  ['the zero named', fighting, (j) => but(j, { combat: { ...j.combat, named: 0 } }), /\+0 cannot be named/],
  [
    'a name without a namer',
    fighting,
    (j) => but(j, { combat: { ...j.combat, namer: -1, named: 3 } }),
    /named: does not fit/,
  ],
  ['nothing revealed', filling, (j) => but(j, { reveal: null }), /reveal: does not fit the stage/],
  [
    'a reveal by the other',
    filling,
    (j) => but(j, { reveal: { ...j.reveal, seat: 1 - j.active } }),
    /seat: must be the active/,
  ],
  ['a face-down room being filled', filling, revealFaceDown, /that room lies face down/],
  ['nothing to place', filling, nothingToPlace, /seat . must choose and has no choice/],
  [
    'points before play',
    deploying,
    (j) => but(j, { seats: replaced(j.seats, 0, { points: 1 }) }),
    /none before play/,
  ],
  [
    'a room shown before play',
    deploying,
    (j) => but(j, { slots: slots(j, false, { faceUp: true }) }),
    /no room is revealed before/,
  ],
  [
    'an object on a dot',
    deploying,
    (j) => but(j, { pieces: pieces(j, named('blue-rope'), { where: { place: 201 } }) }),
    /only characters lie on the dots/,
  ],
  [
    'a character beside the dots',
    deploying,
    (j) => but(j, { pieces: pieces(j, ({ where }) => isOn(where), { where: { place: 200 } }) }),
    /dots of their own line/,
  ],
  [
    'a token laid too early',
    deploying,
    (j) => but(j, { pieces: pieces(j, named('blue-rope'), { where: { slot: 0 } }) }),
    /before its starting team is complete/,
  ],
  [
    'a stage too early',
    deploying,
    (j) => but(j, { stage: 'dismiss', chooser: 0 }),
    /the teams are not chosen/,
  ],
  [
    'a stage too late',
    deploying,
    (j) => but(j, { stage: 'lay', chooser: 0 }),
    /starting team of seat . is not complete/,
  ],
  ['nobody chooses', laying, (j) => but(j, { chooser: -1 }), /chooser: somebody chooses in stage "lay"/],
  ['a full room fuller', laying, fillRoom, /that room takes 1 tokens only/],
  [
    'a character at a room for objects',
    laying,
    (j) => but(j, { pieces: pieces(j, ({ where }) => isOn(where), { where: { slot: 0 } }) }),
    /takes objects only/,
  ],
  [
    'another first player than the scenario’s',
    scenario2,
    (j) => but(j, { lots: { ...j.lots, firstPlayer: 1 } }),
    /active: does not follow|always 0/,
  ],
];
