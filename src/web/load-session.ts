import type { RouterContextProvider } from 'react-router';
import { type ArborApi, getApi, isApiError } from '../ui/api/client.ts';
import { toLoaderError } from '../ui/api/loader-api.ts';
import { parsePathLocale } from '../ui/locale.ts';
import { type SessionState, signedOut } from '../ui/root-data.ts';

const fetchUser = async (api: ArborApi) => (await api('GET /user/authenticate', {})).user;
const fetchAdmin = async (api: ArborApi) => (await api('GET /admin/authenticate', {})).admin;
const fetchContributor = async (api: ArborApi) => (await api('GET /contributor/account', {})).contributor;

/** A missing or dead session is nobody; everything else is a failure of the page. */
async function nullIfUnauthenticated<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null;
    throw toLoaderError(error);
  }
}

/** For the root's loader: the admin below `/admin`, else the user with what they are as a contributor. */
export async function loadSession(context: Readonly<RouterContextProvider>, pathname: string): Promise<SessionState> {
  const api = getApi(context);
  if (isAdminPath(pathname)) {
    const admin = await nullIfUnauthenticated(fetchAdmin(api));
    return { ...signedOut, authenticated: admin !== null, admin };
  }
  const user = await nullIfUnauthenticated(fetchUser(api));
  if (user === null) return signedOut;
  // The suspended can only sign out: that call would refuse them.
  const contributor = user.suspended === null ? await nullIfUnauthenticated(fetchContributor(api)) : null;
  return { ...signedOut, authenticated: true, user, contributor };
}

/**
 * Whether a page belongs to the admins: its look, and which session it asks for; never what may be done there.
 * Whole segments count: `/administrator` and `/ADMIN` are not `/admin`.
 */
export function isAdminPath(pathname: string): boolean {
  return pathname.split('/')[parsePathLocale(pathname) === 'en' ? 1 : 2] === 'admin';
}

/** Whether a page belongs to the contributor area, which has a frame of its own; its sign-in has that of the shop. */
export function isContributorPath(pathname: string): boolean {
  const [area, page = ''] = pathname.split('/').slice(parsePathLocale(pathname) === 'en' ? 1 : 2);
  return area === 'contributor' && page !== 'login';
}
