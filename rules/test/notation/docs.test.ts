/** Every example of docs/notation.md does what the page says. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../src/model/packed-action.ts';
import { ACTION_ROWS, ACTION_TYPES } from '../../src/content/how-actions-are-written.ts';
import { readAction, sameAction, writeAction } from '../../src/notation/action-text.ts';
import { parsePosition, parseRecord } from '../../src/notation/any-form.ts';
import { type Chart, chartOf } from '../../src/notation/chart.ts';
import { resolveLine } from '../../src/queries/short-move.ts';
import { writePositionText } from '../../src/notation/position-text/write.ts';
import { TIME } from '../../src/notation/words.ts';
import { compileRuleset } from '../../src/editions/compile-ruleset.ts';
import { mixedGame } from '../../src/editions/mixed.ts';
import { newGame } from '../../src/new-game.ts';
import { ASKED } from '../../src/model/fields.ts';
import { samePosition } from '../../src/model/key.ts';
import { Position } from '../../src/model/position.ts';
import { check, decisions, legalActions } from '../../src/flow/play.ts';
import { withGuests } from '../../testing/with-guests.ts';

const doc = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
/** Every French word with which an action is written. */
const frenchWords = (): string[] => {
  const words = ACTION_TYPES.flatMap((type) =>
    ACTION_ROWS[type].text.flatMap((part) => {
      if (typeof part === 'string') return [];
      if ('word' in part) return [part.word.fr];
      return 'choice' in part ? part.among.map(([, { fr }]) => fr) : [];
    }),
  );
  return [...new Set([...words, TIME.fr])];
};
const blocks = (name: string): string[] =>
  [...doc.matchAll(new RegExp(`^\`\`\`${name}\n(.*?)^\`\`\`$`, 'gms'))].map(([, text]) => text);

function positionOf(text: string): Position {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  return read.position;
}

const [quick, full, combat, short, zones, shortZones, party, asked] = blocks('position');

describe('the positions of docs/notation.md', () => {
  test('are read', () => {
    expect(blocks('position')).toHaveLength(8);
    for (const text of blocks('position')) positionOf(text);
  });

  test.each([
    ['on squares', full, short],
    ['in zones', zones, shortZones],
  ])('the long and the short text of the same position %s say the same', (_where, long, brief) => {
    expect(samePosition(positionOf(long), positionOf(brief))).toBe(true);
  });

  test.each([
    ['on squares', full, short],
    ['in zones', zones, shortZones],
  ])('the long one %s is exactly what is written', (_where, long, brief) => {
    expect(writePositionText(positionOf(brief))).toBe(long);
  });

  test.each(['Pa A.T(-Ro)(-yKe)', 'Go B.S-nB.S'])('what people ask is legal there: %s', (line) => {
    const p = positionOf(asked);
    const read = resolveLine(p, 0, line);
    if (!read.ok) throw new Error(read.words.en);
    expect(check(p, { seat: 0, decision: p.data[ASKED], action: read.action }).ok).toBe(true);
  });

  test('a piece may be drawn on any square of its zone', () => {
    const elsewhere = zones
      .replace(' 10 | T   T :bBs yNa  C |', ' 10 | T   T : C   C  bBs|')
      .replace('  9 | T   T | C   C   C |', '  9 | T   T |yNa  C   C |');
    expect(elsewhere).not.toBe(zones);
    expect(samePosition(positionOf(elsewhere), positionOf(zones))).toBe(true);
  });

  test('the one to begin with is playable at once', () => {
    const p = positionOf(quick);
    expect(legalActions(p, 0, new ActionList()).length).toBeGreaterThan(50);
  });

  test('in the combat, blue must lay a card', () => {
    expect(decisions(positionOf(combat))).toMatchObject([{ seat: 0, about: 'layCard' }]);
  });

  test('a square of a room that lies face down is refused, with what is written for a token there', () => {
    expect(positionOf(quick)).toBeDefined();
    expect(parsePosition(quick.replace('bAr: G', 'bAr: c3'))).toMatchObject({
      ok: false,
      words: {
        en: 'c3 lies in room G, which lies face down; for a token on that room write "bAr: G"',
        fr: 'c3 est dans la salle G, qui est face cachée ; pour un pion sur cette salle, écrire « bAr: G »',
      },
    });
  });
});

