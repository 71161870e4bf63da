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
  const inside = (part: unknown): JsonNode => nodeOf(line, part);
  if (Array.isArray(value)) return list(line, value.map(inside));
  if (typeof value !== 'object' || value === null)
    return leaf(line, value as null | boolean | number | string);
  const fields = Object.entries(value).map(([key, field]) => [key, inside(field)]);
  return record(line, Object.fromEntries(fields));
}
