/** JSON that is made by a reader of another form, with the lines of that form: so both are judged by the same eyes. */
import type { JsonNode } from './parse.ts';

export const leaf = (line: number, value: null | boolean | number | string): JsonNode => ({
  kind: 'leaf',
  line,
  value,
});

export const list = (line: number, items: readonly JsonNode[]): JsonNode => ({ kind: 'list', line, items });

export const record = (line: number, fields: Readonly<Record<string, JsonNode>>): JsonNode => ({
  kind: 'record',
  line,
  fields: new Map(Object.entries(fields)),
});

/** A whole value that stands on one line. */
export function nodeOf(line: number, value: unknown): JsonNode {
  if (Array.isArray(value))
    return list(
      line,
      value.map((item) => nodeOf(line, item)),
    );
  if (typeof value === 'object' && value !== null)
    return record(
      line,
      Object.fromEntries(Object.entries(value).map(([key, field]) => [key, nodeOf(line, field)])),
    );
  return leaf(line, value as null | boolean | number | string);
}
