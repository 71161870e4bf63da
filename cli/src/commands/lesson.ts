/** `dt lesson`: checks lessons of authors, with the shortest way through them, or draws one with its steps. */
import type { Words } from '@dungeon-twister/rules';
import { type Lesson, type LessonFault, readLesson } from '@dungeon-twister/lessons';
import { fewestPoints } from '@dungeon-twister/lessons/fewest';
import { leastPoints, type Solution } from '@dungeon-twister/lessons/least-points';
import { Argument, type Command } from 'commander';
import { Failure, REFUSED, WRONG_USAGE } from '../failure.ts';
import { languageFlag } from '../flags-of-commands.ts';
import type { Language } from '@dungeon-twister/words';
import { draw, type Output, print, STANDARD } from '../output.ts';
import { nameOfFile, textOfFile } from '../read-file.ts';
import { tableLines } from '../render-table.ts';

interface Flags {
  readonly json?: true;
  readonly lang: Language;
}

const WORDS = {
  en: {
    least: (points: number) => `solved: ${points} action ${points === 1 ? 'point' : 'points'} at least`,
    perhaps: (points: number) =>
      `solved: ${points} action ${points === 1 ? 'point' : 'points'}, perhaps fewer do`,
    starsRight: 'which is what three stars ask for',
    starsWrong: (stars: number) => `but three stars ask for ${stars}`,
    unsolved: 'no way to the end was found',
    refused: (count: number, all: number) =>
      `${count} of ${all} ${all === 1 ? 'lesson' : 'lessons'} cannot be used.`,
    one: 'One lesson is drawn at a time: dt lesson show FILE',
  },
  fr: {
    least: (points: number) => `résolue : au moins ${points} point${points === 1 ? '' : 's'} d’action`,
    perhaps: (points: number) =>
      `résolue : ${points} point${points === 1 ? '' : 's'} d’action, peut-être moins`,
    starsRight: 'ce que demandent trois étoiles',
    starsWrong: (stars: number) => `mais trois étoiles en demandent ${stars}`,
    unsolved: 'aucun chemin vers la fin n’a été trouvé',
    refused: (count: number, all: number) =>
      `${count} leçon${count === 1 ? '' : 's'} sur ${all} ne ${count === 1 ? 'peut' : 'peuvent'} servir.`,
    one: 'On dessine une leçon à la fois : dt lesson show FICHIER',
  },
} as const;

export function addLessonCommand(program: Command, out: Output = STANDARD): void {
  program
    .command('lesson')
    .description('checks lessons and looks for a way through them, or shows one (docs/authoring.md)')
    .addArgument(new Argument('<what>', 'check or show').choices(['check', 'show']))
    .argument('<files...>', 'files with a lesson each; - for the standard input')
    .option('--json', 'answers in JSON')
    .addOption(languageFlag())
    .action((what: 'check' | 'show', files: readonly string[], flags: Flags) => {
      if (what === 'check') checkLessons(files, flags, out);
      else showLesson(files, flags, out);
    });
}

const faultLine = (file: string, { line, code, words }: LessonFault, language: Language): string =>
  `${nameOfFile(file)}:${line}: ${code}: ${words[language]}`;

interface Checked extends StarsChecked {
  readonly file: string;
  readonly ok: boolean;
  readonly faults?: readonly LessonFault[];
  readonly id?: string;
  readonly solution?: Solution | null;
}

function checkLessons(files: readonly string[], { json, lang }: Flags, out: Output): void {
  const checked = files.map((file): Checked => {
    const read = readLesson(textOfFile(file, lang));
    if (!read.ok) return { file, ok: false, faults: read.faults };
    const { lesson } = read;
    const solution = solutionOf(lesson);
    return { file, ok: true, id: lesson.id, solution, ...starsOf(lesson, solution) };
  });
  if (json) print(out, checked);
  else
    for (const { file, faults, solution, stars } of checked) {
      for (const fault of faults ?? []) print(out, faultLine(file, fault, lang));
      if (faults) continue;
      const said = [saySolution(solution ?? null, lang), ...(stars ? [sayStars(stars, lang)] : [])];
      print(out, `${nameOfFile(file)}: ${said.join(', ')}`);
    }
  const refused = checked.filter(
    ({ ok, solution, stars }) => !ok || !solution || stars?.areRight === false,
  ).length;
  if (refused > 0) throw new Failure(REFUSED, WORDS[lang].refused(refused, files.length));
}

/** How many positions of a mission are looked at before one is content with what is known. */
const MOST = 100_000;

/** Missions are one turn, in which every way can be tried. */
function solutionOf(lesson: Lesson): Solution | null {
  const fewest = lesson.mission ? fewestPoints(lesson, { most: MOST }) : 'tooMuch';
  if (fewest === null) return null;
  return fewest === 'tooMuch'
    ? leastPoints(lesson)
    : { actions: fewest.actions, points: fewest.points, isLeast: true };
}

interface StarsChecked {
  readonly stars?: { readonly areRight: boolean; readonly asked: number };
}

/** Three stars must be the fewest points that there are; where those are not known, nothing is said. */
function starsOf({ mission }: Lesson, solution: Solution | null): StarsChecked {
  if (!mission || !solution?.isLeast) return {};
  const [asked] = mission.stars;
  return { stars: { areRight: solution.points === asked, asked } };
}

const sayStars = ({ areRight, asked }: NonNullable<StarsChecked['stars']>, language: Language): string =>
  areRight ? WORDS[language].starsRight : WORDS[language].starsWrong(asked);

function saySolution(solution: Solution | null, language: Language): string {
  const words = WORDS[language];
  if (!solution) return words.unsolved;
  return solution.isLeast ? words.least(solution.points) : words.perhaps(solution.points);
}

function showLesson(files: readonly string[], { json, lang }: Flags, out: Output): void {
  const [file = '', ...more] = files;
  if (more.length > 0) throw new Failure(WRONG_USAGE, WORDS[lang].one);
  const read = readLesson(textOfFile(file, lang));
  if (!read.ok)
    throw new Failure(REFUSED, read.faults.map((fault) => faultLine(file, fault, lang)).join('\n'));
  const { lesson } = read;
  if (json) {
    print(out, asData(lesson));
    return;
  }
  print(out, `${lesson.title[lang]}\n`);
  draw(out, `${tableLines(lesson.position, lesson.seat, lang, out).join('\n')}\n\n`);
  for (const [index, { says }] of lesson.steps.entries())
    print(out, `${index + 1}. ${says.map(({ words }) => words[lang]).join(' ')}`);
  print(out, `\n${lesson.done[lang]}`);
}

const asData = ({ id, title, about, others, steps, done }: Lesson) => ({
  id,
  title,
  about,
  others,
  steps: steps.map(({ says }): Words[] => says.map(({ words }) => words)),
  done,
});
