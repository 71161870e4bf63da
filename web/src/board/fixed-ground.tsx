/** What of a board stays as it is while pieces move: it is drawn again only when the board itself lies otherwise. */
import type { ReadonlySignal } from '@preact/signals';
import { Component } from 'preact';
import { Casing, Rim } from './ground-art.tsx';
import type { Plane } from './plane.ts';

const liesAlike = (one: Plane, other: Plane): boolean =>
  one.turned === other.turned &&
  one.chart.ruleset === other.chart.ruleset &&
  one.chart.arrangement === other.chart.arrangement;

export class Ground extends Component<{ readonly plane: Plane }> {
  override shouldComponentUpdate({ plane }: { readonly plane: Plane }): boolean {
    return !liesAlike(plane, this.props.plane);
  }
  override render({ plane }: { readonly plane: Plane }) {
    return <Casing plane={plane} />;
  }
}

/** On a small screen the names are larger beside their squares. */
export const Names = ({
  plane,
  grain,
}: {
  readonly plane: Plane;
  readonly grain: ReadonlySignal<number>;
}) => <FixedRim plane={plane} size={Math.min(19, Math.max(12, 10 / grain.value))} />;

interface RimProps {
  readonly plane: Plane;
  readonly size: number;
}

class FixedRim extends Component<RimProps> {
  override shouldComponentUpdate({ plane, size }: RimProps): boolean {
    return size !== this.props.size || !liesAlike(plane, this.props.plane);
  }
  override render(props: RimProps) {
    return <Rim {...props} />;
  }
}
