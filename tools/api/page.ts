/** docs/api.md: every export under its purpose. */
import { orderIn, PURPOSES, purposeOf } from './purposes.ts';
import type { Described } from './rules-api.ts';

const HEAD = `# The API of @dungeon-twister/rules

Everything that the package exports, with the comment and the signature of its source. Written by \`npm run docs:api\`; change the comments there, not this page. Which actions and events there are, each with its fields: [schema](schema/README.md). What may change in a new version: [versions](versions.md).
`;

export function apiPage(exported: readonly Described[]): string {
  const chapters = PURPOSES.map((purpose) => ({
    ...purpose,
    members: exported
      .filter(({ file }) => purposeOf(file) === purpose)
      .toSorted((a, b) => orderIn(purpose, a.file) - orderIn(purpose, b.file)),
  })).filter(({ members }) => members.length > 0);
  const contents = chapters.map(
    ({ title, members }) =>
      `- [${title}](#${anchorOf(title)}): ${members.map(({ name }) => `\`${name}\``).join(', ')}`,
  );
  return [
    HEAD,
    `${contents.join('\n')}\n`,
    ...chapters.flatMap(({ title, about, members }) => [
      `## ${title}\n`,
      `${about}\n`,
      ...members.map(entry),
    ]),
  ].join('\n');
}

/** As those who show Markdown make it. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replaceAll(' ', '-');

const entry = ({ name, comment, signature }: Described): string =>
  `### ${name}\n\n${comment ?? ''}\n\n\`\`\`ts\n${signature}\n\`\`\`\n`;
