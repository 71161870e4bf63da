/** Who may ask through a browser. */

/** A browser says from which page it comes: another site may not speak for its visitors. Other programs say nothing. */
export function isFromHere(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
