/** Lessons from text: docs/authoring.md says how they are written. */
import {
  activeSeat,
  decisions,
  type LineFault,
  LONGEST_FILE,
  parsePosition,
  readScenario,
  type Position,
  type Words,
} from '@dungeon-twister/rules';
import { type Entry, type Key, readEntries } from './entries.ts';
import { faultAt, faultsAt, Gathered, type LessonFault, quoted } from './fault.ts';
import { readGoal } from './goal-text.ts';
import { ABOUT, type Lesson, type LessonStep, OTHERS, type OwnAnswer, type Sentence } from './lesson.ts';
import { LEVELS, type Mission } from './mission.ts';
import { readThings, type Thing } from './things.ts';

export type ReadLesson =
  | { readonly ok: true; readonly lesson: Lesson }
  | { readonly ok: false; readonly faults: readonly LessonFault[] };

export function readLesson(text: string): ReadLesson {
  const gathered = new Gathered();
  const lesson = gathered.attempt(() => lessonOf(text, gathered));
  const faults = gathered.faults.toSorted((a, b) => a.line - b.line);
  return lesson && faults.length === 0 ? { ok: true, lesson } : { ok: false, faults };
}

function lessonOf(text: string, gathered: Gathered): Lesson {
  if (text.length > LONGEST_FILE)
    faultAt(1, 'BAD_POSITION', { en: 'the file is too long', fr: 'le fichier est trop long' });
  const entries = readEntries(text, gathered);
  const steps = entries.findIndex(({ key }) => key === 'Step');
  const head = new Head(steps < 0 ? entries : entries.slice(0, steps), gathered);
  const rest = steps < 0 ? [] : entries.slice(steps);
  const ending = new Head(
    rest.filter(({ key }) => key === 'Done' || key === 'Fini'),
    gathered,
  );
  const isMission = head.has('Mission');
  const id = gathered.attempt(() => readId(head.need(isMission ? 'Mission' : 'Lesson')));
  const mission = gathered.attempt(() => (isMission ? readMission(head) : noMission(head)));
  const title = gathered.attempt(() => inBoth(head.need('Title'), head.need('Titre')));
  const about = gathered.attempt(() => choice(head.need('About'), ABOUT));
  const others = gathered.attempt(() => (head.has('Others') ? choice(head.need('Others'), OTHERS) : 'pass'));
  const position = gathered.attempt(() => readBoard(head));
  if (steps < 0) head.missing('Step');
  const done = gathered.attempt(() => inBoth(ending.need('Done'), ending.need('Fini')));
  if (!position) return faultsAt([]);
  const read = readSteps(
    rest.filter(({ key }) => key !== 'Done' && key !== 'Fini'),
    position,
    gathered,
  );
  if (id === null || !title || !about || !others || !done) return faultsAt([]);
  return { id, title, about, others, position, seat: activeSeat(position), steps: read, done, mission };
}

/** Keys that only a mission has. */
const OF_MISSIONS = ['Level', 'Stars'] as const;

function noMission(head: Head): null {
  for (const key of OF_MISSIONS)
    if (head.has(key))
      faultAt(head.need(key).line, 'STRAY_LINE', {
        en: `"${key}:" belongs to a mission: "Mission: …" stands there in place of "Lesson: …"`,
        fr: `« ${key}: » va avec une mission : « Mission: … » y remplace « Lesson: … »`,
      });
  return null;
}

function readMission(head: Head): Mission {
  if (head.has('Lesson'))
    faultAt(head.need('Lesson').line, 'KEY_TWICE', {
      en: 'a file is a lesson or a mission, not both',
      fr: 'un fichier est une leçon ou une mission, pas les deux',
    });
  const level = choice(head.need('Level'), LEVELS.map(String));
  return {
    level: LEVELS.find((one) => String(one) === level) ?? LEVELS[0],
    stars: readStars(head.need('Stars')),
  };
}

function readStars({ line, value }: Entry): Mission['stars'] {
  const [, three, two, one] = /^(\d{1,2}) (\d{1,2}) (\d{1,2})$/.exec(value.replaceAll(/[\s,]+/g, ' ')) ?? [];
  const stars = [Number(three), Number(two), Number(one)] as const;
  if (stars[0] > 0 && stars[0] <= stars[1] && stars[1] <= stars[2]) return stars;
  return faultAt(line, 'BAD_STARS', {
    en: `${quoted(value)} does not say how many action points three stars, two stars and one take at most, as "2 3 5"`,
    fr: `${quoted(value)} ne dit pas combien de points d’action trois étoiles, deux et une prennent au plus, comme « 2 3 5 »`,
  });
}

/** Keys that stand once. */
class Head {
  private readonly byKey = new Map<Key, Entry>();

  constructor(entries: readonly Entry[], gathered: Gathered) {
    for (const entry of entries)
      gathered.attempt(() => {
        const first = this.byKey.get(entry.key);
        if (first)
          faultAt(entry.line, 'KEY_TWICE', {
            en: `"${entry.key}:" stands in line ${first.line} already`,
            fr: `« ${entry.key}: » figure déjà à la ligne ${first.line}`,
          });
        this.byKey.set(entry.key, entry);
      });
  }

  has(key: Key): boolean {
    return this.byKey.has(key);
  }

  need(key: Key): Entry {
    return this.byKey.get(key) ?? this.missing(key);
  }

