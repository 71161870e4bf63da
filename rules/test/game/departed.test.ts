import { describe, expect, test } from 'vitest';
import { parseRecord } from '../../src/notation/any-form.ts';
import { writeRecordText } from '../../src/notation/record-text/write.ts';
import type { RecordJson } from '../../src/record/json.ts';
import type { Departure } from '../../src/record/departure.ts';
import type { ReadRecord } from '../../src/record/read-record.ts';
import { writeRecord } from '../../src/record/write-record.ts';
import type { RuleChange, RulesNow } from '../../src/rule-changes.ts';
import { oldFile } from './old-games.ts';

const change = (words: string, more: Partial<RuleChange> = {}): RuleChange => ({
  since: 3,
  rules: [],
  scenarios: 'all',
  words: { en: words, fr: words },
  ...more,
});

/** Rules that are newer than any record here, with made-up changes. */
const LATER: RulesNow = {
  version: 3,
  changes: [
    change('long ago', { since: 1 }),
    change('elsewhere', { scenarios: ['race'], touches: ['endTurn'] }),
    change('ends', { touches: ['result'] }),
    change('anything'),
    change('turns', { scenarios: ['base'], touches: ['endTurn', 'playCard'] }),
  ],
};

function opened(text: string, now = LATER): ReadRecord {
  const read = parseRecord(text, { rulesNow: now });
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  return read;
}

function departureOf(text: string, now = LATER): Departure {
  const { departed } = opened(text, now);
  if (!departed) throw new Error('nothing departs');
  return departed;
}

const wordsOf = ({ changes }: Departure): string[] => changes.map(({ words }) => words.en);

const TEXT = oldFile('rules-1/base-finished.txt');
const FRENCH = oldFile('rules-1/base-unfinished.txt');
const JSON_TEXT = oldFile('rules-1/base-finished.json');
const json = JSON.parse(JSON_TEXT) as RecordJson;
const lines = TEXT.split('\n');
const firstEnd = lines.findIndex((line) => line.endsWith(' end'));
const endsBefore = json.actions.findIndex((entry) => 'action' in entry && entry.action.type === 'endTurn');
/** Nobody may end his turn twice. */
const twice = {
  text: lines.toSpliced(firstEnd, 0, lines[firstEnd]).join('\n'),
  json: JSON.stringify(
    { ...json, actions: json.actions.toSpliced(endsBefore, 0, json.actions[endsBefore]) },
    null,
    1,
  ),
};

