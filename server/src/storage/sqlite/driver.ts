/**
 * The little that we ask of SQLite, and who answers it: Node itself where it can (22.13 and newer), else libsql. Their
 * files are the same.
 */
import { createRequire } from 'node:module';

/** What may be handed to SQLite. libsql ends the whole process on anything else, so there is no way to hand it more. */
type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;

/** How long another program that has the file is waited for. */
export const BUSY_MS = 5000;

export interface Driver {
  /** Statements without values or answers. */
  exec(sql: string): void;
  /** One statement; answers how many rows it has changed. */
  run(sql: string, values: readonly SqlValue[]): number;
  all(sql: string, values: readonly SqlValue[]): readonly SqlRow[];
  close(): void;
}

interface Statement {
  run(...values: readonly unknown[]): { readonly changes: number | bigint };
  all(...values: readonly unknown[]): readonly unknown[];
}

interface Database {
  exec(sql: string): unknown;
  prepare(sql: string): Statement;
  close(): unknown;
}

type DatabaseClass = new (file: string) => Database;

/** Statements are prepared once; there are a dozen of them. `pack` is how values are handed over. */
function driverOn(database: Database, pack: (values: readonly SqlValue[]) => readonly unknown[]): Driver {
  const prepared = new Map<string, Statement>();
  const statement = (sql: string): Statement => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    exec: (sql) => void database.exec(sql),
    run: (sql, values) => Number(statement(sql).run(...pack(sound(values))).changes),
    all: (sql, values) => statement(sql).all(...pack(sound(values))) as SqlRow[],
    close: () => {
      prepared.clear();
      database.close();
    },
  };
}

/** libsql cuts texts at a NUL and takes NaN for NULL: whoever hands over such a thing is told. */
function sound(values: readonly SqlValue[]): readonly SqlValue[] {
  for (const value of values)
    if (typeof value === 'string' ? value.includes('\0') : value !== null && !Number.isFinite(value))
      throw new TypeError('a value that SQLite cannot keep');
  return values;
}

/** SQLite as Node brings it, or null where it does not. */
function nodeDriver(file: string): Driver | null {
  const module: unknown = process.getBuiltinModule?.('node:sqlite');
  if (typeof module !== 'object' || module === null || !('DatabaseSync' in module)) return null;
  const DatabaseSync = module.DatabaseSync as DatabaseClass;
  return driverOn(new DatabaseSync(file), (values) => values);
}

/** libsql wants its values as one list. Loaded only where it is needed: it is a native library. */
export function libsqlDriver(file: string): Driver {
  const require = createRequire(import.meta.url);
  const Libsql = require('libsql') as DatabaseClass;
  return driverOn(new Libsql(file), (values) => [values]);
}

export const openDriver = (file: string): Driver => nodeDriver(file) ?? libsqlDriver(file);
