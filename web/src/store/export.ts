/** Takes a game out of the page: as a file, or as a link that contains a position. */
import type { Match } from '../match/match.ts';
import { language } from '../words/language.ts';
import { download } from '../browser/download.ts';
import { type Form, type Lens, openLens, positionCode, positionFile, recordFile } from './files.ts';

export { type Form, type Lens, openLens, tellsSecrets } from './files.ts';

/** The address of this page, with the position in it. Without a lens: only what anybody may know. */
export async function positionLink(match: Match, lens: Lens = openLens(match)): Promise<string> {
  const here = new URL(location.href);
  here.hash = `p=${await positionCode(match, lens)}`;
  return here.href;
}

/** Everything, also what is hidden: while the game runs, ask before (`tellsSecrets`). */
export const exportRecord = (match: Match, form: Form = 'json'): void =>
  download(recordFile(match, form, language.value));

export const exportPosition = (match: Match, lens: Lens = openLens(match), form: Form = 'text'): void =>
  download(positionFile(match, lens, form, language.value));
