/** Referees that tell a secret in one place each: a proof of secrecy that does not notice every one proves nothing. */
import type { Action } from '../../src/model/action.ts';
import { cardsIn } from '../../src/combat/cards/hand.ts';
import {
  AT_SLOT,
  COMBAT_HAND,
  FIRST_PLACER,
  FIRST_PLAYER,
  IN_BOX,
  LAID,
  ROOM_IN,
  SLOT,
  TURNED,
} from '../../src/model/fields.ts';
import { isFaceUp, type Position, whereIs } from '../../src/model/position.ts';
import type { EventType } from '../../src/model/events.ts';
import { check, anytimeActions } from '../../src/flow/play.ts';
import { viewOf } from '../../src/view/view.ts';
import { type Answers, HONEST } from './answers.ts';

const nextHidden = (p: Position): number =>
  p.ruleset.layout.slots.findIndex((_plan, slot) => !isFaceUp(p, slot));
const lastHidden = (p: Position): number =>
  p.ruleset.layout.slots.findLastIndex((_plan, slot) => !isFaceUp(p, slot));
const piecesAt = (p: Position, where: number): string[] =>
  p.ruleset.pieces.ids.filter((_id, piece) => whereIs(p, piece) === where);
/** The tokens of all rooms that lie face down. */
const hiddenTokens = (p: Position): string =>
  p.ruleset.layout.slots
    .map((_plan, slot) => (isFaceUp(p, slot) ? '' : piecesAt(p, AT_SLOT + slot).join()))
    .join(' ');
const roomAt = (p: Position, slot: number): number => (slot < 0 ? 0 : p.data[ROOM_IN + slot]);
const oddRoom = (p: Position): boolean => roomAt(p, lastHidden(p)) % 2 === 1;

/** An event of this type tells more than it should. */
const tells = (type: EventType, more: (p: Position) => object): Answers => ({
  ...HONEST,
  does: (game, entry) =>
    HONEST.does(game, entry)?.map((addressed) =>
      addressed.event.type === type
        ? { ...addressed, event: { ...addressed.event, ...more(game.position) } }
        : addressed,
    ) ?? null,
});

/** What is meant for one seat is heard by everybody. */
const tellsAll = (type: EventType): Answers => ({
  ...HONEST,
  hears: (addressed, viewer) =>
    addressed.event.type === type ? addressed.event : HONEST.hears(addressed, viewer),
});

const shows = (more: (p: Position) => object): Answers => ({
  ...HONEST,
  sees: (p, viewer) => ({ ...viewOf(p, viewer), ...more(p) }),
});

/** Of each where it is heard: in a game from its set-up, on crowded boards, with a handicap, in secret teams. */
export type Where = 'game' | 'scenes' | 'handicap' | 'secretTeams' | 'lines' | 'four' | 'looker';

