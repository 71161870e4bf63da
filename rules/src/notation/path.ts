/**
 * A path with what is taken and left on the way: `a1-a3(+Ro)-c3`.
 *
 * A dash walks straight, over every square in between; `a1-a3` passes a2. A stroke goes to the next square that is
 * named and nowhere in between; it is needed only for wishes that no rule grants. In brackets stands what is done on
 * a square: `-Sw` leaves the Sword there, `+Ro` takes the Rope, `-Sw+Ro` swaps the one for the other. Between zones a
 * dash is one step, and what is left may be given to somebody: `-Sw>Cl`.
 */
import type { Handling, PieceId } from '../model/action.ts';
import type { Place } from '../vocabulary.ts';
import { type Chart, placeAt, placeName, placeNamed, type Square, squareName, squareOf } from './chart.ts';

export interface WrittenPath {
  readonly path: readonly Place[];
  readonly handlings: readonly Handling[];
}

/** How a piece is written and read, by whoever speaks. */
export interface PieceNames {
  write(id: PieceId): string | null;
  read(name: string): PieceId | null;
}

/** The unit step from one square straight towards another, or null if they do not lie in line. */
function towards(from: Square, to: Square): Square | null {
  if (from.x !== to.x && from.y !== to.y) return null;
  if (from.x === to.x && from.y === to.y) return null;
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

function stepBetween(chart: Chart, from: Place, to: Place): Square | null {
  const a = squareOf(chart, from);
  const b = squareOf(chart, to);
  const step = a && b && towards(a, b);
  return step && a && b && a.x + step.x === b.x && a.y + step.y === b.y ? step : null;
}

export function writePath(chart: Chart, { path, handlings }: WrittenPath, names: PieceNames): string | null {
  let text = '';
  for (let step = 0; step < path.length; step++) {
    const place = path[step];
    const inward = step > 0 ? stepBetween(chart, path[step - 1], place) : null;
    const zones = chart.ruleset.layout.zones > 0;
    const onward = step + 1 < path.length ? stepBetween(chart, place, path[step + 1]) : null;
    const done = writeHandlings(
      handlings.filter((handling) => handling.step === step),
      names,
    );
    if (done === null) return null;
    // A square in the middle of a straight walk needs no name.
    if (!zones && inward && onward && inward.x === onward.x && inward.y === onward.y && done === '') continue;
    if (step > 0) text += zones || inward ? '-' : '/';
    text += placeName(chart, place) + done;
  }
  return text;
}

export function writeHandlings(handlings: readonly Handling[], names: PieceNames): string | null {
  let text = '';
  for (const { leave, to, take } of handlings) {
    const [left, given, taken] = [leave, to, take].map((id) => (id === undefined ? '' : names.write(id)));
    if (left === null || given === null || taken === null) return null;
    text += `(${left && `-${left}`}${given && `>${given}`}${taken && `+${taken}`})`;
  }
  return text;
}

const STATION = /([-/]?)([nesw]?[A-P]\.[TSCG]|[a-z]{1,2}\d{1,2}|[A-Z]#\d{1,2})((?:\([^()]*\))*)/y;
const HANDLING = /\((?:-([\w-]+?))?(?:>([\w-]+?))?(?:\+([\w-]+))?\)/y;

export interface PathFault {
  readonly kind: 'form' | 'square' | 'piece' | 'straight';
  readonly text: string;
}

export function readPath(chart: Chart, text: string, names: PieceNames): WrittenPath | PathFault {
  const path: Place[] = [];
  const handlings: Handling[] = [];
  STATION.lastIndex = 0;
  while (STATION.lastIndex < text.length) {
    const from = STATION.lastIndex;
    const found = STATION.exec(text);
    if (!found || (path.length === 0) !== (found[1] === '')) return { kind: 'form', text: text.slice(from) };
    const [, mark, name, done] = found;
    const end = STATION.lastIndex;
    const place = placeNamed(chart, name);
    if (place === null) return { kind: 'square', text: name };
    if (mark === '-' && chart.ruleset.layout.zones === 0) {
      const between = straightBetween(chart, path[path.length - 1], place);
      if (!Array.isArray(between)) return between ?? { kind: 'straight', text: name };
      path.push(...between);
    }
    path.push(place);
    const fault = readHandlings(done, path.length - 1, handlings, names);
    if (fault) return fault;
    STATION.lastIndex = end;
  }
  return path.length === 0 ? { kind: 'form', text } : { path, handlings };
}

/** The places between two that lie in line, neither included; or the first square between them that is no place. */
function straightBetween(chart: Chart, from: Place, to: Place): Place[] | PathFault | null {
  const a = squareOf(chart, from);
  const b = squareOf(chart, to);
  const step = a && b && towards(a, b);
  if (!step || !a || !b) return null;
  const between: Place[] = [];
  for (let x = a.x + step.x, y = a.y + step.y; x !== b.x || y !== b.y; x += step.x, y += step.y) {
    const place = placeAt(chart, { x, y });
    if (place === null) return { kind: 'square', text: squareName(chart, { x, y }) };
    between.push(place);
  }
  return between;
}

export function readHandlings(
  text: string,
  step: number,
  out: Handling[],
  names: PieceNames,
): PathFault | null {
  HANDLING.lastIndex = 0;
  while (HANDLING.lastIndex < text.length) {
    const from = HANDLING.lastIndex;
    const found = HANDLING.exec(text);
    if (!found) return { kind: 'form', text: text.slice(from) };
    const [leave, to, take] = [found[1], found[2], found[3]].map((name) =>
      name === undefined ? undefined : names.read(name),
    );
    const unknown = [leave, to, take].indexOf(null);
    if (unknown >= 0) return { kind: 'piece', text: found[unknown + 1] };
    out.push({
      step,
      ...(typeof leave === 'string' ? { leave } : {}),
      ...(typeof to === 'string' ? { to } : {}),
      ...(typeof take === 'string' ? { take } : {}),
    });
  }
  return null;
}
