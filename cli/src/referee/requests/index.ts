/** Who serves which request. */
import type { RequestName } from '@dungeon-twister/protocol';
import type { Handler } from '../context.ts';
import { perform, playout, timeout, undo } from './act.ts';
import { attack } from './attack.ts';
import { check, decisions, legal, view } from './ask.ts';
import { fork, imagine, load, newGame } from './begin.ts';
import { choose, evaluate, sample } from './think.ts';
import { hello } from './greet.ts';
import { close, games, quit } from './keep.ts';
import { performAll } from './perform-all.ts';
import { position, save } from './write.ts';

export const HANDLERS: { readonly [Name in RequestName]: Handler<Name> } = {
  hello,
  new: newGame,
  load,
  fork,
  imagine,
  decisions,
  legal,
  check,
  perform,
  performAll,
  timeout,
  undo,
  playout,
  view,
  sample,
  attack,
  evaluate,
  choose,
  position,
  save,
  games,
  close,
  quit,
};
