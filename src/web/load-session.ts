import type { RouterContextProvider } from 'react-router';
import { type ArborApi, getApi, isApiError } from '../ui/api/client.ts';
import { toLoaderError } from '../ui/api/loader-api.ts';
import { parsePathLocale } from '../ui/locale.ts';
import { type SessionState, signedOut } from '../ui/root-data.ts';

const fetchUser = async (api: ArborApi) => (await api('GET /user/authenticate', {})).user;
const fetchAdmin = async (api: ArborApi) => (await api('GET /admin/authenticate', {})).admin;
const fetchContributor = async (api: ArborApi) => (await api('GET /contributor/account', {})).contributor;

/** Converts a 401 to null, for visitors; other errors fail the page. */
async function nullIfUnauthenticated<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null;
    throw toLoaderError(error);
  }
}

/** Session for the root's loader: the admin below `/admin`, otherwise the user with their contributor data. */
export async function loadSession(context: Readonly<RouterContextProvider>, request: Request): Promise<SessionState> {
  // Sessions are cookies, so most visitors don't cost a refused call.
  if (!request.headers.has('cookie')) return signedOut;
  const api = getApi(context);
  if (isAdminPath(new URL(request.url).pathname)) {
    const admin = await nullIfUnauthenticated(fetchAdmin(api));
    return { ...signedOut, authenticated: admin !== null, admin };
  }
  const user = await nullIfUnauthenticated(fetchUser(api));
  if (user === null) return signedOut;
  // Contributor data isn't requested for suspended accounts, which may not call that.
  const contributor = user.suspended === null ? await nullIfUnauthenticated(fetchContributor(api)) : null;
  return { ...signedOut, authenticated: true, user, contributor };
}

/**
 * Whether a path belongs to the admin area, which determines the page's layout and session but grants no rights.
 * Segments are compared as a whole: `/administrator` and `/ADMIN` are not `/admin`.
 */
export function isAdminPath(pathname: string): boolean {
  return pathname.split('/')[parsePathLocale(pathname) === 'en' ? 1 : 2] === 'admin';
}

/** Whether a path belongs to the contributor area with its own layout; its sign-in page has the shop's layout. */
export function isContributorPath(pathname: string): boolean {
  const [area, page = ''] = pathname.split('/').slice(parsePathLocale(pathname) === 'en' ? 1 : 2);
  return area === 'contributor' && page !== 'login';
}
