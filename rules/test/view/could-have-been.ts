/**
 * A slow second opinion on samples: whether a world could have sounded like what a viewer has heard. The set-up is
 * played again by the referee, with the pieces that the world puts where something was heard, and everything that is
 * told then must be what the viewer was told.
 */
import type { Action } from '../../src/model/action.ts';
import type { SetupRoll } from '../../src/editions/roll-setup.ts';
import { setUp } from '../../src/new-game.ts';
import {
  ASKED,
  AT_SLOT,
  DEALT,
  FIRST_CHOOSER,
  FIRST_PLACER,
  FIRST_PLAYER,
  GONE,
  HELD,
  IN_BOX,
  IN_HAND,
  ROOM_IN,
  SLOT,
  TURNED,
} from '../../src/model/fields.ts';
import { dealtLines } from '../../src/model/own-and-exit-lines.ts';
import { isFaceUp, type Position, whereIs } from '../../src/model/position.ts';
import type { EventType, GameEvent, AddressedEvent } from '../../src/model/events.ts';
import { check, perform } from '../../src/flow/play.ts';
import type { Piece, Seat } from '../../src/vocabulary.ts';
import type { Viewer } from '../../src/view/view.ts';
import { heardIn } from './heard-games.ts';

const PLAYED: readonly EventType[] = [
  'pieceChosen',
  'pieceDismissed',
  'pieceDeployed',
  'tokenLaid',
  'playerLeft',
];
const TOLD: readonly EventType[] = [...PLAYED, 'linesShown', 'teamsShown'];
/** The lot for the first turn is drawn when the set-up is over. */
const isCompared = (event: GameEvent): boolean =>
  TOLD.includes(event.type) || (event.type === 'lotDrawn' && event.lot !== 'firstPlayer');

/** Where a piece of the world was when the set-up was over; null where nobody can know it any more. */
type Origin = number | null;

/** What the world contradicts, or null. */
export function contradiction(
  world: Position,
  events: readonly AddressedEvent[],
  viewer: Viewer,
): string | null {
  const heard = heardIn(events, viewer);
  const played = heard.findIndex(({ type }) => type === 'teamsShown');
  const setUpHeard = played < 0 ? heard : heard.slice(0, played + 1);
  for (const event of heard)
    if (event.type === 'lotDrawn' && event.lot === 'firstPlayer' && event.seat !== world.data[FIRST_PLAYER])
      return 'another plays first';
  const origins = originsIn(world, heard);
  return new Replay(world, origins, setUpHeard, viewer).run();
}

function originsIn(world: Position, heard: readonly GameEvent[]): Origin[] {
  const { pieces, layout } = world.ruleset;
  const known = new Map<Piece, number>();
  const idOf = (id: string): Piece => pieces.byId.get(id) ?? -1;
  /** Tokens go with their room when rooms change places. */
  const laidOn = layout.slots.map((_plan, slot) => slot);
  for (const event of heard) {
    if (event.type === 'teamsShown')
      for (const { piece, place } of event.pieces) known.set(idOf(piece), place);
    if (event.type === 'tokenLaid' && event.piece !== 'hidden')
      known.set(idOf(event.piece), AT_SLOT + event.slot);
    if (event.type === 'pieceDeployed' && event.piece !== 'hidden') known.set(idOf(event.piece), event.place);
    if (event.type === 'roomRevealed')
      for (const id of event.tokens) known.set(idOf(id), AT_SLOT + laidOn[event.slot]);
    if (event.type === 'roomsSwapped') {
      const [a, b] = event.slots;
      [laidOn[a], laidOn[b]] = [laidOn[b], laidOn[a]];
    }
  }
  return pieces.ids.map((_id, piece) => {
    const where = whereIs(world, piece);
    if (where === IN_BOX || where === IN_HAND) return where;
    if (where >= AT_SLOT && where < IN_HAND && !isFaceUp(world, where - AT_SLOT))
      return AT_SLOT + laidOn[where - AT_SLOT];
    const before = known.get(piece);
    if (before !== undefined) return before;
    return where < HELD && world.data[GONE + pieces.owner[piece]] === 0 ? where : null;
  });
}

