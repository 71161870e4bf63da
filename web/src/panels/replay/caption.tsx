/** What was done in a step, under the board: whose turn it is, and in words what happened. */
import { type Colour, type Lens, lineThrough, SECRET_LINE, type Step } from '@dungeon-twister/rules';
import { notationIsShown } from '../../browser/notation-setting.ts';
import { language, tongue } from '../../words/language.ts';
import { colourName, verbOf } from '../../words/names.ts';
import { panelWords } from '../../words/panel-words.ts';
import { Emblem } from '../emblem.tsx';
import { entriesOf } from '../entries.ts';

interface Props {
  readonly step: Step;
  readonly lens: Lens;
  /** 0 in the set-up. */
  readonly turn: number;
  readonly colour: Colour | undefined;
}

export function Caption({ step, lens, turn, colour }: Props) {
  const w = panelWords();
  const line = lineThrough(step, lens, language.value);
  return (
    <p class={`replay-caption ${colour ?? ''}`}>
      <span class="replay-turn row">
        {colour && <Emblem colour={colour} />}
        {turn === 0 ? w.setUp : w.turn(turn)}
        {colour && ` · ${colourName(colour)}`}
      </span>
      <span class="now">
        {sayStep(step, lens)}
        {notationIsShown.value && line !== SECRET_LINE && line !== '' && <code> {line}</code>}
      </span>
    </p>
  );
}

/** In words; what needs none in the log, as the end of a turn, is called by its deed. */
function sayStep(step: Step, lens: Lens): string {
  const w = panelWords();
  const { entry } = step;
  const said = entriesOf(step, lens, tongue()).flatMap((one) => one.said.map(({ text }) => text));
  if (said.length > 0) return said.join(' ');
  if (entry === null) return w.start;
  if ('timeRanOut' in entry) return w.timeRanOut;
  return lineThrough(step, lens, language.value) === SECRET_LINE ? w.secretDeed : verbOf(entry.action.type);
}
