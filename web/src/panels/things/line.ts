/** A line: who starts there, and who leaves by it. */
import { type Colour, exitLines } from '@dungeon-twister/rules';
import { capital } from '@dungeon-twister/words';
import { language } from '../../words/language.ts';
import { colourName, namesInWords } from '../../words/names.ts';
import { type About, byBook, type ThingFacts, wordsNow } from './about.ts';

/** The colour that lots have dealt to a line; null while nobody knows it. */
function dealtTo({ ruleset, view }: About, line: number): Colour | null {
  const byLot = [...ruleset.layout.lines.keys()].filter((one) => ruleset.layout.lines[one]?.use === 'dealt');
  return view.shown.dealt?.[byLot.indexOf(line)] ?? null;
}

export function aboutLine(about: About, index: number): ThingFacts {
  const w = wordsNow();
  const { ruleset, view, chart } = about;
  const line = ruleset.layout.lines[index];
  const use = line?.use ?? 'start';
  const leavers = [...ruleset.colours.keys()].filter((seat) =>
    exitLines(ruleset, seat, view.shown.dealt ?? []).includes(index),
  );
  const owner = ruleset.colours[line?.owner ?? -1];
  const dealt = use === 'dealt' ? dealtTo(about, index) : null;
  const isUnknown = use === 'dealt' && dealt === null;
  const starts = owner ? w.starts(colourName(owner).toLocaleLowerCase(language.value)) : w.startsAll;
  return {
    title:
      use === 'finish' ? w.finish : use === 'dealt' ? w.dealtLine : capital(namesInWords(chart).line(index)),
    lines: [
      ...(use === 'start' ? [starts] : []),
      ...((line?.facings ?? 0) > 0 ? [w.facing] : []),
      ...(isUnknown ? [w.unknownLine] : []),
      ...(dealt !== null && leavers.length === 0 ? [w.decoy] : []),
      ...(leavers.length > 0 ? [w.leaving] : []),
    ],
    uses: isUnknown
      ? []
      : [
          {
            label: w.leaves,
            text: leavers.map((seat) => colourName(ruleset.colours[seat] ?? 'blue')).join(', ') || w.nobody,
          },
        ],
    rules: rulesOfLine(about, use),
  };
}

function rulesOfLine(about: About, use: 'start' | 'finish' | 'dealt'): readonly string[] {
  const { ruleset } = about;
  if (use === 'finish') return ['MP-RACE-15', 'BD-EXIT-8'];
  if (use === 'dealt') return ['MP-EXITS-3', 'MP-EXITS-13'];
  return [
    ...byBook(
      about,
      ['BD-MOVE-19', 'BD-EXIT-1', 'BD-EXIT-3', 'BD-EXIT-8'],
      ['CG-START-1', 'CG-START-5', 'CG-EXIT-1', 'CG-EXIT-3'],
    ),
    ...(ruleset.seats > 2 && !ruleset.scenario.leavesBy ? ['MP-STD-3'] : []),
  ];
}
