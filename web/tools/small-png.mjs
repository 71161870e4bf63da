/** Writes a picture with at most 256 colours: a third of the size, and hardly another picture. */
import { crc32, deflateSync } from 'node:zlib';

const COLOURS = 256;
/** Colours that differ by less than this are counted as one at first. */
const GRAIN = 3;

/** @type {(r: number, g: number, b: number) => number} */
const bin = (r, g, b) => ((r >> GRAIN) << 10) | ((g >> GRAIN) << 5) | (b >> GRAIN);

/**
 * The colours that are used most, each as the mean of what it stands for.
 *
 * @param {Uint8Array} rgba
 * @returns {{ palette: number[][], of: Uint8Array }} the palette, and the place in it for every bin
 */
function paletteOf(rgba) {
  const sums = Array.from({ length: 1 << 15 }, () => [0, 0, 0, 0]);
  for (let at = 0; at < rgba.length; at += 4) {
    const [r, g, b] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    const sum = sums[bin(r, g, b)] ?? [];
    for (const [index, value] of [1, r, g, b].entries()) sum[index] = (sum[index] ?? 0) + value;
  }
  const used = sums.flatMap((sum, index) =>
    sum[0]
      ? [{ index, count: sum[0], colour: sum.slice(1).map((one) => Math.round(one / (sum[0] ?? 1))) }]
      : [],
  );
  const palette = used
    .sort((a, b) => b.count - a.count)
    .slice(0, COLOURS)
    .map(({ colour }) => colour);
  const of = new Uint8Array(1 << 15);
  for (const { index, colour } of used) of[index] = nearest(palette, colour);
  return { palette, of };
}

/** @type {(palette: readonly number[][], colour: readonly number[]) => number} */
function nearest(palette, colour) {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, one] of palette.entries()) {
    const distance = one.reduce((total, value, channel) => total + (value - (colour[channel] ?? 0)) ** 2, 0);
    if (distance >= least) continue;
    best = index;
    least = distance;
  }
  return best;
}

/** @type {(type: string, data: Uint8Array) => Buffer} */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** @type {(width: number, height: number, rgba: Uint8Array) => Buffer} */
export function smallPng(width, height, rgba) {
  const { palette, of } = paletteOf(rgba);
  // Every row begins with a byte that says that it is written as it is.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      rows[y * (width + 1) + x + 1] = of[bin(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)] ?? 0;
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each pixel, and they are places in the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