/** The lines in the second column of a table below a heading. */
function linesBelow(heading: string): string[] {
  const from = doc.indexOf(heading);
  const table = doc.slice(from, doc.indexOf('\n\n', doc.indexOf('| --- |', from)));
  return table
    .split('\n')
    .slice(2)
    .flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, line]) => line));
}

const typeOf = (chart: Chart, line: string): string => {
  const read = readAction(chart, 0, line);
  return read.ok ? read.action.type : '';
};

describe('the actions of docs/notation.md', () => {
  const chart = chartOf(positionOf(full));
  const zoneChart = chartOf(positionOf(zones));
  const partyChart = chartOf(positionOf(party));
  const legal = [
    ...linesBelow('try them with').map((line) => [line, full, chart] as const),
    ...linesBelow('In the Card Game, the lines below').map((line) => [line, zones, zoneChart] as const),
    ...linesBelow('In games for three and four players, the lines below').map(
      (line) => [line, party, partyChart] as const,
    ),
  ];

  test.each(legal)('%s is legal in its position, and written so', (line, text, named) => {
    const p = positionOf(text);
    const read = readAction(named, 0, line);
    if (!read.ok) throw new Error(read.words.en);
    const [{ number }] = decisions(p);
    expect(check(p, { seat: 0, decision: number, action: read.action })).toMatchObject({ ok: true });
    expect(writeAction(named, 0, read.action)).toBe(line);
  });

  const mixed = chartOf(new Position(compileRuleset(withGuests(mixedGame), { scenario: 'mixed' })));
  const cards = chartOf(newGame({ scenario: 'card-standard' }, 'docs'));
  const elevator = chartOf(newGame({ scenario: 'elevator' }, 'docs'));
  const others = [
    ...linesBelow('In other moments of a game').map((line) => [line, mixed] as const),
    ...linesBelow('in other moments of the Card Game').map((line) => [line, cards] as const),
    ...linesBelow('in other moments of these games').map((line) => [line, elevator] as const),
  ];
  test.each(others)('%s is understood, and written so', (line, named) => {
    const read = readAction(named, 0, line);
    if (!read.ok) throw new Error(read.words.en);
    expect(writeAction(named, 0, read.action)).toBe(line);
  });

  test('speak of every action that there is', () => {
    const shown = [
      ...others.map(([line, named]) => typeOf(named, line)),
      ...legal.map(([line, , named]) => typeOf(named, line)),
    ];
    expect(legal.length).toBeGreaterThan(25);
    expect(others.length).toBeGreaterThan(30);
    const missing = ACTION_TYPES.filter((type) => !shown.includes(type));
    expect(missing).toEqual(['breakGate']);
    expect(doc).toContain('likewise `close` and `break`');
  });

  test.each(frenchWords())('the French word "%s" is on the page', (word) => {
    expect(doc).toMatch(new RegExp(`\`(?:[^\`]* )?${word}(?: [^\`]*)?\``));
  });

  test('French lines mean the same', () => {
    const pairs = [
      ['Th open a19e', 'Vo ouvrir a19e'],
      ['Wi fireball yWr', 'Ma feu jGu'],
      ['Cl A cw', 'Cl A h'],
      ['Cl heal Go', 'Cl SOIGNER Go'],
      ['Tr regenerate', 'Tr regenerer'],
    ] as const;
    for (const [english, french] of pairs) {
      const [a, b] = [readAction(chart, 0, english, 'en'), readAction(chart, 0, french, 'fr')];
      expect([french, a.ok && b.ok && sameAction(a.action, b.action)]).toEqual([french, true]);
    }
  });
});

test('the record of docs/notation.md is read, and its remark on a damaged one is true', () => {
  const [record] = blocks('record');
  const read = parseRecord(record);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  expect(read.record.about).toMatchObject({
    players: ['Anna', 'Bert'],
    tags: { Event: 'Club night' },
    comments: [
      { after: 0, text: 'Both put their runners outside.' },
      { after: 15, text: 'A point is left over.' },
    ],
  });
  const damaged = record.replace('b Na i0-f0', 'b Na i0/f0');
  expect(parseRecord(damaged)).toMatchObject({
    ok: false,
    line: damaged.split('\n').indexOf('b Na i0/f0') + 1,
    reason: expect.stringMatching(/^NOT_NEXT_TO \(BD-MOVE-3\): /) as string,
  });
});
