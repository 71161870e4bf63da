/**
 * What a player may do at any time while the game goes on: give up, offer a draw, claim the end of a quiet game. What
 * follows when one of several leaves (MP-RULING-75 to MP-RULING-77): leave-the-table.ts.
 * Rules: BD-RULING-118, BD-RULING-119, CG-RULING-180, CG-RULING-199.
 */
import { BY_AGREEMENT, ENDING, GONE, OFFER } from '../model/fields.ts';
import { refuse, type RefusalCode } from '../refusals.ts';
import { claimEnd as claim, claimRefusal, endGame } from '../turn/turn-and-game-end.ts';
import { leaveGame } from './leave-the-table.ts';
import type { Position } from '../model/position.ts';
import type { Seat } from '../vocabulary.ts';
import type { AnytimeAction } from '../model/action.ts';
import { NO_PIECE } from '../model/packed-action.ts';
import type { ActionKind } from '../model/action-kind.ts';
import type { ActionRow } from '../model/action-row.ts';
import { answerKind } from './kind-makers.ts';
import { wordRow } from './row-makers.ts';

function standing(
  type: AnytimeAction['type'],
  refusalOf: (p: Position, seat: Seat) => RefusalCode | null,
  perform: ActionKind['perform'],
  more: Pick<ActionKind, 'aside'> = {},
): ActionKind {
  const whyNot = (p: Position, seat: Seat): RefusalCode | null =>
    p.data[ENDING] !== 0 ? 'GAME_OVER' : p.data[GONE + seat] ? 'LEFT_THE_TABLE' : refusalOf(p, seat);
  return {
    ...answerKind({
      type,
      list(p, seat, _piece, out): void {
        if (whyNot(p, seat) === null) out.push(NO_PIECE, 0);
      },
      check(p, seat) {
        const code = whyNot(p, seat);
        return code ? refuse(code) : 0;
      },
      perform,
      decode: () => ({ type }),
    }),
    ...more,
  };
}

const offered = (p: Position, seat: Seat): boolean => p.data[OFFER + seat] === 1;
const allOthers = (p: Position, seat: Seat): Seat[] =>
  Array.from({ length: p.ruleset.seats }, (_, other) => other).filter(
    (other) => other !== seat && p.data[GONE + other] === 0,
  );

const resign = standing(
  'resign',
  () => null,
  (p, seat, _code, emit) => leaveGame(p, seat, emit),
);

/** A draw is agreed when everybody offers it. */
const offerDraw = standing(
  'offerDraw',
  (p, seat) => (offered(p, seat) ? 'OFFERED_ALREADY' : null),
  (p, seat, _code, emit) => {
    p.data[OFFER + seat] = 1;
    emit?.({ event: { type: 'drawOffered', seat } });
    if (allOthers(p, seat).every((other) => offered(p, other))) endGame(p, BY_AGREEMENT, 0, emit);
  },
  { aside: true },
);

const declineDraw = standing(
  'declineDraw',
  (p, seat) => (allOthers(p, seat).some((other) => offered(p, other)) ? null : 'NO_OFFER'),
  (p, seat, _code, emit) => {
    for (const other of allOthers(p, seat)) p.data[OFFER + other] = 0;
    emit?.({ event: { type: 'drawDeclined', seat } });
  },
  { aside: true },
);

const claimEnd = standing('claimEnd', claimRefusal, (p, _seat, _code, emit) => claim(p, emit));

export const ANYTIME_ACTIONS: readonly ActionKind[] = [resign, offerDraw, declineDraw, claimEnd];

export const resignRow: ActionRow<'resign'> = wordRow({ en: 'resign', fr: 'abandonner' });
export const offerDrawRow: ActionRow<'offerDraw'> = wordRow({ en: 'draw', fr: 'nulle' });
export const declineDrawRow: ActionRow<'declineDraw'> = wordRow({ en: 'no-draw', fr: 'refuser' });
export const claimEndRow: ActionRow<'claimEnd'> = wordRow({ en: 'claim', fr: 'réclamer' });
