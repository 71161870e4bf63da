/** Who serves which request. */
import type { RequestName } from '@dungeon-twister/protocol';
import type { Handler } from '../context.ts';
import { perform, playout, timeout, undo } from './act.ts';
import { check, decisions, legal, view } from './ask.ts';
import { load, newGame } from './begin.ts';
import { hello } from './greet.ts';
import { close, games, quit } from './keep.ts';
import { position, save } from './write.ts';

export const HANDLERS: { readonly [Name in RequestName]: Handler<Name> } = {
  hello,
  new: newGame,
  load,
  decisions,
  legal,
  check,
  perform,
  timeout,
  undo,
  playout,
  view,
  position,
  save,
  games,
  close,
  quit,
};
