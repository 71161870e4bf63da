/**
 * A path with whole numbers: shorter, and on a square of 512 nobody sees the difference.
 *
 * Every point is rounded where it lies and only then written as a step from the one before, so that small errors never
 * add up along an outline.
 */

/** How many numbers each command takes, and which of them are not a point. */
const TAKES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** The two flags of an arc may be written without anything between them and the next number. */
const FLAG = /^[01]/;

/** Commands with their numbers, one set for each. */
function* commands(path) {
  let rest = path.trim();
  let command = '';
  const number = (isFlag) => {
    rest = rest.replace(/^[\s,]+/, '');
    const found = isFlag ? FLAG.exec(rest) : /^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/.exec(rest);
    if (!found) throw new Error(`no number at "${rest.slice(0, 20)}"`);
    rest = rest.slice(found[0].length);
    return Number(found[0]);
  };
  while (rest.length > 0) {
    rest = rest.replace(/^[\s,]+/, '');
    if (rest.length === 0) return;
    if (/^[a-zA-Z]/.test(rest)) {
      command = rest[0];
      rest = rest.slice(1);
    } else if (command === 'm') command = 'l';
    else if (command === 'M') command = 'L';
    const kind = command.toLowerCase();
    const numbers = Array.from({ length: TAKES[kind] }, (_, at) =>
      number(kind === 'a' && (at === 3 || at === 4)),
    );
    yield { kind, isStep: command === kind, numbers };
  }
}

/** Numbers side by side need no space before a minus. */
const written = (numbers) =>
  numbers.map((number, at) => (at > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');

/** A radius of nothing would make a line of an arc. */
const radius = (value) => Math.max(Math.round(value * 10) / 10, 0.1);

export function roundPath(path) {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  // Where the pen is after everything has been rounded.
  let [penX, penY] = [0, 0];
  let out = '';
  let last = '';
  const put = (kind, numbers) => {
    const text = written(numbers);
    const again = kind === last && kind !== 'z' && kind !== 'm';
    out += again ? (numbers[0] < 0 ? text : ` ${text}`) : kind + text;
    last = kind;
  };
  for (const { kind, isStep, numbers } of commands(path)) {
    const [fromX, fromY] = isStep ? [x, y] : [0, 0];
    if (kind === 'z') {
      [x, y] = [startX, startY];
      put('z', []);
      [penX, penY] = [Math.round(x), Math.round(y)];
      continue;
    }
    if (kind === 'h' || kind === 'v') {
      if (kind === 'h') x = fromX + numbers[0];
      else y = fromY + numbers[0];
      const step = kind === 'h' ? Math.round(x) - penX : Math.round(y) - penY;
      if (step !== 0) put(kind, [step]);
    } else if (kind === 'a') {
      const [rx, ry, turn, large, sweep, dx, dy] = numbers;
      [x, y] = [fromX + dx, fromY + dy];
      const [sx, sy] = [Math.round(x) - penX, Math.round(y) - penY];
      if (sx !== 0 || sy !== 0) put('a', [radius(rx), radius(ry), Math.round(turn), large, sweep, sx, sy]);
    } else {
      const points = numbers.map((number, at) => number + (at % 2 === 0 ? fromX : fromY));
      [x, y] = points.slice(-2);
      const steps = points.map((number, at) => Math.round(number) - (at % 2 === 0 ? penX : penY));
      if (kind === 'm' || steps.some((step) => step !== 0) || kind === 's' || kind === 't') put(kind, steps);
      if (kind === 'm') [startX, startY] = [x, y];
    }
    [penX, penY] = [Math.round(x), Math.round(y)];
  }
  return out;
}