describe('a record of older rules that departs', () => {
  test.each([
    ['text', twice.text, (line: string) => line === lines[firstEnd] || line.startsWith('-- turn')],
    ['JSON', twice.json, (line: string) => line.trim() === '{'],
  ] as const)(
    '%s: opens up to the deed that is refused, and says where, why and what changed',
    (_form, text, isThere) => {
      const { record, departed } = opened(text);
      expect(departed).toMatchObject({ rules: 1, after: endsBefore + 1, of: json.actions.length + 1 });
      expect(record.game.log).toEqual(json.actions.slice(0, endsBefore + 1));
      expect(text.split('\n')[(departed?.line ?? 0) - 1]).toSatisfy(isThere);
      expect(departed?.reason.en).toMatch(/^[A-Z_]+ \([A-Z0-9-]+\): \w/);
      expect(departed?.reason.fr).toMatch(/^[A-Z_]+ \([A-Z0-9-]+\) : \S/);
      expect(departed?.reason.fr).not.toBe(departed?.reason.en);
      // The same without its code, for whoever wants only the sentence.
      const { code = '', rule = '', words } = departed?.refusal ?? {};
      expect(departed?.reason.en).toBe(`${code} (${rule}): ${words?.en}`);
    },
  );

  test('names the changes that touch the refused action first, and none of another scenario or of before', () => {
    expect(wordsOf(departureOf(twice.json))).toEqual(['turns', 'anything', 'ends']);
    const result = { ending: 'dead', winners: [] };
    expect(wordsOf(departureOf(JSON.stringify({ ...json, result })))).toEqual(['ends', 'anything', 'turns']);
  });

  test('a result that comes out otherwise is told with all deeds done, in colours', () => {
    const departed = departureOf(TEXT.replace(/^result: .*$/m, 'result: dead'));
    expect(departed).toMatchObject({ after: json.actions.length, of: json.actions.length });
    const said = /^result: (.*)$/m.exec(TEXT)?.[1];
    expect(departed.reason).toEqual({
      en: `the game ends otherwise: ${said}`,
      fr: `la partie finit autrement : ${said}`,
    });
    expect(lines[departed.line - 1]).toMatch(/^result: /);
  });

  test('a game that is over by now, or not yet, is told at its result', () => {
    expect(departureOf(TEXT.replace(/^result: .*$/m, 'result: unfinished')).reason.en).toMatch(
      /^the game ends here: \w+/,
    );
    expect(departureOf(FRENCH.replace(/^result: .*$/m, 'result: goal, won by blue')).reason.fr).toBe(
      'la partie n’est pas finie après la dernière action',
    );
  });

  test('a clock that does not run is told', () => {
    const late = lines.toSpliced(firstEnd, 0, lines[firstEnd].replace('end', 'time')).join('\n');
    expect(departureOf(late).refusal).toBeNull();
    expect(departureOf(late).reason).toEqual({
      en: 'no clock of this seat was running',
      fr: 'aucune horloge de ce joueur ne tournait',
    });
  });

  test('a mark of another turn is told with its own line', () => {
    const end = FRENCH.split('\n').findIndex((line) => line.endsWith(' fin'));
    const departed = departureOf(FRENCH.split('\n').toSpliced(end, 1).join('\n'));
    expect(departed.line).toBe(end + 1);
    expect(departed.reason.fr).toMatch(/^ici c’est « -- turn/);
  });

  test('what was said later is left out, so that the rest is a record again', () => {
    const early = lines.findIndex((line) => line === 'moves:') + 2;
    const { record, departed } = opened(lines.toSpliced(early, 0, lines[firstEnd]).join('\n'));
    expect(departed).toMatchObject({ after: expect.toSatisfy((after: number) => after < 3) as number });
    expect(record.about.comments).toHaveLength(1);
    expect(opened(writeRecordText(record)).departed).toBeNull();
    expect(opened(JSON.stringify(writeRecord(record))).departed).toBeNull();
  });

  test('what is no deed at all is damage in a record of any age', () => {
    expect(parseRecord(lines.with(firstEnd, 'end').join('\n'), { rulesNow: LATER })).toMatchObject({
      ok: false,
    });
    const nobody = { ...json, actions: json.actions.with(3, { seat: 7, action: { type: 'endTurn' } }) };
    expect(parseRecord(JSON.stringify(nobody), { rulesNow: LATER })).toMatchObject({ ok: false });
  });

  test.each([
    ['text', twice.text],
    ['JSON', twice.json],
  ])('%s: one of the same rules is refused', (_form, text) => {
    const read = parseRecord(text, { rulesNow: { ...LATER, version: 1 } });
    expect(read).toMatchObject({ ok: false, line: departureOf(text).line });
  });

  test.each([
    ['text', TEXT.replace('rules: 1', 'rules: 4'), 2],
    ['JSON', JSON.stringify({ ...json, rules: 4 }), 1],
  ])('%s: one of newer rules is refused, and says what helps', (_form, text, line) => {
    expect(parseRecord(text, { rulesNow: LATER })).toMatchObject({
      ok: false,
      line,
      reason: expect.stringMatching(
        /the game was played by rules 4, these are rules 3: a newer version of the program is needed$/,
      ) as string,
    });
  });
});

/** The rules of a game of one's own, after a change in these scenarios. */
const rulesOfOwn = (scenarios: string[]): unknown =>
  opened(oldFile('rules-1/own-crypt.json'), {
    version: 3,
    changes: [change('undo', { scenarios, before: { undo: false } })],
  }).record.game.options.rules;

describe('a reading that became a choice', () => {
  const now: RulesNow = {
    version: 3,
    changes: [change('reveal', { before: { revealFromLine: 'inFront', breakTies: true } })],
  };
  const rulesOf = (text: string): unknown => opened(text, now).record.game.options.rules;

  test('is kept for older records in both forms, also for those that begin in a position', () => {
    const started = JSON.parse(oldFile('rules-1/start-base.json')) as RecordJson;
    expect(rulesOf(JSON.stringify({ ...started, actions: [] }))).toEqual({ revealFromLine: 'inFront' });
    expect(opened(TEXT, now).record.game.options.rules).toEqual({ revealFromLine: 'inFront' });
    expect(opened(JSON_TEXT, now).record.game.options.rules).toEqual({ revealFromLine: 'inFront' });
  });

  test('does not change what the record chose itself', () => {
    const chosen = {
      ...json,
      options: { ...json.options, rules: { revealFromLine: 'alongLine', undo: false } },
    };
    expect(rulesOf(JSON.stringify(chosen))).toEqual({ revealFromLine: 'alongLine', undo: false });
  });

  test('is not put on a record of the rules that have the choice', () => {
    expect(rulesOf(JSON.stringify({ ...json, rules: 3 }))).toBeUndefined();
  });

  test('reaches scenarios of one’s own through the one that they are based on', () => {
    expect([rulesOfOwn(['prison-4']), rulesOfOwn(['prison-5'])]).toEqual([{ undo: false }, undefined]);
  });
});
