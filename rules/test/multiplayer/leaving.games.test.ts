/** Games by chance in which players leave the table, at any moment; every position on the way is checked. */
import { describe, expect, it } from 'vitest';
import { ActionList } from '../../src/model/packed-action.ts';
import { Chance } from '../../src/chance.ts';
import { MULTIPLAYER_SCENARIOS } from '../../src/editions/multiplayer/scenarios.ts';
import { BOOK_TIMER } from '../../src/flow/clock.ts';
import type { GameOptions } from '../../src/model/options.ts';
import { newGame } from '../../src/new-game.ts';
import { positionFault } from '../../src/position-json/faults/fault.ts';
import {
  BY_RESIGNATION,
  ENDING,
  ENDINGS,
  GONE,
  IN_BOX,
  OFFER,
  POINTS,
  WINNERS,
} from '../../src/model/fields.ts';
import { hostile, placeOf, type Position, whereIs } from '../../src/model/position.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import { runOut } from '../../src/flow/clock.ts';
import { check, decisions, list, perform } from '../../src/flow/play.ts';
import { checkInvariants, checkStep } from '../../testing/invariants.ts';
import { purposeful } from '../../testing/random-players.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { count } from './games.ts';

const GAMES = 12;
const MOST_ACTIONS = 600;
/** Crowded positions: from there on somebody leaves soon. */
const SCENES = 40;
/** Seldom are all rooms open, so that fights are open to all. */
const MURDER_SCENES = 160;
const ACTIONS_FROM_SCENE = 30;
const SOON = 12;
/** Reading a position costs as much as many actions. */
const CLOSE_LOOK_ONE_IN = 16;
const MINUTE = 60_000;

/** What players did when somebody left, over all games. */
const leftIn = new Set<string>();
const endings = new Set<string>();

class Leavers {
  readonly position: Position;
  private readonly name: string;
  private readonly before: Position;
  private readonly chance: Chance;
  private readonly answers = new ActionList();
  private readonly actions = new ActionList();
  /** One in so many moments somebody leaves. */
  private readonly oneIn: number;

  constructor(position: Position, name: string, oneIn: number) {
    this.name = name;
    this.position = position;
    this.before = this.position.copy();
    this.chance = new Chance(`${name}/leavers`);
    this.oneIn = oneIn;
  }

  play(most: number): void {
    let i = 0;
    try {
      for (; i < most && this.position.data[ENDING] === 0; i++) this.next(i % CLOSE_LOOK_ONE_IN === 0);
    } catch (fault) {
      throw new Error(`${this.name}, step ${i}: ${(fault as Error).message}`, { cause: fault });
    }
    endings.add(ENDINGS[this.position.data[ENDING]] ?? '');
  }

  private next(closely: boolean): void {
    this.before.copyFrom(this.position);
    // Players are seldom asked to join a combat: there somebody leaves more often.
    const oneIn = stageOf(this.position) === 'join' ? Math.min(this.oneIn, 3) : this.oneIn;
    const isLeaving = this.chance.below(oneIn) === 0;
    if (isLeaving) this.leave();
    else this.step();
    checkInvariants(this.position, isLeaving ? this.answers : undefined);
    checkStep(this.before, this.position);
    if (isLeaving || closely) this.lookClosely();
  }

  private step(): void {
    const { position, chance } = this;
    const open = decisions(position);
    const { seat, clock } = open[chance.below(open.length)];
    if (clock && chance.below(40) === 0) {
      runOut(position, seat);
      return;
    }
    if (chance.below(150) === 0 && position.data[OFFER + seat] === 0) {
      this.stand(seat, 'offerDraw');
      return;
    }
    list(position, seat, this.actions);
    perform(position, seat, this.actions.packed(purposeful(position, seat, this.actions, chance)));
  }

  private stand(seat: number, type: 'resign' | 'offerDraw'): void {
    const answer = check(this.position, { seat, decision: 0, action: { type } });
    if (!answer.ok) throw new Error(`${type} is refused: ${answer.refusal.code}`);
    perform(this.position, seat, answer.packed);
  }