class Replay {
  private readonly events: AddressedEvent[] = [];
  private readonly steps: readonly GameEvent[];
  private readonly world: Position;
  private readonly origins: readonly Origin[];
  private readonly heard: readonly GameEvent[];
  private readonly viewer: Viewer;

  constructor(world: Position, origins: readonly Origin[], heard: readonly GameEvent[], viewer: Viewer) {
    this.world = world;
    this.origins = origins;
    this.heard = heard.filter(isCompared);
    this.viewer = viewer;
    this.steps = this.heard.filter(({ type }) => PLAYED.includes(type));
  }

  run(): string | null {
    const p = setUp(this.world.ruleset, this.draw(), (one) => this.events.push(one));
    const fault = this.from(p, 0);
    return fault && fault.reason;
  }

  /** Plays the steps from here on; a fault names the seat that could not have done what was heard. */
  private from(p: Position, index: number): { seat: Seat; reason: string } | null {
    const step = this.steps[index];
    if (!step) return this.compare(p);
    if (!('seat' in step) || step.seat === null) throw new Error(`nobody's step: ${step.type}`);
    const { seat } = step;
    let fault = { seat, reason: `no piece for ${JSON.stringify(step)}` };
    for (const action of this.actionsFor(p, step)) {
      const answer = check(p, { seat, decision: p.data[ASKED + seat], action });
      if (!answer.ok) {
        fault = { seat, reason: `${JSON.stringify(action)}: ${answer.refusal.code}` };
        continue;
      }
      const next = p.copy();
      const before = this.events.length;
      perform(next, seat, answer.packed, (one) => this.events.push(one));
      const later = this.from(next, index + 1);
      if (!later) return null;
      this.events.length = before;
      // What another player could not have done does not depend on what this one has laid.
      if (later.seat !== seat) return later;
      fault = later;
    }
    return fault;
  }

  /** All actions that would sound like this step; of pieces that make no difference to the rules one. */
  private actionsFor(p: Position, step: GameEvent): Action[] {
    switch (step.type) {
      case 'playerLeft':
        return [{ type: 'resign' }];
      case 'pieceChosen':
        if (step.piece !== 'hidden') return [{ type: 'choose', piece: step.piece }];
        return this.some(p, step.seat, IN_BOX, [(piece) => this.wasInTeam(piece)]).map((piece) => ({
          type: 'choose',
          piece,
        }));
      case 'pieceDismissed':
        if (step.piece !== 'hidden') return [{ type: 'dismiss', piece: step.piece }];
        return this.some(p, step.seat, IN_HAND, [(piece) => this.origins[piece] === IN_BOX]).map((piece) => ({
          type: 'dismiss',
          piece,
        }));
      case 'pieceDeployed': {
        const { seat, place } = step;
        if (step.piece !== 'hidden') return [{ type: 'deploy', piece: step.piece, place }];
        return this.some(p, seat, IN_HAND, this.wasAt(place)).map((piece) => ({
          type: 'deploy',
          piece,
          place,
        }));
      }
      case 'tokenLaid': {
        const { seat, slot } = step;
        if (step.piece !== 'hidden') return [{ type: 'lay', piece: step.piece, slot }];
        return this.some(p, seat, IN_HAND, this.wasAt(AT_SLOT + slot)).map((piece) => ({
          type: 'lay',
          piece,
          slot,
        }));
      }
      default:
        return [];
    }
  }

