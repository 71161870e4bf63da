/** Ends the thread in which it thinks. */
import { exit } from 'node:process';

export default (): { choose: () => unknown } => ({ choose: () => exit(3) });
