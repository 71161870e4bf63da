/** A thread that plays games to learn from. The sources are TypeScript and run as they are. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
