/**
 * Whatever the page shows may come from a file, a link or a name that somebody chose. Signs in it that turn text around,
 * hide it or are obeyed by something are shown as what they are: here, for every element that is made, so that no part
 * of the page can forget to. What somebody typed into a field stays his own.
 */
import { type Language, visible } from '@dungeon-twister/words';
import { options, type VNode } from 'preact';

/** Attributes that are read out or shown. */
const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
] as const;
const SHOWN = ['children', ...ATTRIBUTES] as const;

/** What is copied from here must stay what it is, to the space. */
const EXACT: ReadonlySet<string> = new Set(['pre', 'code', 'kbd', 'textarea']);

/**
 * French puts a space before some signs, and a line must not begin with one of them. The words are written with
 * ordinary spaces wherever somebody may copy or search them; only what is shown keeps the sign and its word together.
 */
const NEVER_BROKEN = / (?=[;:?!»])|(?<=«) /g;

const frenchSpaces = (text: string): string => text.replace(NEVER_BROKEN, '\u00a0');

function plain(children: unknown, shownAs: (text: string) => string): unknown {
  if (typeof children === 'string') return shownAs(children);
  if (!Array.isArray(children)) return children;
  const all: readonly unknown[] = children;
  const shown = all.map((child) => plain(child, shownAs));
  // The same list where nothing changed, as nearly always.
  return shown.every((child, index) => child === all[index]) ? children : shown;
}

function showPlainly(vnode: VNode, language: Language): void {
  // Components hand their texts on to elements.
  const { type: tag } = vnode;
  if (typeof tag !== 'string') return;
  const isFrench = language === 'fr' && !EXACT.has(tag);
  const shownAs = (text: string): string => (isFrench ? frenchSpaces(visible(text)) : visible(text));
  const props = vnode.props as Record<string, unknown>;
  // For every element of every drawing: nothing is made where nothing changes.
  for (const name of SHOWN) {
    const given = props[name];
    if (given === undefined) continue;
    const shown = plain(given, shownAs);
    if (shown !== given) vnode.props = { ...vnode.props, [name]: shown };
  }
}

export function showTextPlainly(language: () => Language): void {
  const others = options.vnode?.bind(options);
  options.vnode = (vnode) => {
    showPlainly(vnode, language());
    others?.(vnode);
  };
}
