/** The card of a piece beside the piece itself. */
import type { PieceId } from '@dungeon-twister/rules';
import type { RefObject } from 'preact';
import { PieceCard } from '../panels/piece-card.tsx';
import { CardBeside } from './card-beside.tsx';
import type { AtTable } from './play-controller.ts';

interface PieceBesideProps extends AtTable {
  readonly id: PieceId;
  readonly area: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export const PieceBeside = ({ controller, id, area, onClose }: PieceBesideProps) => (
  <CardBeside
    name="piece"
    controller={controller}
    subject={`[data-piece="${CSS.escape(id)}"] .token`}
    of={id}
    area={area}
  >
    <PieceCard ruleset={controller.match.ruleset} view={controller.now.view} id={id} onClose={onClose} />
  </CardBeside>
);
