/** Plays one whole game by lot and says, step by step, what happens in it. */
import {
  type Action,
  ActionList,
  Chance,
  createGame,
  type Decision,
  decisions,
  type Game,
  type GameEvent,
  type GameOptions,
  eventThrough,
  legalActions,
  type Result,
  viewOf,
} from '@dungeon-twister/rules';
import { chooseAction, mayClaim } from './choose.ts';

/** What one choice of one player led to, as somebody who watches hears it. */
export interface Step {
  readonly events: readonly GameEvent[];
}

export class DemoGame {
  readonly game: Game;
  private readonly heard: GameEvent[] = [];
  private readonly chance: Chance;
  private readonly actions = new ActionList();

  constructor(options: GameOptions, seed: string) {
    this.chance = new Chance(`${seed}, the choices`);
    this.game = createGame(options, seed, {
      onEvent: (addressed) => {
        const event = eventThrough(addressed, 'spectator');
        if (event) this.heard.push(event);
      },
    });
  }

  get result(): Result | null {
    return this.game.result;
  }

  /** What was told since the last step: at first, the lots of the set-up. */
  takeEvents(): GameEvent[] {
    return this.heard.splice(0);
  }

  /** One choice; nothing when the game is over. */
  step(): Step | null {
    const { position } = this.game;
    const decision = decisions(position)[0];
    if (!decision) return null;
    // As soon as the rules let anybody end a game that goes in circles, it ends.
    if (!mayClaim(position.ruleset, decision.about) || !this.try(decision, { type: 'claimEnd' })) {
      const view = viewOf(position, decision.seat);
      const legal = legalActions(position, decision.seat, this.actions);
      const action = chooseAction(position.ruleset, view, decision.seat, legal, this.chance);
      if (!this.try(decision, action))
        throw new Error(`A listed action is refused: ${JSON.stringify(action)}`);
    }
    return { events: this.takeEvents() };
  }

  private try({ seat, number }: Decision, action: Action): boolean {
    return this.game.perform({ seat, decision: number, action }).ok;
  }
}
