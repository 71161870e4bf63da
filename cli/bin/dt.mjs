#!/usr/bin/env node
/** The command `dt`. The sources are TypeScript and run as they are; nothing has to be built first. */
import { register } from 'tsx/esm/api';

register();
await import('../src/dt.ts');
