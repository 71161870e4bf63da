/** Everything that can be asked of the referee. A field that is not named here is refused, so that no slip is lost. */
import * as v from 'valibot';
import {
  LIMITS,
  LONGEST_ACTION,
  LONGEST_NAME,
  LONGEST_PLAYER,
  LONGEST_SEED,
  LONGEST_TAG,
  MOST_ACTIONS,
  MOST_SAMPLES,
  MOST_TAGS,
} from './limits.ts';
import { Form, GameId, Hear, Lang, oneLine, Count, PlainObject, RequestId, Seat, Viewer } from './parts.ts';
import { WANTED } from './wanted.ts';

const request = <const Name extends string, const Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
) => v.strictObject({ do: v.literal(name), id: v.exactOptional(RequestId), ...entries });

const game = GameId;
const seat = v.exactOptional(Seat);
const lang = v.exactOptional(Lang);
const form = v.exactOptional(Form);
const hear = v.exactOptional(Hear);
/** Whether the answer says how squares and rooms are called, beside their numbers. */
const names = v.exactOptional(v.boolean());
const piece = v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME)));

/** A line of notation, or an action as the rules write it. */
const action = v.union([v.pipe(v.string(), v.maxLength(LONGEST_ACTION)), PlainObject]);
/** An action, of whom, and in answer to what; the first open decision unless it is said. */
const wish = { game, seat, decision: v.exactOptional(Count), action, lang };

const seed = oneLine(LONGEST_SEED);
/** How many positions are dealt to fit a view. */
const samples = v.pipe(Count, v.minValue(1), v.maxValue(MOST_SAMPLES));

const isTagName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9 -]{0,39}$/.test(name);
const Tags = v.pipe(
  PlainObject,
  v.check((tags) => Object.keys(tags).length <= MOST_TAGS, WANTED.tags.en),
  v.check((tags) => Object.keys(tags).every(isTagName), WANTED.tagName.en),
  v.check(
    (tags) => Object.values(tags).every((tag) => v.is(v.union([v.literal(''), oneLine(LONGEST_TAG)]), tag)),
    WANTED.tag.en,
  ),
);

export const REQUESTS = {
  hello: request('hello', {}),
  new: request('new', {
    game: v.exactOptional(game),
    /** A scenario by its id, or all that can be chosen. */
    options: v.union([v.pipe(v.string(), v.maxLength(LONGEST_NAME)), PlainObject]),
    seed: v.exactOptional(seed),
    hear,
    names,
  }),
  load: request('load', { game: v.exactOptional(game), text: v.string() }),
  fork: request('fork', { game, as: v.exactOptional(game) }),
  imagine: request('imagine', { game: v.exactOptional(game), view: PlainObject, seed }),
  decisions: request('decisions', { game }),
  legal: request('legal', { game, seat, piece, form, lang }),
  check: request('check', wish),
  perform: request('perform', { ...wish, hear, names }),
  performAll: request('performAll', {
    game,
    seat,
    actions: v.pipe(v.array(action), v.minLength(1), v.maxLength(MOST_ACTIONS)),
    lang,
    hear,
    names,
  }),
  timeout: request('timeout', { game, seat: Seat, hear, names }),
  undo: request('undo', { game, seat }),
  playout: request('playout', {
    game,
    seed,
    most: v.exactOptional(v.pipe(Count, v.maxValue(LIMITS.deeds))),
    keep: v.exactOptional(v.boolean()),
  }),
  view: request('view', { game, viewer: Viewer, names }),
  sample: request('sample', { game, viewer: Viewer, seed, count: samples, form, lang }),
  attack: request('attack', { game, seat, action, lang }),
  evaluate: request('evaluate', { game, seat, seed, samples: v.exactOptional(samples) }),
  choose: request('choose', { game, seat, level: oneLine(LONGEST_NAME), seed, form, lang }),
  position: request('position', { game, form, lang }),
  save: request('save', {
    game,
    form,
    lang,
    players: v.exactOptional(v.pipe(v.array(v.nullable(oneLine(LONGEST_PLAYER))), v.maxLength(4))),
    tags: v.exactOptional(Tags),
  }),
  games: request('games', {}),
  close: request('close', { game }),
  quit: request('quit', {}),
} as const;

export type RequestName = keyof typeof REQUESTS;
export const REQUEST_NAMES = Object.keys(REQUESTS) as readonly RequestName[];
export type RequestOf<Name extends RequestName> = v.InferOutput<(typeof REQUESTS)[Name]>;
export type RefereeRequest = { [Name in RequestName]: RequestOf<Name> }[RequestName];
