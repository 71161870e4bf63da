/** What a scenario is played for, in the words of a file. */
import { faultAt } from '../json/fault.ts';
import type { GoalPlan } from '../model/policies.ts';
import type { Scenario } from '../model/scenario.ts';
import type { Colour, Seat } from '../vocabulary.ts';
import { type Entry, readWhole } from './entries.ts';
import { quoted } from './nearest.ts';

export type GoalChoice = Pick<Scenario, 'goal' | 'goalIsOption'>;

const POINTS = /^(\d+) points?( at once| unless chosen otherwise)?$/;
const KILLS = /^(\d+) kills?$/;
const HUNT = /^hunt (?:the )?(\S+) (\S+)$/;
const MOST = 99;
const OTHERWISE = ' unless chosen otherwise';

export function readGoal({ line, key, value }: Entry, colours: readonly Colour[]): GoalChoice {
  const words = value.toLowerCase().replace(/\s+/g, ' ');
  if (words === 'all out') return { goal: { kind: 'allOut' }, goalIsOption: false };
  const [, points, manner] = POINTS.exec(words) ?? [];
  if (points !== undefined)
    return {
      goal: { kind: 'points', points: readWhole(line, key, points, 1, MOST), atOnce: manner === ' at once' },
      goalIsOption: manner === OTHERWISE,
    };
  const [, kills] = KILLS.exec(words) ?? [];
  if (kills !== undefined)
    return { goal: { kind: 'kills', kills: readWhole(line, key, kills, 1, MOST) }, goalIsOption: false };
  const [, owner, prey] = HUNT.exec(words) ?? [];
  const hunted: Seat = colours.findIndex((colour) => colour === owner);
  if (hunted >= 0)
    return { goal: { kind: 'hunt', hunters: 1 - hunted, prey: `${owner}-${prey}` }, goalIsOption: false };
  return faultAt(line, {
    en: `${key}: ${quoted(value)} is no goal: write "5 points", "5 points at once", "5 points unless chosen otherwise", "2 kills", "all out" or "hunt yellow colossus"`,
    fr: `${key}: ${quoted(value)} n’est pas un but : écrire "5 points", "5 points at once", "5 points unless chosen otherwise", "2 kills", "all out" ou "hunt yellow colossus"`,
  });
}

export function goalWords({ goal, goalIsOption }: GoalChoice): string {
  if (goal.kind === 'points')
    return `${goal.points} points${goal.atOnce ? ' at once' : ''}${goalIsOption ? OTHERWISE : ''}`;
  if (goal.kind === 'kills') return `${goal.kills} kills`;
  if (goal.kind === 'hunt') return `hunt ${preyOf(goal).colour} ${preyOf(goal).kind}`;
  return 'all out';
}

/** The colour and the kind of the hunted. */
export function preyOf({ prey }: Extract<GoalPlan, { kind: 'hunt' }>): {
  readonly colour: string;
  readonly kind: string;
} {
  const [colour = '', ...kind] = prey.split('-');
  return { colour, kind: kind.join('-') };
}
