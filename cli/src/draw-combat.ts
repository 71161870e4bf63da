/** The lines of the panel about what goes on between turns: who fights whom, which cards lie there, who must act. */
import type { PieceJson, Seat } from '@dungeon-twister/rules';
import type { Run } from './canvas.ts';
import { COLOUR_WORDS, type Language } from '@dungeon-twister/words';
import { PANEL_WORDS } from './panel-words.ts';
import type { Sight } from './sight.ts';
import { indexOf, tokenName } from './tokens.ts';
import { TOGETHER, wrapped } from './wrapped.ts';

/** A panel above the labyrinth has no more room on a usual terminal. */
const WIDTH = 72;
const UNDECIDED = -2;
const FIGHTS: readonly string[] = ['attacks', 'defends'];

const colourOf = ({ table }: Sight, seat: Seat, language: Language): string =>
  COLOUR_WORDS[table.colours[seat] ?? 'blue'][language];

export function combatLines(sight: Sight, language: Language): Run[][] {
  const { shown, laid } = sight;
  const { combat } = shown;
  if (!combat) return [];
  const words = PANEL_WORDS[language];
  const attackers = side(sight, combat.attacker, 'attacks', language);
  const defenders = side(sight, combat.target, 'defends', language);
  const named =
    combat.namer >= 0 && combat.named !== UNDECIDED
      ? [words.named(colourOf(sight, combat.namer, language), combat.named)]
      : [];
  const fighting = fightersOf(sight);
  const lying = laid.flatMap((cards, seat): string[] => {
    if (!fighting.has(seat)) return [];
    const who = colourOf(sight, seat, language);
    if (cards.length === 0) return [words.noCard(who)];
    return [cards.includes('hidden') ? words.faceDown(who, cards.length) : words.laid(who, cards.join('+'))];
  });
  const chosen = (combat.chosen ?? []).flatMap((answer, seat) =>
    answer === 'hidden' ? [words.chosen(colourOf(sight, seat, language))] : [],
  );
  return [
    ...wrapped(`${words.combat} ${attackers} × ${defenders}`, WIDTH, '  ').map((text): Run[] => [
      { text, style: 'strong' },
    ]),
    [{ text: `  ${[...named, ...lying, ...chosen].join(', ')}` }],
  ];
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

/** `bCl Cleric + bNa Naga`: whoever attacks or is attacked stands first, then those who join. */
function side(
  { table, shown }: Sight,
  first: string,
  mark: 'attacks' | 'defends',
  language: Language,
): string {
  const others = shown.pieces.filter(({ id, marks }) => id !== first && marks?.includes(mark));
  const leader: PieceJson = { id: first, where: 'box' };
  return [leader, ...others]
    .map((piece) => {
      const kind = table.pieces.kinds[indexOf(table, piece)];
      const name = `${tokenName(table, piece, language)} ${kind?.name[language] ?? piece.id}`;
      return name.replaceAll(' ', TOGETHER);
    })
    .join(' + ');
}

/** Who must act, where whose turn it is does not tell it. */
export function nowLines(sight: Sight, language: Language): Run[][] {
  const { stage, chooser, ending } = sight.shown;
  const { now, together } = PANEL_WORDS[language];
  const text = chooser < 0 ? together[stage] : now[stage]?.(colourOf(sight, chooser, language));
  return text === undefined || ending !== 'running' ? [] : [[{ text, style: 'strong' }]];
}
