/** Parameters of `catalogue/search`, followed by the form's price and colour fields, which the page rewrites. */
const listing =
  'q asTyped category subcategory keyword collection contributor price format orientation color licence use style items ai not show sort limit cursor priceMin priceMax picked'.split(
    ' ',
  );

/**
 * Query parameters of the pages below each first path segment, without the language. `keepKnownParameters` removes all
 * others, so a page that reads a new parameter must list it here.
 */
export const pageParameters: Readonly<Record<string, readonly string[] | 'any'>> = {
  '': ['show'],
  'account-deletion': [],
  // Addresses of these two areas must be unchanged after a sign-in.
  admin: 'any',
  blog: ['category', 'q', 'cursor'],
  bundles: ['cursor'],
  cart: ['only', 'code'],
  categories: listing,
  checkout: ['returned'],
  collections: ['cursor'],
  contact: ['content', 'list', 'rating'],
  content: listing,
  contributor: 'any',
  contributors: listing,
  'forget-request': [],
  'free-resources': listing,
  'get-involved': [],
  'left-out': [],
  licences: ['version'],
  lists: [],
  notices: [],
  payment: [],
  'privacy-policy': [],
  profile: ['q', 'kind', 'sort'],
  'refund-policy': [],
  'search-by-picture': [],
  similar: [],
  'takedown-policy': [],
  'terms-and-conditions': [],
  unsubscribe: [],
  verify: [],
};

/** React Router's parameter with the routes whose data a client navigation requests. */
const dataParameter = '_routes';

const byArea = new Map(Object.entries(pageParameters).map(([area, names]) => [area, new Set<string>(names)]));
/** All known parameters, for addresses whose area can't be determined. */
const all = new Set(Object.values(pageParameters).flatMap((names) => (names === 'any' ? [] : names)));

/** First path segment as the router reads it: decoded once, in lower case; undefined if it is malformed. */
function findArea(path: string): string | undefined {
  const page = path.endsWith('.data') ? path.slice(0, -'.data'.length).replace(/\/_$/, '/') : path;
  const found = /^\/(?:bn(?:\/|$))?(?:([\w.-]+)(?:\/|$)|$)/i.exec(page);
  return found === null ? undefined : (found[1] ?? '').toLowerCase();
}

function readName(parameter: string): string {
  const [name = ''] = parameter.split('=', 1);
  return /[%+]/.test(name) ? ([...new URLSearchParams(name).keys()][0] ?? '') : name;
}

/**
 * Removes query parameters that no page of the area uses: `/?utm_source=x` becomes `/`.
 * @param address path with its query
 */
export function keepKnownParameters(address: string): string {
  const at = address.indexOf('?');
  if (at === -1) return address;
  const path = address.slice(0, at);
  const area = findArea(path);
  if (area !== undefined && pageParameters[area] === 'any') return address;
  const names = area === undefined ? all : byArea.get(area);
  const kept = address
    .slice(at + 1)
    .split('&')
    .filter((parameter) => {
      const name = readName(parameter);
      return names?.has(name) === true || (name === dataParameter && path.endsWith('.data'));
    });
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** Whether a page can have the address, judged by its first segment. */
export function mayBePage(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  const area = findArea(path);
  return area === undefined || byArea.has(area);
}
