/** What stands above the small drawing: whose turn it is or who fights whom, then a line for each team. */
import { isOnLine, type PieceJson, type Place, placeName, type SeatView } from '@dungeon-twister/rules';
import { capital, type Language, seatColour } from '@dungeon-twister/words';
import { lengthOf, type Run } from './canvas.ts';
import { isRoomy } from './compact-cell.ts';
import { type Columns, COMPACT_WIDTH } from './compact-columns.ts';
import { combatState, nowText, shortCombat } from './render-combat.ts';
import { holdings, liftedLines, turnLine } from './render-panel.ts';
import { zoneSquares } from './render-zones.ts';
import { MAP_WORDS } from './map-words.ts';
import { PANEL_WORDS } from './panel-words.ts';
import { knownPieces, type Perspective, woundedIn } from './perspective.ts';
import { indexOf, stateMark, tokenName, tokensIn, tokensOf, tokenStyle } from './tokens.ts';

export const compactLines = (perspective: Perspective, columns: Columns, language: Language): Run[][] =>
  [
    headline(perspective, language),
    ...liftedLines(perspective, language),
    ...perspective.ruleset.colours.map((_colour, seat) => teamLine(perspective, seat, columns, language)),
  ].map(cut);

/** Whose turn it is, and who must act and who fights whom; how the drawing is read where there is nothing else to say. */
function headline(perspective: Perspective, language: Language): Run[] {
  const turn = turnLine(perspective, language);
  const now = nowText(perspective, language);
  const combat = shortCombat(perspective, language);
  const words = PANEL_WORDS[language];
  if (now === null && combat === null) {
    const [first, second] = [0, 1].map((seat) => seatColour(perspective.ruleset, seat, language));
    return [
      ...turn,
      { text: `   ${MAP_WORDS[language].compact(first ?? '', second ?? '')}`, style: 'faint' },
    ];
  }
  const told =
    combat === null ? (now ?? '') : now === null ? `${words.combat} ${combat}` : words.of(now, combat);
  // The action points are the first thing that one can do without, then the turn; who must act is asked below as well.
  const before = [turn, turn.slice(0, 2)].map((runs): Run[] => [...runs, { text: '   ' }]);
  return (
    [...before, []]
      .map((runs): Run[] => [...runs, { text: told, style: 'strong' }])
      .find((runs) => lengthOf(runs) <= COMPACT_WIDTH) ?? [{ text: combat ?? told, style: 'strong' }]
  );
}

function teamLine(perspective: Perspective, seat: number, columns: Columns, language: Language): Run[] {
  const { colour, points } = perspective.shown.seats[seat] as SeatView;
  const { verbs, cards } = combatState(perspective, seat, language);
  // Who has still to lay one is said above, while he is asked.
  const laid = cards.filter((card) => card !== PANEL_WORDS[language].noCard);
  const line = (isBrief: boolean): Run[] => [
    { text: `${capital(seatColour(perspective.ruleset, seat, language))} ${points}`, style: colour },
    { text: `  ${holdings(perspective, seat, language)}` },
    ...[...verbs, ...laid].map((text): Run => ({ text: `  ${text}`, style: 'strong' })),
    ...statesOf(perspective, seat, columns, language, isBrief),
  ];
  const whole = line(false);
  return lengthOf(whole) <= COMPACT_WIDTH ? whole : line(true);
}

/** Who is wounded, carries something, or could not be drawn; in brief without the letter of his own colour. */
function statesOf(
  perspective: Perspective,
  seat: number,
  columns: Columns,
  language: Language,
  isBrief: boolean,
): Run[] {
  const { ruleset } = perspective;
  const { owner, isCharacter } = ruleset.pieces;
  const crowded = crowdedPlaces(perspective, columns);
  const named = (piece: PieceJson): string =>
    tokenName(ruleset, piece, language).slice(isBrief && owner[indexOf(ruleset, piece)] === seat ? 1 : 0);
  return tokensOf(ruleset, knownPieces(perspective))
    .filter(([, { index }]) => owner[index] === seat)
    .map(([place, token]) => ({
      token,
      mark: isCharacter[token.index] === 1 ? stateMark(ruleset, token).trim() : '',
      where: crowded.has(place) ? `@${placeName(perspective.chart, place)}` : '',
    }))
    .filter(({ mark, where }) => mark + where !== '')
    .flatMap(({ token, mark, where }): Run[] => [
      { text: isBrief ? ' ' : '  ' },
      { text: named(token.piece), style: tokenStyle(ruleset, token) },
      { text: mark + token.load.map(named).join('+') + where },
    ]);
}

/** Zones in which not everybody could be drawn. */
function crowdedPlaces(perspective: Perspective, columns: Columns): ReadonlySet<Place> {
  const { ruleset, chart } = perspective;
  if (ruleset.layout.zones === 0) return new Set();
  const inside = [...tokensIn(ruleset, knownPieces(perspective))].filter(
    ([place]) => !isOnLine(ruleset, place),
  );
  return new Set(
    inside
      .filter(([place, tokens]) => {
        const names = tokens.length + woundedIn(perspective, place).length;
        return zoneSquares(chart, place, names, ({ y }) => isRoomy(columns, y)).free.length < names;
      })
      .map(([place]) => place),
  );
}

/** As many characters as a usual terminal has. */
function cut(runs: readonly Run[]): Run[] {
  let left = COMPACT_WIDTH;
  return runs.map(({ text, ...style }) => {
    const shown = Array.from(text).slice(0, left).join('');
    left -= Array.from(shown).length;
    return { text: shown, ...style };
  });
}
