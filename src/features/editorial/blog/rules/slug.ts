/** Converts a text into a slug of lower-case Latin letters, digits and single hyphens; may be empty. */
export const toSlug = (text: string, max: number): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '');