export const TELLTALES: readonly (readonly [name: string, where: Where, answers: Answers])[] = [
  [
    'a revealed room names the tokens of the next',
    'game',
    tells('roomRevealed', (p) => ({ next: piecesAt(p, AT_SLOT + nextHidden(p)) })),
  ],
  [
    'a revealed room names another',
    'game',
    tells('roomRevealed', (p) => ({ next: roomAt(p, lastHidden(p)) })),
  ],
  [
    'a revealed room tells how the next is turned',
    'game',
    tells('roomRevealed', (p) => ({ next: p.data[SLOT + Math.max(0, nextHidden(p))] & TURNED })),
  ],
  ['a placed token tells where others lie', 'game', tells('tokenPlaced', (p) => ({ rest: hiddenTokens(p) }))],
  [
    'teams that are shown tell who was left out',
    'handicap',
    tells('teamsShown', (p) => ({ out: piecesAt(p, IN_BOX) })),
  ],
  [
    'teams that are shown tell what lies at a room',
    'game',
    tells('teamsShown', (p) => ({ at: hiddenTokens(p) })),
  ],
  ['a lot tells the next lot', 'game', tells('lotDrawn', (p) => ({ next: p.data[FIRST_PLAYER] }))],
  ['the lines that are shown tell tokens', 'lines', tells('linesShown', (p) => ({ at: hiddenTokens(p) }))],
  ['a combat tells where a token lies', 'scenes', tells('combatFought', (p) => ({ at: hiddenTokens(p) }))],
  ['an attack tells a room', 'scenes', tells('attackDeclared', (p) => ({ room: roomAt(p, lastHidden(p)) }))],
  ['who leaves tells what is hidden', 'four', tells('playerLeft', (p) => ({ at: hiddenTokens(p) }))],
  ['the end of a turn tells a room', 'game', tells('turnEnded', (p) => ({ room: roomAt(p, lastHidden(p)) }))],
  ['the end of the game tells everything', 'game', tells('gameEnded', (p) => ({ all: [...p.data] }))],
  ['a card that is laid is heard by all', 'scenes', tellsAll('cardLaid')],
  ['a card that was looked at is heard by all', 'looker', tellsAll('cardsSeen')],
  ['a token that is laid is heard by all', 'game', tellsAll('tokenLaid')],
  ['a starter is heard by all', 'game', tellsAll('pieceDeployed')],
  ['a dismissal is heard by all', 'handicap', tellsAll('pieceDismissed')],
  ['a secret pick is heard by all', 'secretTeams', tellsAll('pieceChosen')],
  ['the view shows what lies at a room', 'game', shows((p) => ({ tokens: hiddenTokens(p) }))],
  ['the view shows a room that lies face down', 'game', shows((p) => ({ room: roomAt(p, nextHidden(p)) }))],
  ['the view shows a lot', 'game', shows((p) => ({ lot: p.data[FIRST_PLACER] }))],
  ['the view shows the box', 'secretTeams', shows((p) => ({ box: piecesAt(p, IN_BOX) }))],
  [
    'the view counts what will be left of a hand',
    'scenes',
    shows((p) => ({
      left: p.ruleset.colours.map((_colour, seat) =>
        cardsIn(p.data[COMBAT_HAND + seat]).filter((card) => card !== p.data[LAID + seat]),
      ),
    })),
  ],
  [
    'a clock runs by what is hidden',
    'game',
    { ...HONEST, waits: (p) => [HONEST.waits(p), oddRoom(p) ? 'turn' : null] },
  ],
  [
    'the list is longer for some hidden rooms',
    'game',
    {
      ...HONEST,
      lists: (p, seat, decoded) => [HONEST.lists(p, seat, decoded), ...(oddRoom(p) ? [[0, 0, 0]] : [])],
    },
  ],
  [
    'the end may be claimed by what is hidden',
    'game',
    {
      ...HONEST,
      stands: (p, seat) => [
        ...anytimeActions(p, seat),
        ...(oddRoom(p) ? [{ type: 'claimEnd' } satisfies Action] : []),
      ],
    },
  ],
  [
    'a refusal depends on what is hidden',
    'game',
    {
      ...HONEST,
      judges(p, request) {
        const answer = check(p, request);
        return answer.ok || !oddRoom(p) ? answer : { ...answer, refusal: { ...answer.refusal, at: 0 } };
      },
    },
  ],
  [
    'a typed line is answered by what is hidden',
    'game',
    {
      ...HONEST,
      reads: (p, seat, line, language) => [HONEST.reads(p, seat, line, language), hiddenTokens(p)],
    },
  ],
  [
    'a sample keeps the true rooms',
    'game',
    {
      ...HONEST,
      deals(p, viewer, seed) {
        const dealt = HONEST.deals(p, viewer, seed).copy();
        for (const slot of p.ruleset.layout.slots.keys()) dealt.data[ROOM_IN + slot] = p.data[ROOM_IN + slot];
        return dealt;
      },
    },
  ],
  [
    'what may be taken back depends on what is hidden',
    'game',
    { ...HONEST, keeps: (game, seat) => [HONEST.keeps(game, seat), oddRoom(game.position)] },
  ],
];
