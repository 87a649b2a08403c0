/** The key that a name gives, or empty where nothing of it can stand in an address. */
export const toKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
