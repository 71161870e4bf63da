/** Where games are kept unless somebody chooses: in the folder that the system has for such things. */
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Storage } from './storage/port.ts';
import type { Driver } from './storage/sqlite/driver.ts';
import { openSqlite } from './storage/sqlite/store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const FILE = join('dungeon-twister', 'games.db');

export function dataPlace(platform: NodeJS.Platform, environment: Environment, home = homedir()): string {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', FILE);
  if (platform === 'win32') return join(environment['APPDATA'] || join(home, 'AppData', 'Roaming'), FILE);
  return join(environment['XDG_DATA_HOME'] || join(home, '.local', 'share'), FILE);
}

/** The file with the games, opened; or why it could not be. */
export type OpenedGames =
  | { readonly file: string; readonly storage: Storage }
  | { readonly file: string; readonly storage: null; readonly why: string };

/** Opens the file with the games: this one, or that in the usual place. */
export function openGames(wanted: string | null, open?: (file: string) => Driver): OpenedGames {
  const file = wanted ?? dataPlace(process.platform, process.env);
  try {
    mkdirSync(dirname(file), { recursive: true });
    return { file, storage: openSqlite(file, open) };
  } catch (fault) {
    return { file, storage: null, why: fault instanceof Error ? fault.message : String(fault) };
  }
}