  private leave(): void {
    const { position, chance } = this;
    const { seats } = position.ruleset;
    const present = count(seats).filter((seat) => position.data[GONE + seat] === 0);
    const seat = present[chance.below(present.length)];
    const asked = decisions(position).some((decision) => decision.seat === seat);
    leftIn.add(`${stageOf(position)}${asked ? '' : ' of others'}`);
    const points = Array.from(position.data.subarray(POINTS, POINTS + seats));
    this.stand(seat, 'resign');
    if (
      String(position.data.subarray(POINTS, POINTS + seats)) !== String(points) &&
      position.data[ENDING] === 0
    )
      throw new Error('somebody has scored because another left');
  }

  private lookClosely(): void {
    const { position } = this;
    const fault = positionFault(position);
    if (fault) throw new Error(`${fault.path.join('.')}: ${fault.words.en}`);
    checkLeavers(position);
  }
}

/** Nobody who has left has a character in the game, a decision to make or a share in the victory. */
function checkLeavers(p: Position): void {
  const { pieces, seats } = p.ruleset;
  const isOver = p.data[ENDING] !== 0;
  for (let seat = 0; seat < seats; seat++) {
    if (p.data[GONE + seat] === 0) continue;
    if (p.data[WINNERS] & (1 << seat)) throw new Error(`seat ${seat} has left and wins`);
    if (decisions(p).some((decision) => decision.seat === seat)) throw new Error(`seat ${seat} is asked`);
    const own = count(pieces.count).filter(
      (piece) => pieces.owner[piece] === seat && pieces.isCharacter[piece] === 1,
    );
    if (!isOver && own.some((piece) => placeOf(p, piece) >= 0 || whereIs(p, piece) < IN_BOX))
      throw new Error(`seat ${seat} has left its characters`);
  }
  const present = count(seats).filter((seat) => p.data[GONE + seat] === 0);
  const isOpposed = present.some((seat) => present.some((other) => hostile(p, seat, other)));
  if (isOpposed === (p.data[ENDING] === BY_RESIGNATION))
    throw new Error(`ending ${p.data[ENDING]} with ${present.join()} at the table`);
}

/** Where teams are chosen, in each of the ways. */
const optionsFor = (scenario: (typeof MULTIPLAYER_SCENARIOS)[number], seed: number): GameOptions => ({
  scenario: scenario.id,
  ...(seed % 2 === 0 ? { timer: BOOK_TIMER } : {}),
  ...(scenario.teamSize && scenario.teamChoices
    ? { teamChoice: scenario.teamChoices[seed % scenario.teamChoices.length] }
    : {}),
});

describe('games in which players leave by chance', () => {
  it.each(MULTIPLAYER_SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    '[MP-RULING-75, MP-RULING-76, MP-RULING-77] %s: every invariant holds to the end',
    { timeout: 5 * MINUTE },
    (id, scenario) => {
      for (const seed of count(GAMES)) {
        const name = `${id} ${seed}`;
        const position = newGame(optionsFor(scenario, seed), name);
        new Leavers(position, name, [20, 60, 150, 400][seed % 4]).play(MOST_ACTIONS);
      }
      for (const seed of count(id === 'murder' ? MURDER_SCENES : SCENES)) {
        const name = `${id} scene ${seed}`;
        new Leavers(sceneByChance(optionsFor(scenario, seed), name), name, SOON).play(ACTIONS_FROM_SCENE);
      }
    },
  );

  it('players have left at every stage, asked or not, and games have ended in every way', () => {
    const stages = ['choose', 'deploy', 'lay', 'card', 'act', 'place', 'join', 'layCard'];
    const all = stages.flatMap((stage) => [stage, `${stage} of others`]);
    expect(all.filter((moment) => !leftIn.has(moment))).toEqual([]);
    expect(['goal', 'agreed', 'resigned'].filter((ending) => !endings.has(ending))).toEqual([]);
  });
});
