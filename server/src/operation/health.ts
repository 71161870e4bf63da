/** Asks the server of this machine how it is, for whatever watches over it. */
import { get } from 'node:http';
import { OperationFailed } from './backup.ts';

const PATIENCE_MS = 5000;

export function askHealth(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = get(
      { host: '127.0.0.1', port, path: '/health', timeout: PATIENCE_MS, agent: false },
      (answer) => {
        answer.resume();
        if (answer.statusCode === 200) resolve('well');
        else reject(new OperationFailed(`The server is not well (${answer.statusCode}).`));
      },
    );
    asking.on('timeout', () => asking.destroy(new Error('no answer')));
    asking.on('error', (fault) =>
      reject(new OperationFailed(`No server answers at port ${port} (${fault.message}).`)),
    );
  });
}
