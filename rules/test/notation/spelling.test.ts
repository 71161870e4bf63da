/** The Mekanork of the base set is the Mechanork of the Card Game: both spellings are understood, one is written. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import { createGame, type Game } from '../../src/game.ts';
import { parsePosition } from '../../src/notation/any-form.ts';
import { pieceNamed } from '../../src/notation/pieces.ts';
import { resolveLine } from '../../src/queries/short-move.ts';
import { writePosition } from '../../src/position-json/write.ts';
import { check, decisions, legalActions } from '../../src/flow/play.ts';

/** A game in which somebody may do something with his Mekanork, and that deed. */
function withMekanork(scenario: string): { game: Game; seat: number; action: Action; id: string } {
  const game = createGame({ scenario }, 'spelling');
  for (;;) {
    const [{ seat, number }] = decisions(game.position);
    const listed = legalActions(game.position, seat, new ActionList());
    const id = `${game.position.ruleset.colours[seat]}-mekanork`;
    const own = listed.find((action) => 'piece' in action && action.piece === id);
    if (own) return { game, seat, action: own, id };
    game.perform({ seat, decision: number, action: listed[0] });
  }
}

const other = (text: string): string => text.replaceAll('mekanork', 'mechanork');

describe.each(['base', 'prison-1', 'card-3'])('%s', (scenario) => {
  test('an action that names the Mechanork is that of the Mekanork, and is written so', () => {
    const { game, seat, action, id } = withMekanork(scenario);
    const wish = JSON.parse(other(JSON.stringify(action))) as Action;
    const decision = game.asked(seat);
    expect(game.perform({ seat, decision, action: wish }).ok).toBe(true);
    expect(game.log.at(-1)).toEqual({ seat, action });
    const again = check(game.position, { seat, decision: game.asked(seat), action: wish });
    expect(JSON.stringify(again)).not.toContain('mechanork');
    expect(pieceNamed(game.position.ruleset, seat, other(id), 'en')).toBe(
      pieceNamed(game.position.ruleset, seat, id, 'en'),
    );
    expect(pieceNamed(game.position.ruleset, seat, 'mechanork', 'en')).toBe(
      pieceNamed(game.position.ruleset, seat, 'mekanork', 'en'),
    );
    const type = (line: string) => resolveLine(game.position, seat, line);
    expect(type(`${other(id)} @A`)).toEqual(type(`${id} @A`));
    expect(type('mechanork @A')).toEqual(type('mekanork @A'));
  });

  test('a position as JSON is read with either name and written with the usual one', () => {
    const { game } = withMekanork(scenario);
    const text = JSON.stringify(writePosition(game.position));
    const read = parsePosition(other(text));
    if (!read.ok) throw new Error(read.reason);
    expect(JSON.stringify(writePosition(read.position))).toBe(text);
  });
});
