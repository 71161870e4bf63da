/**
 * Set-up: starting teams on the lines, the other tokens on the rooms, then both teams are shown and play begins. Here:
 * whose turn it is. Elsewhere: the map (BD-SETUP-2, BD-SETUP-12: content/maps/two-lines.ts), the lots (BD-SETUP-1,
 * BD-SETUP-9, BD-SETUP-19: roll-setup.ts), hands (BD-SETUP-4: cards-of-each-player.ts), cards chosen and never drawn
 * (BD-SETUP-5: actions/lay-combat-card.ts, actions/play-action-card.ts), on which dot (BD-SETUP-6 to 8, CG-SETUP-8:
 * actions/deploy-starting-team.ts), on which room (BD-SETUP-10 to 15, BD-SETUP-21, CG-SETUP-10 to 15:
 * actions/lay-on-room.ts), who knows it (BD-SETUP-16, CG-SETUP-14: view/who-may-see-what.ts).
 * Rules: group BD-SETUP; BD-SCN1-6, BD-SCN1-7, BD-SCN2-5, BD-SCN4-6, BD-RULING-123; MP-PYR-7, MP-PYR-8, MP-RACE-5,
 * MP-EXITS-6, MP-EXITS-9, MP-RULING-3; CG-SETUP-10, CG-SETUP-15, CG-SETUP-16, CG-RULING-5.
 */
import { CHOOSER, DEALT, FIRST_PLACER, GONE, HELD, IN_HAND } from '../model/fields.ts';
import { dealtLines } from '../model/own-and-exit-lines.ts';
import { isCharacter, whereIs, type Position } from '../model/position.ts';
import { COLOURS, type Seat } from '../vocabulary.ts';
import type { Emit } from '../model/events.ts';
import { openStage } from './turn-and-game-end.ts';

/** Characters that a seat still has to put on its line. */
export function toDeploy(p: Position, seat: Seat): number {
  const { pieces, scenario, layout } = p.ruleset;
  if (p.data[GONE + seat]) return 0;
  const isDeployed = (where: number): boolean => where >= layout.linesFrom && where < HELD;
  const deployed = pieces.all.filter(
    (piece) => pieces.owner[piece] === seat && isDeployed(whereIs(p, piece)),
  );
  return (scenario.onLine[seat] ?? 0) - deployed.length;
}

/** How many characters or objects a seat has in its hand. */
export function inHand(p: Position, seat: Seat, characters: boolean): number {
  const { count, owner } = p.ruleset.pieces;
  let found = 0;
  for (let piece = 0; piece < count; piece++)
    if (owner[piece] === seat && isCharacter(p, piece) === characters && whereIs(p, piece) === IN_HAND)
      found++;
  return found;
}

const hasTokens = (p: Position, seat: Seat): boolean =>
  p.ruleset.pieces.all.some(
    (piece) => p.ruleset.pieces.owner[piece] === seat && whereIs(p, piece) === IN_HAND,
  );

/** Opens the laying of starting teams: for all at once, seat by seat, or token by token in turn. */
export function openDeployment(p: Position, emit: Emit): void {
  const { scenario } = p.ruleset;
  if (scenario.deployOrder !== 'inTurn') {
    deployNext(p, emit);
    return;
  }
  emit?.({ event: { type: 'lotDrawn', lot: 'firstPlacer', seat: p.data[FIRST_PLACER] } });
  deployInTurn(p, p.data[FIRST_PLACER], emit);
}

export function afterDeploying(p: Position, emit: Emit): void {
  if (p.ruleset.scenario.deployOrder === 'inTurn') deployInTurn(p, p.data[CHOOSER] + 1, emit);
  else deployNext(p, emit);
}

function deployNext(p: Position, emit: Emit): void {
  const { scenario, seats } = p.ruleset;
  const { deployOrder } = scenario;
  const order = Array.isArray(deployOrder) ? (deployOrder as readonly Seat[]) : [...Array(seats).keys()];
  const next = order.find((seat) => toDeploy(p, seat) > 0);
  if (next === undefined) openLaying(p, emit);
  else openStage(p, 'deploy', deployOrder === 'together' ? -1 : next);
}

/** Clockwise, one token each (MP-PYR-7). */
function deployInTurn(p: Position, from: Seat, emit: Emit): void {
  const { seats } = p.ruleset;
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats;
    if (toDeploy(p, seat) <= 0) continue;
    openStage(p, 'deploy', seat);
    return;
  }
  openLaying(p, emit);
}

/** The seats that must put characters on their lines now. */
export function deployers(p: Position): number {
  if (p.data[CHOOSER] >= 0) return 1 << p.data[CHOOSER];
  let bits = 0;
  for (let seat = 0; seat < p.ruleset.seats; seat++) if (toDeploy(p, seat) > 0) bits |= 1 << seat;
  return bits;
}

function openLaying(p: Position, emit: Emit): void {
  // In turn, the same player has begun already.
  if (emit && p.ruleset.scenario.deployOrder !== 'inTurn')
    emit({ event: { type: 'lotDrawn', lot: 'firstPlacer', seat: p.data[FIRST_PLACER] } });
  layNext(p, p.data[FIRST_PLACER], emit);
}

export function afterLaying(p: Position, emit: Emit): void {
  layNext(p, (p.data[CHOOSER] + 1) % p.ruleset.seats, emit);
}

/** Whoever has none left is skipped (BD-RULING-123); when nobody has, the teams are shown (BD-SETUP-17). */
function layNext(p: Position, from: Seat, emit: Emit): void {
  const { seats, pieces } = p.ruleset;
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats;
    if (!hasTokens(p, seat)) continue;
    openStage(p, 'lay', seat);
    return;
  }
  if (emit) {
    const lines = dealtLines(p).map((line, index) => ({ line, colour: COLOURS[p.data[DEALT + index]] }));
    // First the ways out, then the characters (MP-EXITS-9).
    if (lines.length > 0) emit({ event: { type: 'linesShown', lines } });
    const shown = pieces.ids
      .map((piece, index) => ({ piece, place: whereIs(p, index) }))
      .filter(({ place }) => place < HELD);
    emit({ event: { type: 'teamsShown', pieces: shown } });
  }
  p.ruleset.policies.afterSetup.afterTeamsShown(p, emit);
}