  missing(key: Key): never {
    return faultAt(1, 'KEY_MISSING', {
      en: `"${key}: …" is missing; a lesson needs it`,
      fr: `il manque « ${key}: … » ; une leçon en a besoin`,
    });
  }
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function readId({ line, value }: Entry): string {
  if (ID.test(value) && value.length <= 30) return value;
  return faultAt(line, 'NOT_A_NAME', {
    en: `${quoted(value)} is no name: small letters, digits and single dashes, at most 30`,
    fr: `${quoted(value)} n’est pas un nom : minuscules, chiffres et tirets simples, au plus 30`,
  });
}

function choice<Choice extends string>({ line, key, value }: Entry, known: readonly Choice[]): Choice {
  const found = known.find((one) => one === value.toLowerCase());
  if (found !== undefined) return found;
  return faultAt(line, 'NOT_A_CHOICE', {
    en: `${key}: cannot be ${quoted(value)}; there are: ${known.join(', ')}`,
    fr: `${key}: ne peut être ${quoted(value)} ; il y a : ${known.join(', ')}`,
  });
}

function textOf({ line, key, value }: Entry): string {
  if (value !== '') return value;
  return faultAt(line, 'NOTHING_SAID', { en: `"${key}:" says nothing`, fr: `« ${key}: » ne dit rien` });
}

const inBoth = (en: Entry, fr: Entry): Words => ({ en: textOf(en), fr: textOf(fr) });

const TITLE = 'Dungeon Twister position 1';

/**
 * The position, read by the reader of positions: its lines keep their numbers, so that what he finds wrong is told
 * where it stands. A scenario of one's own goes into the options, where games carry it.
 */
function readBoard(head: Head): Position {
  const at = head.need('Position');
  const lines = [...Array<string>(at.line - 1).fill(''), TITLE, ...at.block];
  const own = head.has('Scenario') ? head.need('Scenario') : null;
  if (own) {
    const scenario = readScenario(own.block.join('\n'));
    if (!scenario.ok) refuse(scenario.faults, own.line);
    lines.push(`options: ${JSON.stringify({ own: own.block.join('\n') })}`);
  }
  const read = parsePosition(lines.join('\n'));
  if (!read.ok) return refuse(read.faults, 0);
  const { position } = read;
  if (!decisions(position).some(({ seat }) => seat === activeSeat(position)))
    faultAt(at.line, 'NOTHING_TO_DO', {
      en: 'whoever plays in this position has nothing to decide',
      fr: 'qui joue dans cette position n’a rien à décider',
    });
  return position;
}

/** What other readers found, told in the lines of the whole file. */
const refuse = (faults: readonly LineFault[], before: number): never =>
  faultsAt(faults.map(({ line, words }) => ({ line: line + before, code: 'BAD_POSITION', words })));

/** A step begins with its goal; an answer, and a sentence in English, begin what belongs to them. */
function readSteps(entries: readonly Entry[], position: Position, gathered: Gathered): LessonStep[] {
  return parted(entries, 'Step').flatMap((mine) => {
    const [own = mine, ...answers] = parted(mine, 'Answer');
    const [begin, ...about] = own;
    const step = gathered.attempt(() => {
      const goal = readGoal(textOf(begin), { line: begin.line, position });
      const says = readSentences(about, begin, position);
      return { goal, says, answers: answers.map((one) => readAnswer(one, position)) };
    });
    return step ? [step] : [];
  });
}

type Group = readonly [Entry, ...Entry[]];

/** Entries in groups, each beginning with this key; what stands before the first of them is a group, too. */
function parted(entries: readonly Entry[], key: Key): Group[] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (!last || entry.key === key) groups.push([entry]);
    else last.push(entry);
  }
  return groups;
}

function readAnswer([begin, ...rest]: Group, position: Position): OwnAnswer {
  const [sentence] = readSentences(rest, begin, position);
  return { when: readGoal(textOf(begin), { line: begin.line, position }), words: sentence.words };
}

function readSentences(
  entries: readonly Entry[],
  begin: Entry,
  position: Position,
): readonly [Sentence, ...Sentence[]] {
  const [first, ...others] = parted(entries, 'Say').map((one) => readSentence(one, position));
  if (first) return [first, ...others];
  return faultAt(begin.line, 'KEY_MISSING', {
    en: `below "${begin.key}:" a sentence is wanted: "Say: …" and "Dire: …"`,
    fr: `sous « ${begin.key}: » il faut une phrase : « Say: … » et « Dire: … »`,
  });
}

function readSentence([en, ...more]: Group, position: Position): Sentence {
  const things: Thing[] = [];
  let fr: Entry | null = null;
  for (const entry of more)
    if (entry.key === 'Dire' && !fr) fr = entry;
    else if (entry.key === 'Point') things.push(...readThings(textOf(entry), { line: entry.line, position }));
    else outOfPlace(entry);
  if (en.key !== 'Say') return outOfPlace(en);
  if (!fr)
    return faultAt(en.line, 'KEY_MISSING', {
      en: 'this sentence has no French: "Dire: …" is missing below it',
      fr: 'cette phrase n’a pas de français : il manque « Dire: … » dessous',
    });
  return { words: inBoth(en, fr), things };
}

function outOfPlace({ line, key }: Entry): never {
  return faultAt(line, 'STRAY_LINE', {
    en: `"${key}:" does not belong here: after "Step:" or "Answer:" come "Say:", "Dire:" and "Point:"`,
    fr: `« ${key}: » n’a rien à faire ici : après « Step: » ou « Answer: » viennent « Say: », « Dire: » et « Point: »`,
  });
}
