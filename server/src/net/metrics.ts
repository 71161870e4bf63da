/** Figures for whoever runs the server, in the text form that monitoring programs read. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge';
  readonly value: number;
}

export const writeFigures = (figures: readonly Figure[]): string =>
  figures
    .map(
      ({ name, help, type, value }) =>
        `# HELP dungeon_twister_${name} ${help}\n# TYPE dungeon_twister_${name} ${type}\ndungeon_twister_${name} ${value}\n`,
    )
    .join('');
