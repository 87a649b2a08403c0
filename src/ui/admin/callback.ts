const landing = '/admin/overview';
const MAX_LENGTH = 500;

/** Spaces, control characters, backslashes, and whatever else a browser rewrites before it goes somewhere. */
const unsafeCharacters = /[^\x21-\x7e\u0980-\u09ff]|[\\<>"'`{}|^]/;

/**
 * Where an admin goes after signing in: `text` is the query's `callback`, decoded once. Only a path of this site below
 * `/admin`, without a language; everything else is the overview. A page's path, with its query and without a fragment.
 */
export function parseCallback(text: string | null): string {
  if (text === null || text.length > MAX_LENGTH || unsafeCharacters.test(text) || text.includes('//')) return landing;
  if (!/^\/admin(?:[/?#]|$)/.test(text)) return landing;
  const [path = ''] = text.split(/[?#]/, 1);
  // An encoded character in one of our paths is somebody else's: a slash, a dot, a second encoding.
  if (/[%;@:]/.test(path) || !URL.canParse(text, 'http://site')) return landing;
  const url = new URL(text, 'http://site');
  if (url.host !== 'site' || url.pathname !== path) return landing;
  if (/^\/admin(?:\/(?:login\b.*)?)?$/.test(path)) return landing;
  return url.pathname + url.search;
}

/** The address of the sign-in that leads back to `path` (without a language). */
export function toSignInAddress(path: string): string {
  const callback = parseCallback(path);
  return callback === landing ? '/admin/login' : `/admin/login?callback=${encodeURIComponent(callback)}`;
}
