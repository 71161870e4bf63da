import { type Action, BOOK_TIMER, type GameOptions, type Language, type Seat } from '@dungeon-twister/rules';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Match } from '../../src/match/match.ts';
import { momentOf, Snapshot } from '../../src/match/snapshot.ts';
import { whosePlacing } from '../../src/play/whose-placing.ts';
import { speak } from '../../src/words/language.ts';

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
});
beforeEach(() => speak('en'));
afterAll(() => {
  vi.unstubAllGlobals();
});

type PlaceAction = Extract<Action, { readonly type: 'place' }>;

interface Said {
  readonly rule: string;
  readonly text: string;
  readonly isOwn: boolean;
  readonly isCharacter: boolean;
  readonly byRevealer: boolean;
}

/** A game in which nobody does anything but open rooms, each time that somebody is to place a token. */
function* placings(
  options: GameOptions,
  seats: number,
): Generator<{ match: Match; placer: Seat; place: PlaceAction }> {
  const match = Match.create(
    options,
    Array.from({ length: seats }, () => ({ kind: 'human' as const })),
    'placing',
  );
  for (let deed = 0; deed < 180; deed++) {
    if (match.handOver.value !== null) match.takeOver();
    const { mine, answers, view, stage } = match.now.value;
    if (!mine) return;
    const deeds = (): Action[] => view.shown.pieces.flatMap(({ id }) => match.now.value.deedsOf(id));
    const action =
      stage === 'act'
        ? (deeds().find(({ type }) => type === 'reveal') ?? ({ type: 'endTurn' } as const))
        : answers[(deed * 3) % answers.length];
    // Said while a room is filled, and never else.
    expect(whosePlacing(match.ruleset, match.now.value) !== null).toBe(stage === 'place');
    if (action?.type === 'place') yield { match, placer: mine.seat, place: action };
    if (!action || match.perform(mine.seat, action) !== null) return;
  }
}

/** Everything that those who place, and those who wait, are told. */
async function toldIn(scenario: string, seats: number, language: Language = 'en') {
  await speak(language);
  const placers: Said[] = [];
  const others: string[] = [];
  for (const { match, placer, place } of placings({ scenario }, seats)) {
    const { ruleset, now } = match;
    const piece = ruleset.pieces.byId.get(place.piece) ?? 0;
    const revealer = now.value.view.shown.reveal?.seat;
    const said = whosePlacing(ruleset, now.value, place.piece);
    if (said)
      placers.push({
        ...said,
        isOwn: ruleset.pieces.owner[piece] === revealer,
        isCharacter: ruleset.pieces.isCharacter[piece] === 1,
        byRevealer: placer === revealer,
      });
    match.viewer.value = (placer + 1) % seats;
    others.push(whosePlacing(ruleset, now.value)?.text ?? '');
    match.viewer.value = placer;
  }
  return { placers, others };
}

const textsOf = (placers: readonly Said[], which: Partial<Said>): Set<string> =>
  new Set(
    placers
      .filter((said) => Object.entries(which).every(([key, value]) => said[key as keyof Said] === value))
      .map(({ rule, text }) => `${text.slice(text.indexOf('. ') + 2)} (${rule})`),
  );

const CHARACTERS = 'Who reveals a room places all characters in it, of any colour: you choose.';
const OBJECTS = 'Who reveals a room places the objects of the others: you choose.';

test.each([
  ['base', 2, 'BD-PLACE-1', 'BD-PLACE-2', 'opponent'],
  ['card-3', 2, 'CG-PLACE-1', 'CG-PLACE-2', 'opponent'],
  ['standard-4', 4, 'MP-STD-7', 'MP-STD-8', 'player on the right'],
] as const)(
  'in %s: characters and others’ objects to the revealer, his own objects to another',
  async (scenario, seats, first, second, who) => {
    const { placers, others } = await toldIn(scenario, seats);
    expect(textsOf(placers, { isCharacter: true })).toEqual(new Set([`${CHARACTERS} (${first})`]));
    expect(textsOf(placers, { isCharacter: false, isOwn: false })).toEqual(
      new Set([`${OBJECTS} (${first})`]),
    );
    expect(textsOf(placers, { isCharacter: false, isOwn: true })).toEqual(
      new Set([`The objects of whoever reveals are placed by the ${who}: you choose. (${second})`]),
    );
    for (const { text, byRevealer } of placers)
      expect(text).toMatch(byRevealer ? /^You revealed room / : /^(Blue|Yellow|Red|Green) revealed room /);
    for (const text of others) expect(text).toMatch(/: (Blue|Yellow|Red|Green) chooses\.$/);
  },
);

test.each([
  ['prison-1', 'BD-PLACE-9'],
  ['card-1', 'CG-PLACE-6'],
] as const)('in %s, where only objects wait, no character is spoken of', async (scenario, rule) => {
  const { placers } = await toldIn(scenario, 2);
  expect(textsOf(placers, {})).toEqual(
    new Set([`Here each object is placed by the player of the other colour: you choose. (${rule})`]),
  );
});

test('in the Surprise party the player across places all that is the revealer’s', async () => {
  const { placers } = await toldIn('surprise', 4);
  expect(textsOf(placers, { byRevealer: true })).toEqual(
    new Set(['Who reveals a room places everything but what is his own: you choose. (MP-SURP-6)']),
  );
  expect(textsOf(placers, { byRevealer: false })).toEqual(
    new Set([
      'What belongs to whoever reveals is placed by the player across the table: you choose. (MP-SURP-5)',
    ]),
  );
});

test('in French it is said whose choice it is, too', async () => {
  const { placers, others } = await toldIn('base', 2, 'fr');
  for (const { text } of placers) expect(text).toMatch(/ révélé la salle [A-H]\. .* : à vous de choisir\.$/);
  for (const text of others) expect(text).toMatch(/ : (Bleu|Jaune) choisit\.$/);
});

test('whoever is too slow leaves his share to the revealer, and it is said so', () => {
  for (const { match, placer } of placings({ scenario: 'base', timer: BOOK_TIMER }, 2)) {
    const revealer = match.now.value.view.shown.reveal?.seat;
    if (placer === revealer) continue;
    match.game.timeRanOut(placer);
    match.viewer.value = placer;
    const said = whosePlacing(match.ruleset, new Snapshot(momentOf(match.game), placer, false));
    expect(said?.rule).toBe('BD-TIMER-4');
    expect(said?.text).toMatch(/The other player took too long, .*: (Blue|Yellow) chooses\.$/);
    return;
  }
  throw new Error('nobody placed for another');
});

test('whoever has left the table leaves everything to the player on his right', () => {
  for (const { match, placer } of placings({ scenario: 'standard-4' }, 4)) {
    const revealer = match.now.value.view.shown.reveal?.seat ?? 0;
    if (placer !== revealer) continue;
    match.perform(revealer, { type: 'resign' });
    const right = (revealer + 3) % 4;
    const said = whosePlacing(match.ruleset, new Snapshot(momentOf(match.game), right, false));
    expect(said?.rule).toBe('MP-RULING-77');
    expect(said?.text).toMatch(/ has left, so the player on the right places the rest: you choose\.$/);
    return;
  }
  throw new Error('nobody revealed');
});
