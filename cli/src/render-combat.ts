/** The lines of the panel about what goes on between turns: who fights whom, which cards lie there, who must act. */
import type { PieceJson, Seat } from '@dungeon-twister/rules';
import type { Run } from './canvas.ts';
import { COLOUR_WORDS, type Language } from '@dungeon-twister/words';
import { PANEL_WORDS } from './panel-words.ts';
import type { Sight } from './perspective.ts';
import { indexOf, tokenName } from './tokens.ts';
import { TOGETHER, wrapped } from './wrapped.ts';

/** A panel above the labyrinth has no more room on a usual terminal. */
const WIDTH = 72;
const UNDECIDED = -2;
const FIGHTS: readonly string[] = ['attacks', 'defends'];

const colourOf = ({ table }: Sight, seat: Seat, language: Language): string =>
  COLOUR_WORDS[table.colours[seat] ?? 'blue'][language];

export function combatLines(sight: Sight, language: Language): Run[][] {
  const words = PANEL_WORDS[language];
  const sides = combatSides(sight, (piece) => {
    const { kinds } = sight.table.pieces;
    const kind = kinds[indexOf(sight.table, piece)];
    return `${tokenName(sight.table, piece, language)} ${kind?.name[language] ?? piece.id}`;
  });
  if (sides === null) return [];
  const states = sight.table.colours.map((_colour, seat) => ({
    who: colourOf(sight, seat, language),
    ...combatState(sight, seat, language),
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
export const shortCombat = (sight: Sight, language: Language): string | null =>
  combatSides(sight, (piece) => tokenName(sight.table, piece, language));

/** What a player has done in the combat: told of him as a verb, or as what lies before him. */
export function combatState(
  sight: Sight,
  seat: Seat,
  language: Language,
): { readonly verbs: readonly string[]; readonly cards: readonly string[] } {
  const { combat } = sight.shown;
  if (!combat) return { verbs: [], cards: [] };
  const words = PANEL_WORDS[language];
  const laid = sight.laid[seat] ?? [];
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
    cards: fightersOf(sight).has(seat) ? [card] : [],
  };
}

/** The seats that lay a card: with three or four players, not all. */
function fightersOf({ table, shown }: Sight): ReadonlySet<Seat> {
  const { combat } = shown;
  const fighting = shown.pieces.filter(
    ({ id, marks }) =>
      id === combat?.attacker || id === combat?.target || marks?.some((mark) => FIGHTS.includes(mark)),
  );
  return new Set(fighting.map((piece) => table.pieces.owner[indexOf(table, piece)] ?? 0));
}

/** `bCl Cleric + bNa Naga × yGo Goblin`: whoever attacks or is attacked stands first, then those who join. */
function combatSides({ shown }: Sight, named: (piece: PieceJson) => string): string | null {
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
export function nowText(sight: Sight, language: Language): string | null {
  const { stage, chooser, ending } = sight.shown;
  const { now, together } = PANEL_WORDS[language];
  if (ending !== 'running') return null;
  return (chooser < 0 ? together[stage] : now[stage]?.(colourOf(sight, chooser, language))) ?? null;
}

export function nowLines(sight: Sight, language: Language): Run[][] {
  const text = nowText(sight, language);
  return text === null ? [] : [[{ text, style: 'strong' }]];
}
