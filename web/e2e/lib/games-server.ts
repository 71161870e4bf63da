/** The real server of page and games as a process of its own, on a free port and with a file that goes with the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HOST_PAGE = new URL('../../tools/host-page.mjs', import.meta.url).href;
const SERVE_GAMES = new URL('../../tools/serve-games.mjs', import.meta.url).href;

export class GamesServer {
  address = '';
  private child: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'games-'));

  /** Again at the same place, once it has one. */
  async start(): Promise<this> {
    const port = this.address === '' ? 0 : Number(new URL(this.address).port);
    const page = process.env['PAGE_FOLDER'] ?? '';
    const data = join(this.folder, 'games.db');
    const games = JSON.stringify({ data, forOthers: false, language: 'en', operation: {} });
    const plan = JSON.stringify({ folder: page, port, place: '', open: false, language: 'en' });
    const script = `import { hostPage } from '${HOST_PAGE}'; import { servingGames } from '${SERVE_GAMES}';
      if (!(await hostPage({ ...${plan}, serving: servingGames(${games}) }))) process.exit(1);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    this.child = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    for (let found: string | undefined; found === undefined; ) {
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      if (child.exitCode !== null) throw new Error(said);
      found = /http:\S+/.exec(said)?.[0];
      this.address = found ?? this.address;
    }
    return this;
  }

  /** As when the power fails: nothing is finished, nothing is said. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
