/** Hands a text to the browser as a file. */
export interface FileToKeep {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export function download({ name, type, text }: FileToKeep): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
