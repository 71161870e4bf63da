/** What was done in a step, under the board: whose turn it is, and in words what happened. */
import { type Colour, type Lens, lineThrough, SECRET_LINE, type Step } from '@dungeon-twister/rules';
import { notationIsShown } from '../../browser/notation-setting.ts';
import { language } from '../../words/language.ts';
import { colourName } from '../../words/names.ts';
import { panelWords } from '../../words/panel-words.ts';
import { Emblem } from '../emblem.tsx';
import { sayStep } from './say-step.ts';

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
