/** No answer came from a contestant: he has lost the game, for this reason. */
import type { FaultKind } from './outcome.ts';

export class Forfeit extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, detail: string) {
    super(detail);
    this.kind = kind;
  }
}
