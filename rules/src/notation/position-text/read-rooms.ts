/** Reads the rooms of a position: `A 1cw-N  B (1ccw-E)`, with or without the letters. */
import type { Gathering } from '../../json/fault.ts';
import type { SlotJson } from '../../position-json/slots.ts';
import { readRoomToken, slotName } from '../../position-json/room-text.ts';
import type { Ruleset } from '../../model/ruleset.ts';
import { slotNamed } from '../chart.ts';
import { type Entry, fail } from '../entries.ts';

export interface SlotText {
  readonly json: Omit<SlotJson, 'gates'>;
  readonly line: number;
}

interface RoomTexts {
  /** Per slot its room; null where that could not be read. */
  readonly slots: (SlotText | null)[];
  readonly hasTooMuch: boolean;
}

/** `isCut` says that lines may have been lost. */
export function readRooms(
  entry: Entry | null,
  ruleset: Ruleset,
  gathering: Gathering,
  isCut: boolean,
): RoomTexts {
  const wanted = ruleset.layout.slots.length;
  const found: (SlotText | null)[] = [];
  const before = gathering.count;
  // One fault is enough: whatever does not come out after it is a consequence.
  const isSound = (): boolean => gathering.count === before && !isCut;
  let hasTooMuch = false;
  for (const { text, number } of entry?.block ?? [])
    gathering.each(text.trim().split(/\s+/), (word) => {
      if (hasTooMuch) return;
      const next = slotName(found.length);
      if (/^[A-Z]$/.test(word)) {
        if (word === next) return;
        const wasSound = isSound();
        goTo(found, slotNamed({ ruleset }, word));
        if (wasSound)
          fail(number, {
            en: `room ${next} comes next, found ${word}`,
            fr: `la salle ${next} vient ensuite, trouvé : ${word}`,
          });
        return;
      }
      if (found.length >= wanted) {
        hasTooMuch = true;
        if (!isSound()) return;
        fail(number, {
          en: `there are ${wanted} rooms, "${word}" is too much`,
          fr: `il y a ${wanted} salles, « ${word} » est de trop`,
        });
      }
      const json = readRoomToken(word);
      found.push(json && { json, line: number });
      if (!json)
        fail(number, {
          en: `"${word}" is no room: 1cw-N lies open, (1cw-N) face down; N, E, S or W is where its north points`,
          fr: `« ${word} » n’est pas une salle : 1cw-N est face visible, (1cw-N) face cachée ; N, E, S ou W dit où pointe son nord`,
        });
    });
  if (found.length < wanted && isSound())
    gathering.attempt(() =>
      entry
        ? fail(entry.line, {
            en: `${wanted} rooms are wanted, found ${found.length}`,
            fr: `il faut ${wanted} salles, il y en a ${found.length}`,
          })
        : fail(1, {
            en: 'the rooms are missing: "rooms:" and below it "A 1cw-N  B 1ccw-E" and so on',
            fr: 'il manque les salles : « rooms: » et en dessous « A 1cw-N  B 1ccw-E » et ainsi de suite',
          }),
    );
  return { slots: Array.from({ length: wanted }, (_, slot) => found[slot] ?? null), hasTooMuch };
}

/** Goes on at the slot with a letter that did not come next; those that were left out are not known. */
function goTo(found: (SlotText | null)[], slot: number | null): void {
  if (slot === null) return;
  found.length = Math.min(found.length, slot);
  while (found.length < slot) found.push(null);
}
