/**
 * Whatever the page shows may come from a file, a link or a name that somebody chose. Signs in it that turn text around,
 * hide it or are obeyed by something are shown as what they are: here, for every element that is made, so that no part
 * of the page can forget to. What somebody typed into a field stays his own.
 */
import { visible } from '@dungeon-twister/words';
import { options, type VNode } from 'preact';

/** Attributes that are read out or shown. */
const SHOWN = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'] as const;

function plain(children: unknown): unknown {
  if (typeof children === 'string') return visible(children);
  if (!Array.isArray(children)) return children;
  const all: readonly unknown[] = children;
  const shown = all.map(plain);
  // The same list where nothing changed, as nearly always.
  return shown.every((child, index) => child === all[index]) ? children : shown;
}

function showPlainly(vnode: VNode): void {
  // Components hand their texts on to elements.
  if (typeof vnode.type !== 'string') return;
  const props = vnode.props as Record<string, unknown>;
  const changed = ['children', ...SHOWN].flatMap((name) => {
    const shown = plain(props[name]);
    return shown === props[name] ? [] : [[name, shown] as const];
  });
  if (changed.length > 0) vnode.props = { ...vnode.props, ...Object.fromEntries(changed) };
}

export function showTextPlainly(): void {
  const others = options.vnode?.bind(options);
  options.vnode = (vnode) => {
    showPlainly(vnode);
    others?.(vnode);
  };
}
