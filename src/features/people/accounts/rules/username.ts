const MIN_LENGTH = 2;
const MAX_GENERATED_LENGTH = 30;

/** Latin letters and digits of a name, joined by hyphens; empty if too little remains, as for a Bangla name. */
export function usernameFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_GENERATED_LENGTH)
    .replace(/^-+|-+$/g, '');
  return plain.length < MIN_LENGTH ? '' : plain;
}

/**
 * Candidate usernames in order: the plain name, then with more and more digits. They never contain a phone number or an
 * e-mail, because usernames are public.
 */
export function* suggestUsernames(name: string | null, digits: () => number): Generator<string> {
  const plain = usernameFrom(name ?? '');
  const reserved = plain === '' || plain.startsWith('deleted');
  if (!reserved) yield plain;
  const base = reserved ? 'member' : plain;
  for (let length = 4; length <= 8; length += 1) {
    for (let tries = 0; tries < 4; tries += 1)
      yield `${base}-${String(Math.floor(digits() * 10 ** length)).padStart(length, '0')}`;
  }
}

/** Whether the site generated the username for somebody who gave no name. */
export const isGeneratedUsername = (username: string): boolean => /^member-\d{4,8}$/.test(username);
