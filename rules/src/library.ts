/**
 * The library, as programs import it: all that `index.ts` lists, ready for every game.
 *
 * The page begins with `index.ts` alone and brings the rest when it is needed, so that the first board is there sooner.
 */
import { readOwnScenarios } from './authoring/read-own-scenarios.ts';
import { refuseInFrench } from './reasons-french.ts';

export * from './index.ts';

readOwnScenarios();
refuseInFrench();
