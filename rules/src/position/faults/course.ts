/** The course of the game: stage, turn, who chooses, what is being revealed, how it ended. */
import { stageOf } from '../../turn/flow.ts';
import {
  ACTIVE,
  AP,
  ATTACKER,
  CHOOSER,
  ENDING,
  FIRST_PLACER,
  FIRST_PLAYER,
  GONE,
  OFFER,
  POINTS,
  QUIET,
  REVEALED,
  REVEALER,
  RUNNING,
  TIME_OUT,
  TURN,
  WINNERS,
} from '../fields.ts';
import { atTheTable, hostile, isFaceUp, type Position } from '../position.ts';
import type { Faults } from './fault.ts';

const SET_UP_STAGES: readonly string[] = ['choose', 'dismiss', 'deploy', 'lay', 'face'];
const COMBAT_STAGES: readonly string[] = ['join', 'count', 'name', 'layCard'];

export const isOver = (p: Position): boolean => p.data[ENDING] !== RUNNING;

export function* courseFaults(p: Position): Faults {
  const { data, table } = p;
  const stage = stageOf(p);
  if (isOver(p) !== (stage === 'over'))
    yield { path: ['ending'], reason: `cannot be ${isOver(p) ? 'an end' : 'running'} in stage "${stage}"` };
  if (!isOver(p) && SET_UP_STAGES.includes(stage) !== (data[TURN] === 0))
    yield { path: ['turn'], reason: `cannot be ${data[TURN]} in stage "${stage}"` };
  yield* turnFaults(p, stage);
  yield* chooserFaults(p, stage);
  yield* leaverFaults(p, stage);
  yield* clockFaults(p);
  yield* revealFaults(p, stage);
  if (!isOver(p) && data[ATTACKER] >= 0 !== COMBAT_STAGES.includes(stage))
    yield { path: ['combat'], reason: `does not fit the stage "${stage}"` };
  const everybody = (1 << table.seats) - 1;
  if (isOver(p) ? data[WINNERS] === everybody : data[WINNERS] !== 0)
    yield { path: ['winners'], reason: isOver(p) ? 'not everybody can win' : 'the game goes on' };
  let offers = 0;
  let players = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    offers += data[OFFER + seat];
    if (!data[GONE + seat]) players++;
  }
  if (isOver(p) ? offers > 0 : offers === players)
    yield { path: ['seats'], reason: 'a draw that all offer, or that is offered after the end' };
}

function* turnFaults(p: Position, stage: string): Faults {
  const { data, table } = p;
  if (data[TURN] === 0) {
    if (data[ACTIVE] !== 0) yield { path: ['active'], reason: 'is 0 until play has begun' };
    for (let seat = 0; seat < table.seats; seat++)
      if (data[POINTS + seat] !== 0)
        yield { path: ['seats', seat, 'points'], reason: 'there are none before play has begun' };
  } else if (
    // Where somebody may be passed over, the turns do not tell whose this one is.
    !table.policies.turnOrder.skips &&
    data[ACTIVE] !== (data[FIRST_PLAYER] + data[TURN] - 1) % table.seats
  )
    yield { path: ['active'], reason: 'does not follow from the first player and the turn' };
  if (data[AP] > 0 && (data[TURN] === 0 || stage === 'card'))
    yield { path: ['ap'], reason: 'no card has been played for them' };
  if (data[QUIET] > data[TURN]) yield { path: ['quiet'], reason: 'there were fewer turns' };
  const { firstPlayer, deployOrder } = table.scenario;
  if (deployOrder === 'inTurn' && data[FIRST_PLACER] !== data[FIRST_PLAYER])
    yield { path: ['lots', 'firstPlacer'], reason: 'the first player begins the set-up too' };
  if (firstPlayer !== 'lot' && data[FIRST_PLAYER] !== firstPlayer)
    yield { path: ['lots', 'firstPlayer'], reason: `is always ${firstPlayer} in this scenario` };
}

function* chooserFaults(p: Position, stage: string): Faults {
  const { data, table } = p;
  const chooser = data[CHOOSER];
  const path = ['chooser'];
  if (stage === 'over') {
    if (chooser >= 0) yield { path, reason: 'nobody chooses when the game is over' };
  } else if (stage === 'card' || stage === 'act') {
    if (chooser !== data[ACTIVE]) yield { path, reason: 'must be the active seat' };
  } else if (chooser < 0) {
    const together =
      stage === 'face' ||
      (stage === 'deploy' && table.scenario.deployOrder === 'together') ||
      (stage === 'choose' && table.teamChoice === 'fullFrontal') ||
      (stage === 'join' && table.rules.partyAnswers === 'together');
    if (!together) yield { path, reason: `somebody chooses in stage "${stage}"` };
  }
}

/** Whoever has left the table is asked nothing; his turn lasts until the tokens of his last room are placed. */
function* leaverFaults(p: Position, stage: string): Faults {
  const { data, table } = p;
  if (isOver(p)) return;
  const present = atTheTable(p);
  if (!present.some((seat) => present.some((other) => hostile(p, seat, other))))
    yield { path: ['seats'], reason: 'nobody is left to play against' };
  for (let seat = 0; seat < table.seats; seat++) {
    if (!data[GONE + seat]) continue;
    if (data[CHOOSER] === seat) yield { path: ['chooser'], reason: 'has left the table' };
    if (data[TURN] > 0 && data[ACTIVE] === seat && stage !== 'place')
      yield { path: ['active'], reason: 'has left the table' };
    if (data[OFFER + seat]) yield { path: ['seats', seat, 'offersDraw'], reason: 'has left the table' };
  }
}

/** With his time out the active player chooses nothing more: the game waits for somebody else in his turn. */
function* clockFaults(p: Position): Faults {
  const { data } = p;
  if (data[TIME_OUT] === 0) return;
  const waits = data[TURN] > 0 && !isOver(p) && data[CHOOSER] >= 0 && data[CHOOSER] !== data[ACTIVE];
  if (!waits) yield { path: ['timeOut'], reason: 'only while another seat chooses in this turn' };
}

function* revealFaults(p: Position, stage: string): Faults {
  const { data } = p;
  const open = data[REVEALED] >= 0;
  if (!isOver(p) && open !== (stage === 'place'))
    yield { path: ['reveal'], reason: `does not fit the stage "${stage}"` };
  if (!open) return;
  if (!isFaceUp(p, data[REVEALED])) yield { path: ['reveal', 'slot'], reason: 'that room lies face down' };
  if (data[REVEALER] !== data[ACTIVE]) yield { path: ['reveal', 'seat'], reason: 'must be the active seat' };
}
