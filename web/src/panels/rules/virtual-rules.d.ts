/** A rule book, or the titles of all, as data; tools/rules-pages.mjs makes it from docs/rules. */
declare module 'virtual:rules/*' {
  const book: unknown;
  export default book;
}
