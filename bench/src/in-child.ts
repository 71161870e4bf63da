/** Runs one of our scripts in a process of its own and reads the one line of JSON that it prints. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export async function inChild(
  script: string,
  nodeFlags: readonly string[],
  args: readonly string[],
): Promise<unknown> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  // The flags of this process bring the loader for TypeScript along.
  const child = spawn(process.execPath, [...process.execArgv, ...nodeFlags, file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (status !== 0) throw new Error(`${script} ended with status ${status}`);
  return JSON.parse(printed) as unknown;
}
