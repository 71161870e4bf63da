/** Parts of the drawing that are drawn again only when they are given something else. */
import { Component, type ComponentChild, type ComponentType } from 'preact';

function isSame(one: object, other: object): boolean {
  const before = new Map<string, unknown>(Object.entries(other));
  const now = Object.entries(one);
  return now.length === before.size && now.every(([name, value]) => before.get(name) === value);
}

export const unlessSame = <Props extends object>(
  draw: (props: Props) => ComponentChild,
): ComponentType<Props> =>
  class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isSame(next, this.props);
    }

    override render(props: Props) {
      return draw(props);
    }
  };
