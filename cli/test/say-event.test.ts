import type { GameEvent } from '@dungeon-twister/rules';
import { chartOf, chartOfView, eventsThrough, newGame, SCENARIOS, stepsOf } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { FEMININE, LANGUAGES, namesFor, type PlaceStyle, sayEvent, TONGUES } from '@dungeon-twister/words';
import { cardShown, cardTable, zone } from './a-card-table.ts';
import { chart, ruleset } from './a-table.ts';
import { gameByLot } from './by-lot.ts';

const cards = chartOfView(cardTable, cardShown);

const inEnglish = (event: GameEvent): string | null => sayEvent(event, namesFor(chart, 'en'), TONGUES.en);
/** About the Card Game, in both languages. */
const both = (event: GameEvent): (string | null)[] =>
  LANGUAGES.map((language) => sayEvent(event, namesFor(cards, language), TONGUES[language]));
const inFrench = (event: GameEvent): string | null => sayEvent(event, namesFor(chart, 'fr'), TONGUES.fr);

/** In both languages, for whoever sees the board. */
const inWords = (event: GameEvent, on = chart): (string | null)[] =>
  LANGUAGES.map((language) => sayEvent(event, namesFor(on, language, 'words'), TONGUES[language]));

const GAP = /undefined|null|NaN|hidden|\?\?/;

