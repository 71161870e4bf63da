/** What a scenario is like, in a sentence or two; its goal is said beside it. */
export const scenariosEnglish: Readonly<Record<string, string>> = {
  base: 'Four characters on your line, the rest hidden in the dark. Find them, turn the rooms, and run for the far side.',
  'prison-1': 'Walk, reveal, turn and jump: two characters each in four rooms, and nobody fights.',
  'prison-2': 'One side helps its Colossus to escape, the other hunts him with three. Teaches combat.',
  'prison-3': 'Four against four in a small arena. Teaches group combat, lines of sight and the scream.',
  'prison-4': 'Six rooms, six characters, bows and fireballs: almost the whole game, but short.',
  'prison-5': 'The whole of Prison: eight rooms, eight characters and six objects each.',
  mixed: 'Base set and Prison together. You choose eight characters and six objects out of both boxes.',
  'mixed-3': 'Three teams out of all boxes in twelve rooms; leave by any opponent’s line.',
  'mixed-4': 'Four teams out of all boxes in twelve rooms; leave by any opponent’s line.',
  'standard-3': 'The classic game for three: twelve rooms, and every opponent’s line is a way out.',
  'standard-4': 'The classic game for four: twelve rooms, and every opponent’s line is a way out.',
  crossing:
    'Sixteen rooms with the treasures in the middle. You leave only by the line straight opposite, through everybody.',
  'pyramid-4':
    'Climb from the depths to the single room on top, lift it to the surface and step out. Killing scores nothing.',
  'pyramid-3': 'The same climb for three: one room on top, and only one way out.',
  race: 'Everybody runs for the finish at the top of the labyrinth. Killing scores nothing.',
  elevator:
    'A room slides up and down between two towers. Three gears command it; the way out lies on the other side.',
  'exit-4': 'The ways out are dealt face down: yours is shown only when play begins. Killing scores nothing.',
  'exit-3': 'The same search for three; the fourth exit is a decoy.',
  murder:
    'No fighting until every room is revealed. Then anybody nearby may join a combat, on either side, and every wound scores.',
  surprise:
    'Two against two: red with green, blue with yellow. Allies add their points, and your ally places your pieces.',
  'card-1': 'Two characters each, four rooms, no fighting: how zones, turning and leaving work.',
  'card-2': 'Four characters each and six rooms. Adds close combat.',
  'card-3': 'Six characters each and eight rooms. Adds bows and ranged combat.',
  'card-standard': 'Choose eight of twenty-five characters and six objects; eight rooms.',
  'card-advanced': 'The long game: all twelve rooms, and more room for plans.',
};
