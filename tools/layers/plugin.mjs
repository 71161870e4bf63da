/** A rule of the linter: nothing is imported from a layer above, nor from one that the order does not name. */
import { relative, sep } from 'node:path';
import { dirname, join } from 'node:path/posix';
import { heightOf, layerOf } from './order.mjs';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Why a file may not import another, or null.
 *
 * @param {string} from
 * @param {string} to
 * @returns {string | null}
 */
export function whyNotImport(from, to) {
  const [here, there] = [layerOf(from), layerOf(to)];
  if (!here || !there || here.package !== there.package || here.layer === there.layer) return null;
  const [low, high] = [heightOf(here.package, here.layer), heightOf(there.package, there.layer)];
  if (low < 0) return `${here.layer} has no place among the layers: give it one in tools/layers/order.mjs.`;
  if (high < 0) return `${there.layer} has no place among the layers: give it one in tools/layers/order.mjs.`;
  return high > low || (high === low && here.layer !== there.layer && !isRoot(here.layer))
    ? `${here.layer} lies below ${there.layer} (tools/layers/order.mjs): move what both need down, or ask from above.`
    : null;
}

/** @param {string} layer */
const isRoot = (layer) => layer.includes('.');

const order = {
  /** @param {{ filename: string, report: (fault: { node: unknown, message: string }) => void }} context */
  create(context) {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    /** @param {{ source?: { value?: unknown } | null }} node */
    const judge = (node) => {
      const path = node.source?.value;
      if (typeof path !== 'string' || !path.startsWith('.')) return;
      const message = whyNotImport(file, join(dirname(file), path));
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: judge,
      ImportExpression: judge,
      ExportNamedDeclaration: judge,
      ExportAllDeclaration: judge,
      TSImportType: judge,
    };
  },
};

export default { meta: { name: 'layers' }, rules: { order } };
