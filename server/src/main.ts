/** `npm run server`: see command.ts. */
import { runServer } from './command.ts';

await runServer(process.argv.slice(2));
