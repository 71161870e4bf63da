/** What everybody heard at set-up goes with a position: what was drafted, and the order in which tokens were laid. */
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/notation/any-form.ts';
import { writePositionText } from '../../src/notation/position-text/write.ts';
import { IN_BOX, TURN } from '../../src/model/fields.ts';
import type { PositionJson } from '../../src/position-json/schema.ts';
import { samePosition } from '../../src/model/key.ts';
import { isFaceUp, type Position, whereIs } from '../../src/model/position.ts';
import { readPosition } from '../../src/position-json/read.ts';
import { writePosition } from '../../src/position-json/write.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import { check, perform } from '../../src/flow/play.ts';
import { viewOf } from '../../src/view/view.ts';
import { HANDICAP } from '../view/heard-games.ts';
import { firstPosition } from '../view/random-positions.ts';

const YELLOW = 1;
const DRAFT = { scenario: 'mixed', teamChoice: 'draft', handicap: HANDICAP } as const;

const reasonFor = (json: PositionJson): string => {
  const read = readPosition(JSON.stringify(json));
  return read.ok ? 'read' : read.reason;
};

const survives = (p: Position): boolean =>
  [JSON.stringify(writePosition(p)), writePositionText(p), writePositionText(p, 'fr')].every((text) => {
    const read = parsePosition(text);
    return read.ok && samePosition(read.position, p);
  });

describe('the order of laying', () => {
  const p = firstPosition(
    { scenario: 'race' },
    'laying',
    (one) =>
      one.data[TURN] > 0 && one.ruleset.layout.slots.some((_plan, slot) => slot > 3 && isFaceUp(one, slot)),
  );
  const json = writePosition(p);
  const laying = json.laying ?? [];

  test('[MP-RULING-74] is written and read, with the kinds that have come to light', () => {
    expect(laying).toHaveLength(27);
    for (const laid of laying)
      expect('slot' in laid && (laid.kind !== undefined) === isFaceUp(p, laid.slot)).toBe(true);
    expect(viewOf(p, 'spectator').remembered.laying).toEqual(laying);
    expect(survives(p)).toBe(true);
  });

  test('may be missing, as in a file of before; what is laid then is not counted as if it were the first', () => {
    const { laying: _laying, ...silent } = writePosition(
      firstPosition(
        { scenario: 'elevator' },
        'silent',
        (one) => (writePosition(one).laying ?? []).length === 5,
      ),
    );
    const read = readPosition(JSON.stringify(silent));
    if (!read.ok) throw new Error(read.reason);
    const { position } = read;
    const seat = silent.chooser;
    const [piece] = silent.pieces.filter(
      ({ id, where }) => where === 'hand' && id.startsWith(position.ruleset.colours[seat]),
    );
    const action = { type: 'lay', piece: piece.id, slot: 11 } as const;
    const answer = check(position, { seat, decision: silent.seats[seat].asked, action });
    if (!answer.ok) throw new Error(answer.refusal.code);
    perform(position, seat, answer.packed);
    expect(writePosition(position).laying).toBeUndefined();
    expect(survives(position)).toBe(true);
  });

  test('is refused where the tokens cannot have been laid so', () => {
    expect(reasonFor({ ...json, laying: laying.slice(1) })).toMatch(/^laying: seat \d cannot have laid/);
    expect(reasonFor({ ...json, laying: [...laying, ...laying] })).toBe(
      'laying: at most 48 entries are wanted, found 54',
    );
  });

  test('is no part of a game in which it tells nothing', () => {
    const base = writePosition(firstPosition({ scenario: 'base' }, 'base', (one) => one.data[TURN] > 0));
    expect(base.laying).toBeUndefined();
    expect(reasonFor({ ...base, laying: [] })).toBe('laying: is unknown here');
  });

  test.each(['blue Z', 'blue G thing', 'blue G object twice', 'blue'])('"%s" is not understood', (words) => {
    const text = writePositionText(p).replace(/^laying: [^,]+/m, `laying: ${words}`);
    const read = parsePosition(text);
    expect(read.ok ? 'read' : read.reason).toBe(
      'tokens were laid as in "blue C, yellow D object", or somebody left, as in "red left"',
    );
  });
});

describe('a draft of somebody who then leaves some out', () => {
  const p = firstPosition(DRAFT, 'drafted', (one) => stageOf(one) === 'lay');
  const json = writePosition(p);

  test('[BD-MIX-3, BD-HANDICAP-1] is remembered; who was never drafted is known to be out', () => {
    const drafted = json.drafted ?? [];
    expect(drafted).toHaveLength(14);
    expect(drafted.every((id) => id.startsWith('yellow-'))).toBe(true);
    const { shown, remembered } = viewOf(p, 0);
    expect(remembered.drafted).toEqual(drafted);
    expect([...remembered.unseen[YELLOW]].sort()).toEqual([...drafted].sort());
    expect(shown.seats[YELLOW].leftOut).toEqual({ characters: 4, objects: 0 });
    const { owner, ids } = p.ruleset.pieces;
    const out = ids.filter(
      (id, piece) => owner[piece] === YELLOW && whereIs(p, piece) === IN_BOX && !drafted.includes(id),
    );
    expect(shown.pieces.map(({ id }) => id)).toEqual(expect.arrayContaining(out));
    expect(survives(p)).toBe(true);
  });

  test('is secret as a whole in a file of before, which does not tell it', () => {
    const { drafted: _drafted, ...silent } = json;
    const read = readPosition(JSON.stringify(silent));
    if (!read.ok) throw new Error(read.reason);
    const view = viewOf(read.position, 0);
    expect(view.remembered.unseen[YELLOW]).toHaveLength(23);
    expect(view.shown.seats[YELLOW].leftOut).toEqual({ characters: 9, objects: 4 });
  });

  test('is refused where somebody plays who was not drafted', () => {
    const drafted = json.drafted ?? [];
    const missing = drafted.find((id) => json.pieces.find((piece) => piece.id === id)?.where !== 'box');
    expect(reasonFor({ ...json, drafted: drafted.filter((id) => id !== missing) })).toBe(
      `drafted: ${missing} is in the game and was not drafted`,
    );
    const { drafted: _drafted, ...open } = writePosition(
      firstPosition({ scenario: 'mixed', teamChoice: 'draft' }, 'open', (one) => stageOf(one) === 'lay'),
    );
    expect(reasonFor({ ...open, drafted })).toBe('drafted: is unknown here');
  });
});
