/** Small choices of a player, kept on the device. Where nothing can be stored they hold until the page is closed. */

export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keepSetting(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Nowhere to keep it.
  }
}
