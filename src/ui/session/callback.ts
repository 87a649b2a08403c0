/** A part of the site with a sign-in of its own. */
export interface SignInArea {
  /** Path that all of its pages lie below. */
  readonly path: string;
  /** Where somebody goes who came to the sign-in by no page of the area. */
  readonly landing: string;
}

export const adminArea: SignInArea = { path: '/admin', landing: '/admin/overview' };
export const contributorArea: SignInArea = { path: '/contributor', landing: '/contributor/dashboard' };

const MAX_LENGTH = 500;

/** Spaces, control characters, backslashes, and whatever else a browser rewrites before it goes somewhere. */
const unsafeCharacters = /[^\x21-\x7e\u0980-\u09ff]|[\\<>"'`{}|^]/;

/**
 * Where somebody goes after signing in to an area: `text` is the query's `callback`, decoded once. Only a path of this
 * site below the area's, without a language; everything else is the landing. A page's path, with its query and without
 * a fragment.
 */
export function parseCallback(text: string | null, { path: area, landing }: SignInArea): string {
  if (text === null || text.length > MAX_LENGTH || unsafeCharacters.test(text) || text.includes('//')) return landing;
  const [path = ''] = text.split(/[?#]/, 1);
  if (!path.startsWith(`${area}/`)) return landing;
  // An encoded character in one of our paths is somebody else's: a slash, a dot, a second encoding.
  if (/[%;@:]/.test(path) || !URL.canParse(text, 'http://site')) return landing;
  const url = new URL(text, 'http://site');
  if (url.host !== 'site' || url.pathname !== path) return landing;
  if (/^\/(?:login\b.*)?$/.test(path.slice(area.length))) return landing;
  return url.pathname + url.search;
}

/** The address of the area's sign-in that leads back to `path` (without a language). */
export function toSignInAddress(path: string, area: SignInArea): string {
  const callback = parseCallback(path, area);
  const signIn = `${area.path}/login`;
  return callback === area.landing ? signIn : `${signIn}?callback=${encodeURIComponent(callback)}`;
}
