/** The lines of the panel about what goes on between turns: who fights whom, which cards lie there, who must act. */
import type { PieceJson, Seat } from '@dungeon-twister/rules';
import type { Run } from './canvas.ts';
import { type Language, seatColour } from '@dungeon-twister/words';
import { PANEL_WORDS } from './panel-words.ts';
import type { Perspective } from './perspective.ts';
import { indexOf, tokenName } from './tokens.ts';
import { TOGETHER, wrapped } from './wrapped.ts';

/** A panel above the labyrinth has no more room on a usual terminal. */
const WIDTH = 72;
const UNDECIDED = -2;
const FIGHTS: readonly string[] = ['attacks', 'defends'];

export function combatLines(perspective: Perspective, language: Language): Run[][] {
  const words = PANEL_WORDS[language];
  const sides = combatSides(perspective, (piece) => {
    const { kinds } = perspective.ruleset.pieces;
    const kind = kinds[indexOf(perspective.ruleset, piece)];
    return `${tokenName(perspective.ruleset, piece, language)} ${kind?.name[language] ?? piece.id}`;
  });
  if (sides === null) return [];
  const states = perspective.ruleset.colours.map((_colour, seat) => ({
    who: seatColour(perspective.ruleset, seat, language),
    ...combatState(perspective, seat, language),
  }));
  const said = [
    ...states.flatMap(({ who, verbs }) => verbs.map((verb) => `${who} ${verb}`)),
    ...states.flatMap(({ who, cards }) => cards.map((card) => words.of(who, card))),
  ];
  return [
    ...wrapped(`${words.combat} ${sides}`, WIDTH, '  ').map((text): Run[] => [{ text, style: 'strong' }]),
    [{ text: `  ${said.join(', ')}` }],
  ];
}

/** The same without names: `bCl + bNa × yGo`. */
export const shortCombat = (perspective: Perspective, language: Language): string | null =>
  combatSides(perspective, (piece) => tokenName(perspective.ruleset, piece, language));

/** What a player has done in the combat: told of him as a verb, or as what lies before him. */
export function combatState(
  perspective: Perspective,
  seat: Seat,
  language: Language,
): { readonly verbs: readonly string[]; readonly cards: readonly string[] } {
  const { combat } = perspective.shown;
  if (!combat) return { verbs: [], cards: [] };
  const words = PANEL_WORDS[language];
  const laid = perspective.laid[seat] ?? [];
  const card =
    laid.length === 0
      ? words.noCard
      : laid.includes('hidden')
        ? words.faceDown(laid.length)
        : words.laid(laid.join('+'));
  return {
    verbs: [
      ...(combat.namer === seat && combat.named !== UNDECIDED ? [words.named(combat.named)] : []),
      ...(combat.chosen?.[seat] === 'hidden' ? [words.chosen] : []),
    ],
    cards: fightersOf(perspective).has(seat) ? [card] : [],
  };
}

/** The seats that lay a card: with three or four players, not all. */
function fightersOf({ ruleset, shown }: Perspective): ReadonlySet<Seat> {
  const { combat } = shown;
  const fighting = shown.pieces.filter(
    ({ id, marks }) =>
      id === combat?.attacker || id === combat?.target || marks?.some((mark) => FIGHTS.includes(mark)),
  );
  return new Set(fighting.map((piece) => ruleset.pieces.owner[indexOf(ruleset, piece)] ?? 0));
}

/** `bCl Cleric + bNa Naga × yGo Goblin`: whoever attacks or is attacked stands first, then those who join. */
function combatSides({ shown }: Perspective, named: (piece: PieceJson) => string): string | null {
  const { combat } = shown;
  if (!combat) return null;
  const side = (first: string, mark: string): string => {
    const others = shown.pieces.filter(({ id, marks }) => id !== first && marks?.some((one) => one === mark));
    const leader: PieceJson = { id: first, where: 'box' };
    return [leader, ...others].map((piece) => named(piece).replaceAll(' ', TOGETHER)).join(' + ');
  };
  return `${side(combat.attacker, 'attacks')} × ${side(combat.target, 'defends')}`;
}

/** Who must act, where whose turn it is does not tell it. */
export function nowText(perspective: Perspective, language: Language): string | null {
  const { stage, chooser, ending } = perspective.shown;
  const { now, together } = PANEL_WORDS[language];
  if (ending !== 'running') return null;
  return (
    (chooser < 0 ? together[stage] : now[stage]?.(seatColour(perspective.ruleset, chooser, language))) ?? null
  );
}

export function nowLines(perspective: Perspective, language: Language): Run[][] {
  const text = nowText(perspective, language);
  return text === null ? [] : [[{ text, style: 'strong' }]];
}
