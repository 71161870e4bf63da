/** Servers as processes of their own, built once into single files so that they start quickly. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Fate } from './fate.ts';

const PATIENCE_MS = 30_000;

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly where: string;
  /** When it has ended; by which signal, if by one. */
  readonly ended: Promise<NodeJS.Signals | null>;
}

/** Starts a server that will die as it is fated, and answers when it listens; null where it died before. */
export function startMortal(folder: string, data: string, fate: Fate): Promise<ServerProcess | null> {
  const child = spawn(
    process.execPath,
    [join(folder, 'mortal.js'), JSON.stringify(fate), '--port', '0', '--data', data],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('exit', (_code, signal) => resolve(signal));
  });
  const listening = new Promise<ServerProcess>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the server does not start')), PATIENCE_MS);
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const where = /ws:\S+/.exec(said)?.[0];
      if (where === undefined) return;
      clearTimeout(timer);
      resolve({ child, where, ended });
    });
    void ended.then(() => clearTimeout(timer));
  });
  return Promise.race([listening, ended.then(() => null)]);
}
