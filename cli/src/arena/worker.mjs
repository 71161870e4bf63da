/** A thread of the arena. The sources are TypeScript and run as they are, as in bin/dt.mjs. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
