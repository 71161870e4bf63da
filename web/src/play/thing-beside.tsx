/** The card of a thing of the board beside the thing itself. */
import type { RefObject } from 'preact';
import type { Thing } from '../board/things.ts';
import { ThingCard } from '../panels/thing-card.tsx';
import { CardBeside } from './card-beside.tsx';
import type { AtTable } from './play-controller.ts';

interface ThingBesideProps extends AtTable {
  readonly thing: Thing;
  readonly area: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export const ThingBeside = ({ controller, thing, area, onClose }: ThingBesideProps) => (
  <CardBeside
    name="thing"
    controller={controller}
    subject=".asked-thing"
    of={JSON.stringify(thing)}
    area={area}
  >
    <ThingCard
      ruleset={controller.match.ruleset}
      view={controller.now.view}
      thing={thing}
      onClose={onClose}
    />
  </CardBeside>
);
