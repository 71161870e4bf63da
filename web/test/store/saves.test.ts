import { samePosition } from '@dungeon-twister/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { newMatch, reopen } from '../../src/store/new-match.ts';
import { forgetReadable, openSave } from '../../src/store/open-save.ts';
import {
  forget,
  isUntouched,
  keep,
  keptGames,
  rawText,
  saveOf,
  untouchedGames,
} from '../../src/store/saves.ts';
import { aMatch } from './a-match.ts';
import { aShelf, KEY } from './a-shelf.ts';

const HUMAN = { kind: 'human' } as const;
const BOT = { kind: 'bot', level: 'greedy' } as const;

describe('games that are kept', () => {
  let shelf = aShelf();
  beforeEach(() => {
    shelf = aShelf();
  });

  test.each(['base', 'prison-2', 'card-standard', 'standard-3', 'mixed'])(
    'a game of %s comes back as it was, with all that was told',
    (scenario) => {
      const match = aMatch(scenario, 60);
      keep(shelf, 'one', saveOf(match, 1));
      const opened = openSave(shelf, 'one');
      if (!opened.ok) throw new Error(opened.why);
      const again = reopen(opened.record, opened.players);
      expect(samePosition(again.game.position, match.game.position)).toBe(true);
      expect(again.players).toEqual(match.players);
      expect(again.heard.value).toEqual(match.heard.value);
      expect(again.viewer.value).toBe(match.viewer.value);
    },
  );

  test('what the table has agreed upon comes back too; it is no part of the record', () => {
    const usual = saveOf(aMatch('base', 3), 1);
    const agreed = saveOf(newMatch({ scenario: 'base' }, [HUMAN, BOT], 'a table', { ownTokens: false }), 1);
    keep(shelf, 'usual', usual);
    keep(shelf, 'agreed', agreed);
    const [one, other] = ['usual', 'agreed'].map((id) => openSave(shelf, id));
    if (!one?.ok || !other?.ok) throw new Error('a save does not open');
    expect([one.table, other.table]).toEqual([{ ownTokens: true }, { ownTokens: false }]);
    expect('table' in usual).toBe(false);
    expect(JSON.stringify(agreed.record)).not.toContain('ownTokens');
    expect(reopen(other.record, other.players, other.table).table).toEqual({ ownTokens: false });
  });

  test('what could be taken back before can be taken back after', () => {
    const played = Array.from({ length: 60 }, (_, more) => aMatch('base', 30 + more));
    const match = played.find(({ game }) => game.undoRefusal(game.log.at(-1)?.seat ?? 0) === null);
    const seat = match?.game.log.at(-1)?.seat;
    if (!match || seat === undefined) throw new Error('nothing can be taken back');
    keep(shelf, 'one', saveOf(match, 1));
    const opened = openSave(shelf, 'one');
    if (!opened.ok) throw new Error(opened.why);
    const again = reopen(opened.record, opened.players);
    again.undo(seat);
    match.undo(seat);
    expect(again.game.log).toEqual(match.game.log);
    expect(again.heard.value).toEqual(match.heard.value);
  });

  test('several are kept, the latest first', () => {
    keep(shelf, 'old', saveOf(aMatch('base', 3), 1));
    keep(shelf, 'new', saveOf(aMatch('card-1', 3), 2));
    shelf.setItem('something else', 'of somebody else');
    expect(keptGames(shelf).map(({ id }) => id)).toEqual(['new', 'old']);
    forget(shelf, 'new');
    expect(keptGames(shelf).map(({ id }) => id)).toEqual(['old']);
  });

  test('the list shows scenario, players, turn and time', () => {
    const match = aMatch('standard-3', 80);
    keep(shelf, 'one', saveOf(match, 77));
    const [{ save } = { save: null }] = keptGames(shelf);
    expect(save).toMatchObject({
      when: 77,
      players: match.players,
      summary: { scenario: 'standard-3', colours: ['blue', 'red', 'green'], over: false },
    });
    expect(save?.summary.turn).toBe(match.now.value.view.shown.turn);
  });

  test.each([
    ['not JSON', '{"format":'],
    ['no save', '{}'],
    ['null', 'null'],
    ['another format', '{"format":"dungeon-twister-record"}'],
  ])('a broken one (%s) is refused, stays, and harms no other', (_what, text) => {
    keep(shelf, 'whole', saveOf(aMatch('base', 3), 1));
    shelf.setItem(`${KEY}broken`, text);
    expect(keptGames(shelf).map(({ id, save }) => [id, save !== null])).toEqual([
      ['whole', true],
      ['broken', false],
    ]);
    expect(openSave(shelf, 'broken')).toEqual({ ok: false, why: 'broken' });
    expect(rawText(shelf, 'broken')).toBe(text);
  });

  test('one whose record the rules refuse says where and why, and stays', () => {
    const save = saveOf(aMatch('base', 40), 1);
    const actions = [...save.record.actions].reverse();
    keep(shelf, 'one', { ...save, record: { ...save.record, actions } });
    expect(openSave(shelf, 'one')).toMatchObject({ ok: false, why: 'record' });
    expect(rawText(shelf, 'one')).not.toBeNull();
  });

  test('one with too few players is refused', () => {
    const save = saveOf(aMatch('base', 4), 1);
    keep(shelf, 'one', {
      ...save,
      players: save.players.slice(1),
      summary: { ...save.summary, colours: ['blue'] },
    });
    expect(openSave(shelf, 'one')).toEqual({ ok: false, why: 'broken' });
  });

  test('one that is not there is missing', () => {
    expect(openSave(shelf, 'nowhere')).toEqual({ ok: false, why: 'missing' });
  });

  test('a full device is noticed and nothing is lost', () => {
    const small = aShelf(5);
    expect(keep(small, 'one', saveOf(aMatch('base', 1), 1))).toBe(false);
    expect(keptGames(small)).toEqual([]);
  });

  test('games that were only opened are cleared away, others not', () => {
    const fresh = saveOf(aMatch('base', 0), 1);
    const played = saveOf(aMatch('base', 30), 1);
    expect([isUntouched(fresh), isUntouched(played)]).toEqual([true, false]);
    keep(shelf, 'fresh', fresh);
    keep(shelf, 'played', played);
    keep(shelf, 'older rules', { ...fresh, when: 0, record: { ...fresh.record, rules: 0 } });
    keep(shelf, 'watched', { ...fresh, when: 0, players: [BOT, BOT] });
    shelf.setItem(`${KEY}broken`, '?');
    forgetReadable(shelf, untouchedGames(shelf));
    expect(keptGames(shelf).map(({ id }) => id)).toEqual(['played', 'broken', 'older rules', 'watched']);
  });
});
