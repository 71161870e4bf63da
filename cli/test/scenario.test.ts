import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScenario, SCENARIOS, TEAM_CHOICES } from '@dungeon-twister/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { addScenarioCommand } from '../src/commands/scenario.ts';
import { LANGUAGES } from '@dungeon-twister/words';
import { shellWith } from './a-shell.ts';
import { builtCommand } from './built.ts';

const dt = shellWith(addScenarioCommand);
const IDS = SCENARIOS.map(({ id }) => id);

const folder = mkdtempSync(join(tmpdir(), 'dt-scenario-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const SMALL = `Scenario: small
Nom: Le petit
Based on: prison-5
Map: 1 1
Rooms: 39
Blue: naga, thief, key
Yellow: troll, cleric, rope
On line: 2
Goal: 2 points
`;

/** How many things are said; lines that go on have no name in front. */
const names = (lines: readonly string[] = []): number => lines.filter((line) => /^ {2}\S/.test(line)).length;

/** What stands behind the word for the map, up to the next word. */
const mapOf = (id: string, language = 'en'): string => {
  const lines = dt('scenario', id, '--lang', language).out.split('\n');
  const first = lines.findIndex((line) => /^ {2}(Map|Plan) /.test(line));
  const length = lines.slice(first + 1).findIndex((line) => /^ {2}\S/.test(line)) + 1;
  return lines
    .slice(first, first + length)
    .map((line) => line.slice(language === 'en' ? 16 : 20))
    .join('\n');
};

describe('dt scenario', () => {
  test('lists the scenarios', () => {
    expect(dt('scenario').out.split('\n')[1]).toBe('prison-1       Prison 1: First walk');
    expect(dt('scenario', '--lang', 'fr').out).toContain('prison-1       Prison 1 : Premiers pas\n');
    expect(dt('scenario').out).toContain('card-standard  Card Game: standard full game\n');
    const json = JSON.parse(dt('scenario', '--json').out) as { id: string }[];
    expect(json.map(({ id }) => id)).toEqual(IDS);
  });

  test('describes one', () => {
    expect(`\n${dt('scenario', 'prison-2').out}`).toBe(`
prison-2: Prison 2: Target Colossus
  Edition       Prison
  Players       2: blue, yellow
  Goal          Colossus of yellow leaves or dies
  Map           ••••••••  yellow
                [1o][1o]
                [1o][1o]
                ••••••••  blue
  Rooms         4 of 37cw 37ccw 38cw 38ccw
  Blue          Cleric, Naga, Backstabber; Telescoping spear, Rope
  Yellow        Colossus, Mekanork; Telescoping spear, Rope
  On the line   blue 3, yellow 2
  Deploy        blue, yellow
  Combat cards  0 1 2 2 3 3 4 5 6
  Jump cards    3
  Begins        blue
  Options       rules, timer
  Rules         rules.revealFromLine rules.jumpLanding rules.strictRope
                rules.selfKill rules.noProgressCycles rules.healEnemy
                rules.spearJoins rules.undo
  Sides         lots decide who plays which colour
  Lines         walk on every line and do not leave: blue
  Special       BD-SCN2-1 Pairs 37 and 38, four rooms, 2 by 2, as in
                scenario 1.
                BD-SCN2-2 By lot one player gets the yellow Colossus and
                Mekanork, the other the blue Cleric, Naga and Backstabber.
                BD-SCN2-3 Each player: spear and Rope.
                BD-SCN2-4 Full decks of 16 cards.
                BD-SCN2-5 The Cleric's side lays its characters on its
                dots first, face down, then the Colossus side.
                BD-SCN2-6 Objects one per room as in scenario 1.
                BD-SCN2-7 The Cleric's side plays first.
                BD-SCN2-8 Figures of the Cleric's side may walk, fight and
                stay on the enemy line and are not taken off.
                BD-SCN2-9 The Colossus side wins when the Colossus leaves
                through the enemy line as a figure.
                BD-SCN2-10 The Cleric's side wins when the Colossus is
                eliminated.
                BD-SCN2-11 Anything else is a draw.
                BD-SCN2-12 From here on combat, wounds and 3 Jump cards
                are in play.
`);
    const french = dt('scenario', 'mixed', '--lang', 'fr').out;
    expect(french).toContain('Choix             chacun en prend 8 personnages et 6 objets\n');
    expect(french).toContain('Options           goal, handicap, teamChoice, rooms, rules, timer\n');
    expect(dt('scenario', 'prison-1').out).toContain('none: nobody fights');
  });

  test.each(IDS)('describes %s in both languages, and as data', (id) => {
    const [en, fr] = LANGUAGES.map((language) => dt('scenario', id, '--lang', language).out.split('\n'));
    expect(names(en)).toBe(names(fr));
    expect(en?.[2]).not.toBe(fr?.[2]);
    for (const line of [...(en ?? []), ...(fr ?? [])]) expect(line.length).toBeLessThan(80);
    expect(JSON.parse(dt('scenario', id, '--json').out)).toMatchObject({ id });
  });

  test('tells the special rules of a scenario in the language that is asked for, and none of other games', () => {
    expect(dt('scenario', 'race').out).toContain('MP-RACE-17 Kills score nothing.');
    expect(dt('scenario', 'race', '--lang', 'fr').out).toMatch(/MP-RACE-17 (?!Kills)/);
    expect(dt('scenario', 'race').out).not.toMatch(/(?:BD|CG)-[A-Z]+\d*-\d+ |MP-(?:PYR|ELEV|SURP)-\d+ /);
    expect(dt('scenario', 'base').out).not.toContain('Special');
    const { special } = JSON.parse(dt('scenario', 'card-2', '--json').out) as { special: { id: string }[] };
    expect(special.map(({ id }) => id)).toContain('CG-SCEN-5');
  });

  const IN_ZONES = SCENARIOS.filter(({ layout }) => layout.zones !== undefined).map(({ id }) => id);
  const FOR_MORE = SCENARIOS.filter(({ colours }) => colours.length > 2).map(({ id }) => id);
  const AS_FILES = IDS.filter((id) => !IN_ZONES.includes(id) && !FOR_MORE.includes(id));

  test.each(IN_ZONES)('%s is played in zones: that is described, and cannot be written as a file', (id) => {
    expect(dt('scenario', id).out).toContain('\n  At the start  blue 2, yellow 2\n');
    expect(dt('scenario', id, '--lang', 'fr').out).toContain('rules.heldBindsAll');
    const { code, out, error } = dt('scenario', id, '--file');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toContain(`${id} is played in zones`);
    expect(dt('scenario', id, '--file', '--lang', 'fr').error).toContain(`${id} se joue par zones`);
  });

  test('the Card Game: its map, one list for both teams, every way to choose, the options', () => {
    const { out } = dt('scenario', 'card-standard');
    expect(out.match(/^ +\[3\]\[3\]$/gm)).toHaveLength(4);
    expect(out).toMatch(/^ {2}Each player +Assassin, Backstabber/m);
    expect(out).toContain('Key ×2');
    expect(out).not.toMatch(/^ {2}(Blue|Yellow) /m);
    expect(out).toContain('each takes 8 characters and 6 objects of these\n');
    // Long lines are broken.
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'teamChoice=mutual: both choose in turn, and both teams get each piece (usual) ',
    );
    for (const choice of TEAM_CHOICES) expect(out).toContain(`teamChoice=${choice}: `);
    expect(out).toMatch(/^ {2}Options +handicap, teamChoice, rooms, .*rules, timer$/m);
    expect(dt('scenario', 'card-1').out).toContain('Combat cards  none: nobody fights\n');
  });

  test.each(FOR_MORE)('%s is for more than two players, and cannot be written as a file', (id) => {
    const { code, out, error } = dt('scenario', id, '--file');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toMatch(new RegExp(`^${id} is for [34] players, and scenarios of one’s own for two:`));
    expect(dt('scenario', id, '--file', '--lang', 'fr').error).toContain('les scénarios d’auteur à deux');
  });

  test('[MP-MAP-1] draws a plus with the four lines and whose they are', () => {
    expect(mapOf('standard-4')).toBe(`         ••••••  yellow
         [3][3]
red • [3][4][4][3] •  green
    • [3][4][4][3] •
         [3][3]
         ••••••  blue`);
    expect(dt('scenario', 'standard-4').out).toContain('Way out       by the line of any opponent\n');
  });

  test('[MP-MAP-5, MP-MAP-6] draws a pyramid half a room aside at each level, over lines for everybody', () => {
    expect(mapOf('pyramid-4')).toBe(`             [A1o]
     [2o ][2o ][2o ][2o ]
   [3o ][3o ][3o ][3o ][3o ]
[2c ][2c ][2c ][2c ][2c ][2c ]
••••••••••••••••••••••••••••••
•  a line on which everybody may start; nobody leaves there`);
    const { out } = dt('scenario', 'pyramid-4');
    expect(out).toContain('Fixed rooms   A: 9cw\n');
    expect(out).toContain('Deploy        in turn, one character each, on any line\n');
    expect(out).toContain('4 points; a draw if it ends before anybody has them\n');
    expect(JSON.parse(dt('scenario', 'pyramid-4', '--json').out)).toMatchObject({ map: null });
  });

  test('[MP-MAP-9, MP-MAP-10] draws the shaft of the Elevator and its stops', () => {
    expect(mapOf('elevator', 'fr')).toBe(`••••••••••     ••••••••••  rouge, jaune
[ 3 ][ 3 ][ ]  [ 3 ][ 3 ]
[ 3 ][F3 ][M4o][G3 ][ 3 ]
[ 3 ][ 3 ][ ]  [ 3 ][ 3 ]
••••••••••     ••••••••••  bleu, vert
[ ]  un autre arrêt de la salle du milieu`);
    expect(dt('scenario', 'elevator').out).toContain('blue only by the line of yellow\n');
  });

  test('[MP-MAP-11] draws the ways out that lots deal', () => {
    expect(mapOf('exit-4')).toBe(`     ••••••???
? [3][2][2][3]
• [2][3][3][2] •
• [2][3][3][2] •
  [3][2][2][3] ?
  ???••••••
•  a line on which everybody may start; nobody leaves there
?  a way out; lots decide in secret whose it is`);
  });

  test('[MP-MAP-8] draws the finish of the race', () => {
    expect(mapOf('race')).toContain('========');
    expect(dt('scenario', 'race').out).toContain('Goal          most points after 48 turns\n');
  });

  test('[MP-MAP-15] draws three shifted rows, and says who is allied', () => {
    expect(mapOf('surprise')).toBe(`         ••••••  yellow
red • [4][4][4]
    • [4][4][4][4] •  green
         [4][4][4] •
         ••••••  blue`);
    const { out } = dt('scenario', 'surprise');
    expect(out).toContain('Sides         red and green against yellow and blue\n');
    expect(out).toContain('10 points of two allies together\n');
  });

  test.each(AS_FILES)('writes %s as a file that can be read', (id) => {
    const read = readScenario(dt('scenario', id, '--file').out);
    expect(read.ok && read.scenario.id).toBe(`own-${id}`);
    expect(JSON.parse(dt('scenario', id, '--file', '--json').out)).toEqual({
      file: dt('scenario', id, '--file').out,
    });
  });

  test('checks a file and describes it, with remarks', () => {
    const file = fileWith('small.txt', SMALL);
    const { out, code } = dt('scenario', '--lang', 'fr', '--check', file);
    expect(code).toBe(0);
    expect(out).toContain(`${file}:3: remarque : le handicap ne peut être choisi`);
    expect(out).toContain('small: Le petit\n');
    expect(out).toContain('[1][1]\n');
    expect(JSON.parse(dt('scenario', '--json', '--check', file).out)).toMatchObject([
      { file, ok: true, scenario: { id: 'small', map: ['1 1'], rooms: ['39cw', '39ccw'] } },
    ]);
  });

  test('draws the rooms that a scenario brings', () => {
    const file = fileURLToPath(new URL('../../examples/scenarios/crypt.txt', import.meta.url));
    const { out, code } = dt('scenario', '--check', file);
    expect(code).toBe(0);
    expect(out).toMatch(/Options {7}rules, timer\n {2}Rules[^]*\ncrypt-nave \(pair 60, cw\)\n┏━/);
    expect(out).toContain('crypt-well (pair 60, ccw)\n');
    expect(out).not.toContain('38cw (pair');
  });

  test('says what is wrong as file, line and reason, and refuses', () => {
    const file = fileWith('bad.txt', SMALL.replace('thief', 'theif'));
    const { out, code, error } = dt('scenario', '--check', file);
    expect(code).toBe(1);
    expect(error).toBe('1 of 1 file cannot be played.');
    expect(out).toContain(`${file}:6: Blue: there is no character or object "theif"; did you mean "thief"?`);
    expect(dt('scenario', '--lang', 'fr', '--check', file).out).toContain('voulait-on dire "thief" ?');
    const json = dt('scenario', '--json', '--check', file);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject([{ file, ok: false, line: 6 }]);
  });

  test('does not understand scenarios and files that do not exist', () => {
    expect(dt('scenario', 'chess')).toEqual({
      code: 2,
      out: '',
      error: `There is no scenario "chess". There are: ${IDS.join(', ')}.`,
    });
    expect(dt('scenario', '--file').code).toBe(2);
    expect(dt('scenario', '--check', join(folder, 'none.txt')).code).toBe(2);
    expect(dt('scenario', 'base', '--check', 'small.txt').code).toBe(2);
    expect(dt('scenario', '--lang', 'de').code).toBe(2);
  });

  test('from a shell: words on one side, faults on the other, and the exit code', () => {
    const file = fileWith('shell.txt', 'Scenario: shell');
    const bin = builtCommand();
    const { stdout, stderr, status } = spawnSync(process.execPath, [bin, 'scenario', '--check', file], {
      encoding: 'utf8',
    });
    expect({ stdout, stderr, status }).toEqual({
      stdout: `${file}:1: "Based on: …" is missing; a scenario needs it\n`,
      stderr: '1 of 1 file cannot be played.\n',
      status: 1,
    });
  });
});