describe('events in words', () => {
  test('a walk, with squares as they lie on the table', () => {
    const walk: GameEvent = { type: 'pieceMoved', piece: 'blue-naga', path: [50, 51, 52] };
    expect(inEnglish(walk)).toBe('The blue Naga walks a5-b5-c5.');
    expect(inFrench(walk)).toBe('L’Homme-serpent bleu marche a5-b5-c5.');
  });

  test('the same square of a turned room has another name', () => {
    // Slot 0 is turned by a quarter: its north-western square lies in the north-east.
    expect(inEnglish({ type: 'pieceEliminated', piece: 'yellow-naga', place: 0, scorer: 0 })).toBe(
      'The yellow Naga dies on e10.',
    );
  });

  test('lines are the rows before the first and behind the last room', () => {
    const [blue, yellow] = ruleset.layout.lines.map(({ first }) => first);
    expect(inEnglish({ type: 'tokenPlaced', seat: 0, piece: 'blue-key', place: blue ?? 0 })).toContain(
      'on a0.',
    );
    expect(inEnglish({ type: 'tokenPlaced', seat: 0, piece: 'blue-key', place: yellow ?? 0 })).toContain(
      'on a11.',
    );
  });

  test('rooms have letters, portcullises a square and a side', () => {
    expect(inEnglish({ type: 'roomTurned', by: 'blue-naga', slot: 2, turn: 'ccw', turned: 3 })).toBe(
      'The blue Naga turns room C anticlockwise.',
    );
    const opened: GameEvent = { type: 'gateChanged', by: 'blue-naga', at: { slot: 3, gate: 0 }, to: 'open' };
    expect(inEnglish(opened)).toBe('The blue Naga opens the portcullis i2e of room D.');
    expect(inFrench(opened)).toBe('L’Homme-serpent bleu ouvre la herse i2e de la salle D.');
  });

  test('what is secret stays secret', () => {
    expect(inEnglish({ type: 'tokenLaid', seat: 1, piece: 'hidden', slot: 1 })).toBe(
      'Yellow lays a token on room B.',
    );
    expect(inFrench({ type: 'cardLaid', seat: 0, card: 'hidden' })).toBe(
      'Bleu pose une carte Combat face cachée.',
    );
  });

  test('a combat and its end', () => {
    const cards = [
      { seat: 0, card: 3 },
      { seat: 1, card: 0 },
    ];
    expect(inEnglish({ type: 'combatFought', cards, attack: 6, defence: 2, winner: 0 })).toBe(
      'Blue lays 3 and yellow lays 0. The attack makes 6, the defence 2: blue wins.',
    );
    expect(inEnglish({ type: 'gameEnded', ending: 'agreed', winners: [] })).toBe(
      'The game is over: a draw is agreed. It is a draw.',
    );
  });

  test('in the Card Game: zones, the wheel, gifts, loads, cards', () => {
    expect(both({ type: 'pointsGained', seat: 0, points: 3, total: 5 })).toEqual([
      'Blue gains 3 action points and has 5 with those saved.',
      'Bleu gagne 3 points d’action et en a 5 avec sa réserve.',
    ]);
    expect(both({ type: 'pointsGained', seat: 1, points: 2, total: 2 })[0]).toBe(
      'Yellow gains 2 action points.',
    );
    expect(both({ type: 'pieceTurned', seat: 0, piece: 'blue-naga', place: zone('sE.C') })).toEqual([
      'The blue Naga faces sE.C.',
      'L’Homme-serpent bleu fait face à sE.C.',
    ]);
    expect(both({ type: 'pieceJumped', piece: 'blue-naga', pit: null, to: zone('A.T') })).toEqual([
      'The blue Naga jumps over a pit to A.T.',
      'L’Homme-serpent bleu saute par-dessus une fosse en A.T.',
    ]);
    expect(both({ type: 'cardGivenUp', seat: 1, card: 4 })).toEqual([
      'Yellow has no Jump card left and gives up the combat card 4.',
      'Jaune n’a plus de carte Saut et sacrifie la carte Combat 4.',
    ]);
    const given = { type: 'pieceLeft', piece: 'blue-rope', by: 'blue-naga', place: zone('A.T') } as const;
    expect(both(given)).toEqual([
      'The blue Naga leaves the blue Rope in A.T.',
      'L’Homme-serpent bleu laisse la Corde bleue en A.T.',
    ]);
    expect(both({ ...given, to: 'blue-warrior' })).toEqual([
      'The blue Naga gives the blue Rope to the blue Warrior in A.T.',
      'L’Homme-serpent bleu donne la Corde bleue au Guerrier bleu en A.T.',
    ]);
    const out = { type: 'pieceWentOut', piece: 'blue-naga', load: 'blue-rope', points: 1 } as const;
    expect(both({ ...out, more: ['blue-key'] })[0]).toBe(
      'The blue Naga leaves the labyrinth with the blue Rope and the blue Key: 1 point!',
    );
    expect(both({ type: 'gateChanged', by: 'blue-naga', at: { slot: 0, gate: 0 }, to: 'open' })).toEqual([
      'The blue Naga opens the portcullis of room A.',
      'L’Homme-serpent bleu ouvre la herse de la salle A.',
    ]);
    expect(both({ type: 'wallsBroken', by: 'blue-naga', slot: 2 })).toEqual([
      'The blue Naga breaks all walls of room C.',
      'L’Homme-serpent bleu abat tous les murs de la salle C.',
    ]);
    expect(both({ type: 'roomsSwapped', by: 'blue-naga', slots: [0, 3] })[0]).toBe(
      'The blue Naga swaps the rooms A and D.',
    );
    expect(
      both({ type: 'objectStolen', piece: 'blue-key', by: 'yellow-naga', from: 'blue-warrior' }),
    ).toEqual([
      'The yellow Naga steals the blue Key from the blue Warrior.',
      'L’Homme-serpent jaune vole la Clef bleue au Guerrier bleu.',
    ]);
    const path = [zone('A.T'), zone('A.S')];
    expect(
      both({ type: 'objectLevitated', piece: 'blue-key', by: 'blue-naga', path, to: 'blue-warrior' }),
    ).toEqual([
      'The blue Naga makes the blue Key float A.T-A.S into the hands of the blue Warrior.',
      'L’Homme-serpent bleu fait flotter la Clef bleue A.T-A.S jusqu’au Guerrier bleu.',
    ]);
    expect(both({ type: 'cardsCounted', seat: 0, count: 2 })[0]).toBe('Blue announces 2 combat cards.');
    expect(both({ type: 'cardLaid', seat: 0, card: 'hidden', second: 'hidden' })[0]).toBe(
      'Blue lays two combat cards face down.',
    );
    expect(both({ type: 'cardsSeen', by: 1, seat: 0, cards: 'hidden' })[0]).toBe(
      'Yellow looks at what blue has laid.',
    );
  });

  test('French names have their article and gender', () => {
    expect(inFrench({ type: 'pieceWounded', piece: 'yellow-naga' })).toBe(
      'L’Homme-serpent jaune est blessé.',
    );
    const names = new Set(
      SCENARIOS.flatMap(({ teams }) => teams)
        .flatMap(({ characters, objects }) => [...characters, ...objects])
        .map(({ name }) => name.fr),
    );
    expect([...FEMININE].filter((name) => !names.has(name))).toEqual([]);
  });

  test('whoever gave up is named', () => {
    expect(inEnglish({ type: 'gameEnded', ending: 'resigned', winners: [1] })).toBe(
      'The game is over: blue gave up. Yellow wins.',
    );
    expect(inFrench({ type: 'gameEnded', ending: 'resigned', winners: [0] })).toBe(
      'La partie est finie : jaune abandonne. Bleu gagne.',
    );
  });

  test('whole games have no gaps in their words, and no codes where places are words', () => {
    const code = /\b[a-z]{1,2}\d{1,2}\b|\b[nesw]?[A-P][.#]\S/;
    for (const { id } of SCENARIOS) {
      for (const { events, position } of stepsOf(gameByLot({ scenario: id }, 'words')))
        for (const event of eventsThrough(events, 'spectator'))
          for (const language of LANGUAGES) {
            const said = (style: PlaceStyle): string =>
              sayEvent(event, namesFor(chartOf(position), language, style), TONGUES[language]) ?? 'nothing';
            expect(said('notation')).not.toMatch(GAP);
            expect(said('words')).not.toMatch(GAP);
            expect(said('words')).not.toMatch(code);
          }
    }
  }, 300_000);
});

describe('events of games for three and four', () => {
  const exits = chartOf(newGame({ scenario: 'exit-4' }, 'a'));
  const say = (event: GameEvent): (string | null)[] =>
    LANGUAGES.map((language) => sayEvent(event, namesFor(exits, language), TONGUES[language]));

  test.each<[GameEvent, string, string]>([
    [
      {
        type: 'linesShown',
        lines: [
          { line: 4, colour: 'red' },
          { line: 6, colour: 'green' },
        ],
      },
      'The ways out are shown: q21-u21 for red and b0-f0 for green.',
      'Les sorties sont révélées : q21-u21 pour rouge et b0-f0 pour vert.',
    ],
    [
      { type: 'roomRevealed', by: 'red-thief', slot: 5, room: '1cw', turned: 0, over: 'north', tokens: [] },
      'The red Thief reveals room F over its northern side.',
      'La Voleuse rouge révèle la salle F par son côté nord.',
    ],
    [
      {
        type: 'roomRevealed',
        by: 'red-thief',
        slot: 5,
        room: '1cw',
        turned: 0,
        over: 'west',
        tokens: ['green-sword'],
      },
      'The red Thief reveals room F over its western side and finds the green Sword.',
      'La Voleuse rouge révèle la salle F par son côté ouest et découvre l’Épée verte.',
    ],
    [
      { type: 'roomSlid', by: 'green-troll', slot: 12, to: 'up', arrangement: 1 },
      'The green Troll slides room M up.',
      'Le Troll vert fait glisser la salle M vers le haut.',
    ],
    [
      { type: 'roomLifted', by: 'green-troll', slot: 0 },
      'The green Troll lifts room A to the surface: whoever is in it can leave.',
      'Le Troll vert hisse la salle A à la surface : ses occupants peuvent sortir.',
    ],
    [
      { type: 'roomReturned', slot: 0, turned: 1 },
      'Room A comes down again, turned once by its arrow.',
      'La salle A redescend, tournée d’un quart dans le sens de sa flèche.',
    ],
    [
      { type: 'sideChosen', seat: 2, side: 'hidden' },
      'Yellow has chosen in secret whether to join.',
      'Jaune a choisi en secret de se joindre au combat ou non.',
    ],
    [
      { type: 'sideChosen', seat: 2, side: null },
      'Yellow chooses in secret to stay out.',
      'Jaune choisit en secret de rester hors du combat.',
    ],
    [
      { type: 'sideChosen', seat: 2, side: 'attack' },
      'Yellow chooses in secret to join the attackers.',
      'Jaune choisit en secret de rejoindre les attaquants.',
    ],
    [
      { type: 'sideChosen', seat: 2, side: 'defence' },
      'Yellow chooses in secret to join the defenders.',
      'Jaune choisit en secret de rejoindre les défenseurs.',
    ],
    [
      {
        type: 'sideTaken',
        seat: 3,
        side: 'attack',
        attackers: ['red-warrior', 'green-troll'],
        defenders: ['blue-cleric'],
      },
      'Green joins the attackers: red Warrior and green Troll against blue Cleric.',
      'Vert rejoint les attaquants : le Guerrier rouge et le Troll vert contre le Clerc bleu.',
    ],
    [
      { type: 'sideTaken', seat: 3, side: 'defence', attackers: ['red-warrior'], defenders: ['blue-cleric'] },
      'Green joins the defenders: red Warrior against blue Cleric.',
      'Vert rejoint les défenseurs : le Guerrier rouge contre le Clerc bleu.',
    ],
    [
      { type: 'sideTaken', seat: 2, side: null, attackers: [], defenders: [] },
      'Yellow stays out of the combat.',
      'Jaune reste hors du combat.',
    ],
    [
      {
        type: 'combatFought',
        cards: [
          { seat: 1, card: 2 },
          { seat: 3, card: 4 },
          { seat: 0, card: 0 },
        ],
        attack: 9,
        defence: 3,
        winner: 1,
        alsoWon: [3],
      },
      'Red lays 2, green lays 4 and blue lays 0. The attack makes 9, the defence 3: red and green win.',
      'Rouge pose 2, vert pose 4 et bleu pose 0. L’attaque fait 9, la défense 3 : rouge et vert l’emportent.',
    ],
    [
      { type: 'gameEnded', ending: 'goal', winners: [1, 3] },
      'The game is over: the goal is reached. Red and green win together.',
      'La partie est finie : le but est atteint. Rouge et vert gagnent ensemble.',
    ],
    [
      { type: 'gameEnded', ending: 'resigned', winners: [1] },
      'The game is over: blue, yellow and green gave up. Red wins.',
      'La partie est finie : bleu, jaune et vert abandonnent. Rouge gagne.',
    ],
    [
      { type: 'playerLeft', seat: 1 },
      'Red gives up and leaves the table.',
      'Rouge abandonne et quitte la table.',
    ],
  ])('%o', (event, en, fr) => {
    expect(say(event)).toEqual([en, fr]);
  });
});

describe('places in words, for whoever has the board before his eyes', () => {
  test('a walk says from where to where', () => {
    expect(inWords({ type: 'pieceMoved', piece: 'blue-naga', path: [50, 51, 52] })).toEqual([
      'The blue Naga walks in room C.',
      'L’Homme-serpent bleu marche dans la salle C.',
    ]);
    const { first } = ruleset.layout.lines[0] ?? { first: 0 };
    expect(inWords({ type: 'pieceMoved', piece: 'blue-naga', path: [first, 51] })).toEqual([
      'The blue Naga walks from the blue line to room C.',
      'L’Homme-serpent bleu marche de la ligne bleue à la salle C.',
    ]);
  });

  test('a zone has its icon, and who stands on a line faces one', () => {
    const [piece = ''] = cardTable.pieces.ids;
    expect(inWords({ type: 'pieceEliminated', piece, place: zone('A.S'), scorer: 0 }, cards)).toEqual([
      expect.stringMatching(/ dies in the square zone of room A\.$/),
      expect.stringMatching(/ meurt dans la zone du carré de la salle A\.$/),
    ]);
    expect(inWords({ type: 'pieceDeployed', seat: 1, piece: 'hidden', place: zone('nB.T') }, cards)).toEqual([
      'Yellow puts a character face down on the yellow line, facing the triangle zone of room B.',
      'Jaune pose un personnage face cachée sur la ligne jaune, face à la zone du triangle de la salle B.',
    ]);
    expect(inWords({ type: 'pieceTurned', seat: 0, piece, place: zone('sF.G') }, cards)[0]).toMatch(
      / faces the gear zone of room F\.$/,
    );
  });
});
