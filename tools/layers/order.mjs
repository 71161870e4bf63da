/**
 * The layers of each package, lowest first: a folder may import from itself and from folders before it, imports of types
 * counted. Files that stand in `src` itself are named like folders; `*` is every other one of them.
 *
 * `npm run layers` draws what is so, and the linter refuses what is not (tools/layers/plugin.mjs).
 */

/** @type {Readonly<Record<string, readonly string[]>>} */
export const LAYERS = {
  rules: [
    'vocabulary.ts',
    'version.ts',
    'file-limits.ts',
    'chance.ts',
    'reasons.ts',
    'refusals.ts',
    'reasons-french.ts',
    'json',
    'map',
    'model',
    'labyrinth',
    'turn',
    'combat',
    'actions',
    'flow',
    'content',
    'editions',
    'authoring',
    'options-fault.ts',
    'new-game.ts',
    'position-json',
    'rule-changes.ts',
    'undo.ts',
    'game.ts',
    'record',
    'view',
    'notation',
    'queries',
    '*',
  ],
  server: [
    'time.ts',
    'buckets.ts',
    'storage',
    'data-place.ts',
    'table',
    'bots',
    'tables',
    'people',
    'notices',
    'net',
    'operation',
    '*',
  ],
  web: [
    'icons',
    'browser',
    'match',
    'words',
    'store',
    'board',
    'sound',
    'motion',
    'panels',
    'bots',
    'home',
    'play',
    'hints',
    'learn',
    'missions',
    'statistics',
    'online',
    'app',
    '*',
  ],
};

/**
 * The layer of a file: its folder, or its own name where it stands in `src` itself.
 *
 * @param {string} file the path from the repository, with slashes
 * @returns {{ package: string, layer: string } | null}
 */
export function layerOf(file) {
  const [name, src, ...path] = file.split('/');
  const first = path[0];
  if (src !== 'src' || name === undefined || first === undefined || !(name in LAYERS)) return null;
  return { package: name, layer: first };
}

/**
 * Where a layer stands, or -1.
 *
 * @param {string} name
 * @param {string} layer
 */
export function heightOf(name, layer) {
  const order = LAYERS[name] ?? [];
  const height = order.indexOf(layer);
  return height < 0 && layer.includes('.') ? order.indexOf('*') : height;
}
