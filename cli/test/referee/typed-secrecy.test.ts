/** What the referee answers to a typed wish tells its seat nothing that it may not know: two truths, one answer. */
import { chartOf, placeName, recordOf, type Seat, writeRecordText } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { gameByLot } from '../by-lot.ts';
import { otherTruth } from '../other-truth.ts';
import { Talk } from './a-session.ts';

const MANY = 300_000;

describe('a typed wish is answered from what its seat can see', () => {
  test.each([
    ['base', 6],
    ['base', 16],
    ['base', 50],
    ['prison-5', 60],
    ['standard-4', 20],
    ['elevator', 30],
    ['card-3', 4],
    ['card-3', 12],
  ] as const)(
    '%s after %d deeds: check, perform and legal',
    (scenario, deeds) => {
      const truth = gameByLot({ scenario }, `typed ${deeds}`, deeds);
      const { ruleset } = truth.position;
      const chart = chartOf(truth.position);
      for (let viewer: Seat = 0; viewer < ruleset.seats; viewer++) {
        const other = otherTruth(truth, viewer, 'another truth');
        const [a, b] = [truth, other].map((game) => {
          const talk = new Talk();
          talk.ask('load', { game: 'g', text: writeRecordText(recordOf(game)) });
          const ask = (request: object) =>
            talk.session.answer(JSON.stringify({ game: 'g', seat: viewer, ...request }));
          return ruleset.pieces.ids.flatMap((id, index) => {
            const place = placeName(chart, (index * 37) % ruleset.layout.places);
            const lines = [`${id} ${place}`, `${id} #${place}`, `${id} x ${ruleset.pieces.ids[0] ?? ''}`];
            const asked = lines.flatMap((action) => {
              const checked = ask({ do: 'check', action });
              // What would be done is not tried: two truths may go on differently.
              const isLegal = checked?.includes('"legal":true');
              return [
                checked,
                ask({ do: 'check', action, lang: 'fr' }),
                isLegal || ask({ do: 'perform', action }),
              ];
            });
            return [...asked, ask({ do: 'legal', piece: id })];
          });
        });
        expect(b).toEqual(a);
      }
    },
    MANY,
  );
});
