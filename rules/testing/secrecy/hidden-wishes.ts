/** Wishes of all sorts, mostly illegal: about hidden pieces, unknown rooms, cards somebody may have laid. */
import type { Action, ActionType } from '../../src/model/action.ts';
import { ACTION_TYPES } from '../../src/content/how-actions-are-written.ts';
import type { Chance } from '../../src/chance.ts';
import { HELD } from '../../src/model/fields.ts';
import { isFaceUp, type Position, whereIs } from '../../src/model/position.ts';
import type { Seat } from '../../src/vocabulary.ts';
import { actionByForm } from '../request-by-form.ts';

/** A wish of each type, whatever piece there is being its target; and all that could be asked about hidden rooms. */
export function someWishes(p: Position, seat: Seat, chance: Chance): Action[] {
  return [...ACTION_TYPES.map((type) => wish(p, seat, type, chance)), ...roomWishes(p, seat)];
}

/** Everybody of the seat who stands somewhere asks for every room that lies face down. */
function roomWishes(p: Position, seat: Seat): Action[] {
  const { pieces, layout } = p.ruleset;
  const hidden = [...layout.slots.keys()].filter((slot) => !isFaceUp(p, slot));
  const standing = pieces.ids.filter(
    (_id, piece) =>
      pieces.owner[piece] === seat && pieces.isCharacter[piece] === 1 && whereIs(p, piece) < HELD,
  );
  return standing.flatMap((piece) =>
    hidden.flatMap((slot): Action[] => [
      { type: 'reveal', piece, slot },
      { type: 'reveal', piece, slot, over: 'north' },
      { type: 'reveal', piece, slot, over: 'east' },
      { type: 'rotate', piece, slot, turn: 'cw' },
      { type: 'rotate', piece, slot, turn: 'ccw' },
      { type: 'openGate', piece, at: { slot, gate: 0 } },
    ]),
  );
}

function wish(p: Position, seat: Seat, type: ActionType, chance: Chance): Action {
  const { pieces, layout } = p.ruleset;
  const oneOf = <T>(things: readonly T[]): T => things[chance.below(things.length)];
  const any = (): string => oneOf(pieces.ids);
  const own = pieces.ids.filter((_id, piece) => pieces.owner[piece] === seat);
  const standing = own.filter((id) => whereIs(p, pieces.byId.get(id) ?? 0) < HELD);
  // Mostly somebody who could act, so that the question is not over before it comes to the hidden part.
  const piece = chance.below(4) > 0 && standing.length > 0 ? oneOf(standing) : any();
  const place = (): number => chance.below(layout.places);
  const slot = (): number => chance.below(layout.slots.length);
  const start = whereIs(p, pieces.byId.get(piece) ?? 0);
  const gate = { slot: slot(), gate: chance.below(4) };
  switch (type) {
    case 'choose':
    case 'dismiss':
      return { type, piece: any() };
    case 'deploy':
      return { type, piece: any(), place: oneOf([...layout.lines.flatMap((line) => line.dots), place()]) };
    case 'place':
      return { type, piece: any(), place: place() };
    case 'lay':
      return { type, piece: any(), slot: slot() };
    case 'playCard':
      return { type, card: chance.below(7) };
    case 'move':
      return {
        type,
        piece,
        path: [start < HELD ? start : place(), ...(chance.below(2) === 0 ? [place()] : [])],
        handlings: [{ step: 0, take: any() }],
      };
    case 'jump':
      return { type, piece, pit: place(), to: place() };
    case 'reveal':
      return { type, piece, slot: slot() };
    case 'rotate':
      return { type, piece, slot: slot(), turn: oneOf(['cw', 'ccw'] as const) };
    case 'openGate':
    case 'closeGate':
    case 'breakGate':
      return { type, piece, at: gate };
    case 'attack':
      return { type, piece, target: any(), joiners: [any()] };
    case 'heal':
    case 'scream':
    case 'fireball':
      return { type, piece, target: any() };
    case 'regenerate':
    case 'drink':
    case 'breakWalls':
      return { type, piece };
    case 'invert':
      return { type, piece, slot: slot() };
    case 'steal':
      return { type, piece, item: any(), target: any() };
    case 'levitate':
      return { type, piece, item: any(), path: [place(), place()], to: any() };
    case 'wallWalk':
      return { type, piece, to: place() };
    case 'countCards':
      return { type, count: chance.below(4) };
    case 'nameCard':
    case 'layCard':
      return { type, card: chance.below(8) };
    case 'face':
      return { type, piece, place: place() };
    case 'slide':
      return { type, piece, to: oneOf(['up', 'down'] as const) };
    case 'lift':
    case 'leave':
      return { type, piece };
    case 'join':
      return { type, side: oneOf(['attack', 'defence', null] as const) };
    default:
      return actionByForm(type, chance, ({ of }, field) => {
        if (of === 'piece') return field === 'piece' ? piece : any();
        return of === 'place' ? place() : of === 'slot' ? slot() : chance.below(8);
      });
  }
}
