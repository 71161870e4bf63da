/** The thread of the bots. The sources are TypeScript and run as they are. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