  /** Of each test one character and one object of this seat that are there now and pass it. */
  private some(
    p: Position,
    seat: Seat,
    where: number,
    tests: readonly ((piece: Piece) => boolean)[],
  ): string[] {
    const { owner, isCharacter, ids } = p.ruleset.pieces;
    const found = tests.flatMap((test) =>
      [1, 0].map((kind) =>
        ids.findIndex(
          (_id, piece) =>
            owner[piece] === seat &&
            isCharacter[piece] === kind &&
            whereIs(p, piece) === where &&
            test(piece),
        ),
      ),
    );
    return found.filter((piece) => piece >= 0).map((piece) => ids[piece]);
  }

  /** Whoever is known to have been there first, then whoever may have been. */
  private wasAt(where: number): readonly ((piece: Piece) => boolean)[] {
    return [(piece) => this.origins[piece] === where, (piece) => this.origins[piece] === null];
  }

  /** In the team before anybody was left out: whoever is not in the box, and some characters of the box. */
  private wasInTeam(piece: Piece): boolean {
    return this.origins[piece] !== IN_BOX || this.dismissed.has(piece);
  }

  /** Characters of the box that make up for those that were left out unseen. */
  private get dismissed(): ReadonlySet<Piece> {
    const { owner, isCharacter, ids } = this.world.ruleset.pieces;
    const chosen = new Set<Piece>();
    for (let seat = 0; seat < this.world.ruleset.seats; seat++) {
      const events = this.steps.filter((step) => step.type === 'pieceDismissed' && step.seat === seat);
      const named = events.flatMap((step) =>
        step.type === 'pieceDismissed' && step.piece !== 'hidden' ? [ids.indexOf(step.piece)] : [],
      );
      const box = ids
        .map((_id, piece) => piece)
        .filter(
          (piece) => owner[piece] === seat && isCharacter[piece] === 1 && this.origins[piece] === IN_BOX,
        );
      for (const piece of [...named, ...box.filter((one) => !named.includes(one))].slice(0, events.length))
        chosen.add(piece);
    }
    return chosen;
  }

  /** Everything was told again, and the pieces are where the world has them. */
  private compare(p: Position): { seat: Seat; reason: string } | null {
    const nobody = -1;
    const again = heardIn(this.events, this.viewer).filter(isCompared);
    const different = again.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(this.heard[i]));
    if (different >= 0 || again.length !== this.heard.length)
      return {
        seat: nobody,
        reason: `told ${JSON.stringify(again[different])}, heard ${JSON.stringify(this.heard[different])}`,
      };
    const { owner, ids } = p.ruleset.pieces;
    // Where a starter was turned to afterwards is not where it was laid; it was told with its place.
    const wrong = ids.findIndex(
      (_id, piece) =>
        this.world.data[GONE + owner[piece]] === 0 &&
        (whereIs(p, piece) >= AT_SLOT || this.origins[piece] === IN_HAND || this.origins[piece] === IN_BOX) &&
        whereIs(p, piece) !== this.origins[piece],
    );
    if (wrong < 0) return null;
    return { seat: owner[wrong], reason: `${ids[wrong]} is not where the world has it` };
  }

  private draw(): SetupRoll {
    const { world } = this;
    const { ruleset, data } = world;
    const slots = ruleset.layout.slots.map((_plan, slot) => slot);
    const seats = Array.from({ length: ruleset.seats }, (_, seat) => seat);
    const { owner, ids } = ruleset.pieces;
    return {
      rooms: slots.map((slot) => data[ROOM_IN + slot]),
      turned: slots.map((slot) => data[SLOT + slot] & TURNED),
      firstChooser: data[FIRST_CHOOSER],
      firstPlacer: data[FIRST_PLACER],
      firstPlayer: data[FIRST_PLAYER],
      players: seats,
      teams: seats.map((seat) =>
        ruleset.teamChoice === 'random'
          ? ids.map((_id, piece) => piece).filter((piece) => owner[piece] === seat && this.wasInTeam(piece))
          : [],
      ),
      lines: dealtLines(world).map((_line, index) => data[DEALT + index]),
    };
  }
}
