/** By what a person could tell two worlds apart, in words; null where he cannot. */
import type { Chance } from '../../src/chance.ts';
import { chartOf, placeName } from '../../src/notation/chart.ts';
import { slotName } from '../../src/position-json/room-text.ts';
import { pieceName } from '../../src/notation/pieces.ts';
import { ASKED, TURN } from '../../src/model/fields.ts';
import type { Position } from '../../src/model/position.ts';
import type { Viewer } from '../../src/view/view.ts';
import type { Seat } from '../../src/vocabulary.ts';
import type { Answers } from './answers.ts';
import { someWishes } from './hidden-wishes.ts';
import { fieldAt } from './learned.ts';
import { limits } from './limits.ts';
import { ownerOf } from './worlds.ts';

const text = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** The two texts from a little before where they part. */
function parting(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at] && at < a.length) at++;
  const from = Math.max(0, at - 40);
  return `…${a.slice(from, at + 80)} or …${b.slice(from, at + 80)}`;
}

const apart = (what: string, a: unknown, b: unknown): string | null => {
  const [one, other] = [text(a), text(b)];
  return one === other ? null : `${what}: ${parting(one, other)}`;
};

/** What is wrong with the world itself: it differs in something that this person may know. Answers the fields varied. */
export function variedFields(p: Position, world: Position, viewer: Viewer): Set<string> | string {
  const varied = new Set<string>();
  for (let at = 0; at < p.data.length; at++) {
    if (p.data[at] === world.data[at]) continue;
    const field = fieldAt(at);
    if (!field) return `the integer ${at} is declared by no field`;
    if (field.secrecy === 'public') return `${field.name} is public and differs`;
    if (field.secrecy === 'owner' && ownerOf(p, at) === viewer) return `${field.name} is his own and differs`;
    varied.add(field.name);
  }
  return varied;
}

/** What he sees, and what he sees the game wait for. */
export const sightDiffers = (answers: Answers, p: Position, world: Position, viewer: Viewer): string | null =>
  apart('the view', answers.sees(p, viewer), answers.sees(world, viewer)) ??
  apart('the decisions', answers.waits(p), answers.waits(world));

/** Everything else that he is given for the asking. */
export function answersDiffer(
  answers: Answers,
  p: Position,
  world: Position,
  viewer: Viewer,
  chance: Chance,
): string | null {
  const seed = String(chance.next());
  const dealt = [p, world].map((one) => [...answers.deals(one, viewer, seed).data]);
  const byDeal = apart('a sample', dealt[0], dealt[1]);
  if (byDeal) return byDeal;
  // Whether a game is dead is asked at the end of a turn; asked in full it shows a leak long before it matters.
  if (chance.below(4) === 0 && p.data[TURN] > 0 && limits(p) !== limits(world))
    return 'the end of a dead game differs';
  if (viewer === 'spectator') return null;
  return (
    listsDiffer(answers, p, world, viewer, chance) ??
    refusalsDiffer(answers, p, world, viewer, chance) ??
    linesDiffer(answers, p, world, viewer, chance)
  );
}

/** One listed action in so many is written out. */
const DECODED = 20;

function listsDiffer(
  answers: Answers,
  p: Position,
  world: Position,
  seat: Seat,
  chance: Chance,
): string | null {
  const decoded = DECODED + chance.below(DECODED);
  return (
    apart('the legal actions', answers.lists(p, seat, decoded), answers.lists(world, seat, decoded)) ??
    apart('the standing actions', answers.stands(p, seat), answers.stands(world, seat))
  );
}

function refusalsDiffer(
  answers: Answers,
  p: Position,
  world: Position,
  seat: Seat,
  chance: Chance,
): string | null {
  const decision = p.data[ASKED + seat];
  for (const action of someWishes(p, seat, chance)) {
    const wish = { seat, decision, action };
    const differ = apart(JSON.stringify(action), answers.judges(p, wish), answers.judges(world, wish));
    if (differ) return differ;
  }
  return null;
}

const LANGUAGES = ['en', 'fr'] as const;
const LINES = 3;

/** Whatever a curious player types about somebody's piece and some place. */
function linesDiffer(
  answers: Answers,
  p: Position,
  world: Position,
  seat: Seat,
  chance: Chance,
): string | null {
  const { ruleset } = p;
  const chart = chartOf(p);
  const language = LANGUAGES[chance.below(LANGUAGES.length)];
  const anybody = (): string => pieceName(ruleset, chance.below(ruleset.pieces.count), language);
  const anywhere = (): string => placeName(chart, chance.below(ruleset.layout.places));
  const anyRoom = (): string => slotName(chance.below(ruleset.layout.slots.length));
  for (let n = 0; n < LINES; n++)
    for (const line of [
      `${anybody()} ${anywhere()}`,
      `${anybody()} ${anywhere()}-${anywhere()}`,
      `${anybody()} ${anywhere()}(+${anybody()})`,
      `${anybody()} #${anywhere()}`,
      `${anybody()} x ${anybody()}`,
      `${anybody()} ${anyRoom()} cw`,
      `${anybody()} @${anyRoom()}`,
      `${anybody()} ?${anyRoom()}`,
    ]) {
      const differ = apart(
        `typed ${line}`,
        answers.reads(p, seat, line, language),
        answers.reads(world, seat, line, language),
      );
      if (differ) return differ;
    }
  return null;
}

export const hearingDiffers = (what: string, mine: readonly unknown[], theirs: readonly unknown[]) =>
  apart(`told of ${what}`, mine, theirs);
