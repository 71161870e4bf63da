/** A step in whole sentences: also what needs none in the log, where a heading says that a turn ends and another begins. */
import { type Lens, lineThrough, SECRET_LINE, type Seat, type Step } from '@dungeon-twister/rules';
import { language, tongue } from '../../words/language.ts';
import { colourName, verbOf } from '../../words/names.ts';
import { replayWords } from '../../words/replay-words.ts';
import { entriesOf } from '../entries.ts';

export function sayStep(step: Step, lens: Lens): string {
  const w = replayWords();
  const { colours } = step.position.ruleset;
  const named = (seat: Seat): string => colourName(colours[seat] ?? 'blue');
  const told = entriesOf(step, lens, tongue()).flatMap(({ begins, said }) => [
    ...(begins ? [w.beginsTurn(named(begins.seat))] : []),
    ...said.map(({ text }) => text),
  ]);
  const { entry } = step;
  if (entry && 'action' in entry && entry.action.type === 'endTurn')
    told.unshift(w.endsTurn(named(entry.seat)));
  if (told.length > 0) return told.join(' ');
  if (entry === null) return w.start;
  if ('timeRanOut' in entry) return w.timeRanOut;
  return lineThrough(step, lens, language.value) === SECRET_LINE ? w.secretDeed : verbOf(entry.action.type);
}
