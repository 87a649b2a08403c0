/** An area of the site with its own sign-in. */
export interface SignInArea {
  /** Path of the area. */
  readonly path: string;
  /** Page to open after a sign-in that wasn't required by another page. */
  readonly landing: string;
}

export const adminArea: SignInArea = { path: '/admin', landing: '/admin/overview' };
export const contributorArea: SignInArea = { path: '/contributor', landing: '/contributor/dashboard' };

const MAX_LENGTH = 500;

/** Characters that browsers rewrite in addresses: spaces, control characters, backslashes and others. */
const unsafeCharacters = /[^\x21-\x7e\u0980-\u09ff]|[\\<>"'`{}|^]/;

/**
 * Page to open after a sign-in to an area. `text`: value of `callback` in the query, decoded once. It must be a path of
 * this site below the area's, without a language; otherwise the area's landing page is returned. The result includes
 * the query but no fragment.
 */
export function parseCallback(text: string | null, { path: area, landing }: SignInArea): string {
  if (text === null || text.length > MAX_LENGTH || unsafeCharacters.test(text) || text.includes('//')) return landing;
  const [path = ''] = text.split(/[?#]/, 1);
  if (!path.startsWith(`${area}/`)) return landing;
  // The site's paths contain no percent-encoding, which could hide a slash, a dot or another encoding.
  if (/[%;@:]/.test(path) || !URL.canParse(text, 'http://site')) return landing;
  const url = new URL(text, 'http://site');
  if (url.host !== 'site' || url.pathname !== path) return landing;
  if (/^\/(?:login\b.*)?$/.test(path.slice(area.length))) return landing;
  return url.pathname + url.search;
}

/** Address of the area's sign-in that returns to `path`, which has no language. */
export function toSignInAddress(path: string, area: SignInArea): string {
  const callback = parseCallback(path, area);
  const signIn = `${area.path}/login`;
  return callback === area.landing ? signIn : `${signIn}?callback=${encodeURIComponent(callback)}`;
}
