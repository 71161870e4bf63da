/** A whole game, followed by several persons, each of whom compares it with a world that he cannot tell from it. */
import { Chance } from '../../src/chance.ts';
import type { GameOptions } from '../../src/model/options.ts';
import { createGame, Game } from '../../src/game.ts';
import { IN_HAND } from '../../src/model/fields.ts';
import { type Position, whereIs } from '../../src/model/position.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import type { Viewer } from '../../src/view/view.ts';
import { HONEST, type Answers } from './answers.ts';
import { agreement, deedByChance, type Done } from './deeds-by-chance.ts';
import { Follower } from './follower.ts';
import { Seen } from './seen.ts';
import type { OpenTeams } from './worlds.ts';

export interface Walk {
  readonly options: GameOptions;
  readonly seed: string;
  /** Begins here instead of at the set-up. */
  readonly start?: Position;
  /** Who follows it; everybody at the table and a spectator by default. */
  readonly viewers?: readonly Viewer[];
  readonly answers?: Answers;
  readonly seen?: Seen;
  /** After so many deeds all agree on a draw. */
  readonly most: number;
  /** One comparison in so many asks for everything; after something came to light, each does. */
  readonly fullOneIn: number;
  /** Whether it ends with the first difference. */
  readonly untilFirst?: boolean;
}

/** By what somebody could have told the worlds apart: nothing, if all secrets were kept. */
export function leaksOf(walk: Walk): string[] {
  const { seed, options, answers = HONEST, seen = new Seen() } = walk;
  const chance = new Chance(`walk ${seed}`);
  const game = walk.start ? new Game({ position: walk.start }) : createGame(options, seed);
  const followers = (walk.viewers ?? everybody(game.position)).map((viewer) => ({
    viewer,
    follower: new Follower(viewer, answers, seen, new Chance(`${seed} ${viewer}`), walk.fullOneIn),
  }));
  const leaks: string[] = [];
  const kinds: Done = new Map();
  let teams: OpenTeams = null;
  for (let done = 0; game.result === null; done++) {
    const before = game.position.copy();
    teams = openTeams(before, teams);
    const entry = (done >= walk.most ? agreement(before) : null) ?? deedByChance(game, chance, kinds);
    const told = HONEST.does(game, entry);
    if (!told) throw new Error(`refused: ${JSON.stringify(entry)}`);
    const events = told.map(({ event }) => event.type);
    for (const { viewer, follower } of followers) {
      const leak = follower.follow({ before, entry, after: game.position, teams, events });
      if (leak) leaks.push(`${stageOf(before)}, ${viewer}: ${leak}`);
      if (leak && walk.untilFirst) return leaks;
    }
  }
  return leaks;
}

/** Everybody at the table, and somebody who watches. */
export const everybody = ({ ruleset }: Position): Viewer[] => [
  ...ruleset.colours.map((_colour, seat) => seat),
  'spectator',
];

/** Once pieces have been chosen before everybody's eyes, whatever is in a hand has been seen to go there. */
function openTeams(p: Position, teams: OpenTeams): OpenTeams {
  const { teamChoice, pieces } = p.ruleset;
  const isOpen = teamChoice === 'draft' || teamChoice === 'mutual';
  if (teams || !isOpen || stageOf(p) === 'choose') return teams;
  return new Set([...pieces.ids.keys()].filter((piece) => whereIs(p, piece) === IN_HAND));
}
