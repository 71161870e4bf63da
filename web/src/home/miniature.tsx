/** A saved game in miniature: as it stands, or the plan of its scenario where that is not known. */
import { scenarioById } from '@dungeon-twister/rules';
import { Component } from 'preact';
import { StillBoard } from '../board/still-board.tsx';
import { bringWholeRules } from '../store/whole-rules.ts';
import type { Save } from '../store/saves.ts';
import { MiniMap } from './mini-map.tsx';

bringWholeRules();

interface Props {
  readonly save: Save;
}

/** As wide as high, so that every board finds its place in the list. */
const SPACE = { width: 1.4, height: 1 };

/** What is stored may be anything: a picture that cannot be drawn must not take the list with it. */
export class Miniature extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  override componentDidCatch(): void {
    this.setState({ isBroken: true });
  }

  override render({ save: { summary } }: Props, { isBroken }: { readonly isBroken: boolean }) {
    if (summary.view && !isBroken)
      return (
        <span class="home-miniature">
          <StillBoard view={summary.view} space={SPACE} />
        </span>
      );
    const scenario = scenarioById(summary.scenario);
    return <span class="home-miniature">{scenario && <MiniMap layout={scenario.layout} />}</span>;
  }
}
