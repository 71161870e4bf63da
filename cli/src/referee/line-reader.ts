/**
 * Lines from bytes that come in pieces. A line that is too long is skipped to its end without being kept, so that
 * nobody can fill the memory by never ending one.
 */
export type Line =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'notUtf8' };

const LF = 0x0a;

export class LineReader {
  private readonly most: number;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  private parts: Uint8Array[] = [];
  private length = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** The lines that end in this piece. */
  *read(bytes: Uint8Array): Generator<Line> {
    let from = 0;
    for (let end = bytes.indexOf(LF); end >= 0; end = bytes.indexOf(LF, from)) {
      this.add(bytes.subarray(from, end));
      yield this.take();
      from = end + 1;
    }
    this.add(bytes.subarray(from));
  }

  /** The last line, if nothing ended it. */
  *end(): Generator<Line> {
    if (this.length > 0) yield this.take();
  }

  private add(bytes: Uint8Array): void {
    this.length += bytes.length;
    if (this.length > this.most) this.parts = [];
    else if (bytes.length > 0) this.parts.push(bytes);
  }

  private take(): Line {
    const { parts, length } = this;
    this.parts = [];
    this.length = 0;
    if (length > this.most) return { kind: 'tooLong' };
    try {
      // A carriage return at the end is white space for JSON.
      return { kind: 'line', text: this.decoder.decode(Buffer.concat(parts)) };
    } catch {
      return { kind: 'notUtf8' };
    }
  }
}
