/** What people read: README, licence, and the pages to which they lead, so that no link ends nowhere. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readText, ROOT } from '../files.ts';

/** `more`: what is published besides, by its path in the repository. */
export function writePapers(workspace: string, folder: string, more: readonly string[] = []): void {
  const papers = new Set(['LICENSE', 'NOTICE', ...more, ...linksOf(`${workspace}/README.md`)]);
  for (const paper of papers) {
    cpSync(join(ROOT, paper), join(folder, paper), { recursive: true });
    if (paper.endsWith('.md')) for (const next of linksOf(paper)) papers.add(next);
  }
  const readme = readFileSync(join(ROOT, workspace, 'README.md'), 'utf8');
  // What lies beside the workspace lies inside its package.
  writeFileSync(join(folder, 'README.md'), readme.replaceAll('](../', ']('));
}

/** What a page leads to, by its path in the repository. */
function linksOf(page: string): string[] {
  const links = readText(page).text.matchAll(/\]\((?!https?:)([^)#\s]+)/g);
  return [...links].map(([, link = '']) => posix.join(posix.dirname(page), link));
}
