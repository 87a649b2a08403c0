/** A LIKE pattern for texts in lower case that have these words in them; undefined for no words. */
export const toSearchPattern = (words: string | undefined): string | undefined =>
  words === undefined || words === '' ? undefined : `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
