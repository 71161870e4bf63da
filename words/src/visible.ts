/**
 * Text from elsewhere (a file, a link, a name that somebody chose) as it can be shown without harm.
 *
 * A terminal obeys control characters; terminals and browsers alike turn text around, hide it or break lines at others
 * that nobody sees. All of them are shown as JSON writes them, `\u001b`, so that JSON stays what it is. Ends of lines
 * and tabs stay, and so do the marks that choose between two looks of a sign.
 */
const UNSEEN =
  /(?!\p{Variation_Selector}|[\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** What nearly every text is: found at once, where to look for all that nobody sees takes several times as long. */
const ONLY_SEEN = /^[ -~\n\t]*$/;

const LONG = 4;

export const visible = (text: string): string =>
  ONLY_SEEN.test(text)
    ? text
    : text.replace(UNSEEN, (sign) =>
        Array.from(
          { length: sign.length },
          (_, unit) => String.raw`\u${sign.charCodeAt(unit).toString(16).padStart(LONG, '0')}`,
        ).join(''),
      );
