/** What a scenario file says: its keys, each once. What it does not say is taken from the scenario it is based on. */
import { type Entry, noDrawing } from './entries.ts';
import { faultAt, type Gathering } from '../json/fault.ts';

export const SCENARIO_KEYS = [
  'Scenario',
  'Name',
  'Nom',
  'Based on',
  'Map',
  'Rooms',
  'Blue',
  'Yellow',
  'Choose',
  'On line',
  'Deploy',
  'Sides by lot',
  'First player',
  'Combat cards',
  'Jump cards',
  'Goal',
  'Walk on lines',
] as const;
export type ScenarioKey = (typeof SCENARIO_KEYS)[number];

export class Said {
  private readonly entries = new Map<string, Entry>();

  private readonly gathering: Gathering;
  /** Keys of which what they say could not be read. */
  private readonly faulty = new Set<string>();
  private readonly hasStrayLine: boolean;

  /** A stray line has a key that nobody knows: it may have been any that is missing. */
  constructor(entries: readonly Entry[], gathering: Gathering, hasStrayLine: boolean) {
    this.gathering = gathering;
    this.hasStrayLine = hasStrayLine;
    gathering.each(entries, (entry) => {
      this.faulty.add(entry.key);
      const first = this.entries.get(entry.key);
      if (first)
        faultAt(entry.line, {
          en: `"${entry.key}:" stands in line ${first.line} already`,
          fr: `« ${entry.key}: » figure déjà à la ligne ${first.line}`,
        });
      if (entry.key !== 'Map') noDrawing(entry);
      if (entry.value === '' && entry.key !== 'Map')
        faultAt(entry.line, { en: `"${entry.key}:" says nothing`, fr: `« ${entry.key}: » ne dit rien` });
      this.entries.set(entry.key, entry);
      this.faulty.delete(entry.key);
    });
  }

  /** What is read from an entry, or null if the file does not have it, or it has a fault. */
  read<Found>(key: ScenarioKey, read: (entry: Entry) => Found): Found | null {
    const entry = this.entries.get(key);
    const found = entry ? this.gathering.attempt(() => read(entry)) : null;
    if (entry && found === null) this.faulty.add(key);
    return found;
  }

  /** Whether it is known what the file says about each of these, and be it nothing. */
  isKnown(...keys: readonly ScenarioKey[]): boolean {
    return keys.every((key) => !this.faulty.has(key) && (this.has(key) || !this.hasStrayLine));
  }

  has(key: ScenarioKey): boolean {
    return this.entries.has(key);
  }

  need(key: ScenarioKey): Entry {
    const entry = this.entries.get(key);
    if (entry) return entry;
    if (!this.isKnown(key)) return this.gathering.stop();
    return faultAt(1, {
      en: `"${key}: …" is missing; a scenario needs it`,
      fr: `il manque « ${key}: … » ; un scénario en a besoin`,
    });
  }

  /** Where to point: at the first of these keys that the file has, else at what it is based on. */
  line(...keys: readonly ScenarioKey[]): number {
    const key = keys.find((one) => this.has(one)) ?? 'Based on';
    return this.need(key).line;
  }
}
