/** What things are worth, in tenths of a victory point. */
export interface Weights {
  /** A victory point that somebody has. */
  readonly point: number;
  /** A figure that could leave at once, for each point it would bring. */
  readonly runner: number;
  /** How fast that becomes less with each action point that the way still costs. */
  readonly far: number;
  /** Somebody who is well. */
  readonly well: number;
  readonly wounded: number;
  /** What a token at a hidden room is worth of what it would be worth in the open. */
  readonly hidden: number;
  /** An object in a figure's hands, and what it adds for each point that it brings when it leaves. */
  readonly load: number;
  readonly treasure: number;
  readonly jump: number;
  /** A combat card, for each pip. */
  readonly pip: number;
  /** A fight of average importance: what cards are worth follows from it. */
  readonly fight: number;
  /** An action point that is left to be used after something whose outcome is not known. */
  readonly actionPoint: number;
  /** Going to a gear: how much sooner a plan is looked at in which somebody does. */
  readonly onGear: number;
  /** Turning up a room, and what each own token and each token of others there adds. */
  readonly reveal: number;
  readonly ownToken: number;
  readonly otherToken: number;
}

export const WEIGHTS: Weights = {
  point: 10,
  runner: 8,
  far: 0.28,
  well: 1.5,
  wounded: 0.4,
  hidden: 0.6,
  load: 0.4,
  treasure: 3,
  jump: 0.6,
  pip: 0.15,
  fight: 4,
  actionPoint: 0.8,
  onGear: 0.7,
  reveal: 0.8,
  ownToken: 0.8,
  otherToken: -0.2,
};
