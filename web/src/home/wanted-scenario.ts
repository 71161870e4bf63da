/** The scenario that the address of the page names, as a form in which it is chosen. */
import { scenarioById, type Unreadable } from '@dungeon-twister/rules';
import { FIRST_FORM, type Form, withOwn, withScenario } from './form.ts';

export interface Wanted {
  /** The id of a scenario of the boxes. */
  readonly scenario?: string;
  /** The packed text of another. */
  readonly own?: string;
}

export interface BadScenario {
  readonly ok: false;
  /** What is wrong with its text; nothing where the address itself is damaged. */
  readonly faults?: Unreadable;
}

type WantedForm = { readonly ok: true; readonly form: Form } | BadScenario;

/** Null where no scenario is named. */
export async function formWanted({ scenario, own }: Wanted): Promise<WantedForm | null> {
  if (own !== undefined) return formWithText(own);
  if (scenario === undefined) return null;
  return scenarioById(scenario) ? { ok: true, form: withScenario(FIRST_FORM, scenario) } : { ok: false };
}

async function formWithText(code: string): Promise<WantedForm> {
  const [{ unpacked }, { readOwn }] = await Promise.all([
    import('../store/link.ts'),
    import('../store/whole-rules.ts'),
  ]);
  const text = await unpacked(code);
  if (text === null) return { ok: false };
  const read = readOwn(text);
  return read.ok
    ? { ok: true, form: withOwn(FIRST_FORM, { scenario: read.scenario, text }) }
    : { ok: false, faults: read };
}
