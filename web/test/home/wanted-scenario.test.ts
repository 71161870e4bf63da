import { readFileSync } from 'node:fs';
import { createGame } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { faultOf, FIRST_FORM, gameOptions, scenarioOf, withScenario } from '../../src/home/form.ts';
import { formWanted } from '../../src/home/wanted-scenario.ts';
import { packed } from '../../src/store/link.ts';

const CRYPT = readFileSync(new URL('../../../examples/scenarios/crypt.txt', import.meta.url), 'utf8');

describe('a scenario that the address of the page names', () => {
  test('no scenario: nothing is chosen', async () => {
    expect(await formWanted({})).toBeNull();
  });

  test('one of the boxes is chosen by its id', async () => {
    expect(await formWanted({ scenario: 'prison-3' })).toEqual({
      ok: true,
      form: withScenario(FIRST_FORM, 'prison-3'),
    });
    expect(await formWanted({ scenario: 'chess' })).toEqual({ ok: false });
  });

  test('one of somebody’s own is chosen, and the game carries its text', async () => {
    const found = await formWanted({ own: await packed(CRYPT) });
    if (!found?.ok) throw new Error('not read');
    const { form } = found;
    expect(scenarioOf(form).id).toBe('crypt');
    expect(faultOf(form)).toBeNull();
    expect(gameOptions(form)).toEqual({ scenario: 'crypt', own: CRYPT });
    expect(createGame(gameOptions(form), 'a seed').position.ruleset.scenario.id).toBe('crypt');
  });

  test('it is not forgotten while another is looked at', async () => {
    const found = await formWanted({ own: await packed(CRYPT) });
    if (!found?.ok) throw new Error('not read');
    const away = withScenario(found.form, 'base');
    expect(gameOptions(away)).toEqual({ scenario: 'base' });
    expect(gameOptions(withScenario(away, 'crypt'))).toEqual({ scenario: 'crypt', own: CRYPT });
  });

  test('a damaged address and a text that is no scenario are told', async () => {
    expect(await formWanted({ own: '!' })).toEqual({ ok: false });
    const bad = await formWanted({ own: await packed('Scenario: x\nBased on: chess\n') });
    expect(bad).toMatchObject({
      ok: false,
      faults: { words: { en: expect.stringContaining('chess'), fr: expect.stringContaining('chess') } },
    });
  });
});
