import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { getApi, isApiError } from '../../../../ui/api/client.ts';
import { toLoaderError } from '../../../../ui/api/loader-api.ts';
import { localizeHref, pathWithoutLocale } from '../../../../ui/locale.ts';
import { adminArea, toSignInAddress } from '../../../../ui/session/callback.ts';
import type { Admin } from './admin.ts';

/** Who is signed in, for the loaders below `requireAdmin`. */
export const adminContext = createContext<Admin>();

const security = '/admin/security';
/** Headers of every admin page and redirect: no cache may store them. */
export const noStore = { 'cache-control': 'private, no-store' };

/**
 * Before any page of the admin area: without a session to the sign-in and back afterwards, with a one-time password
 * to the page that replaces it. The API checks access itself; this only chooses the page.
 */
export const requireAdmin: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const path = pathWithoutLocale(url.pathname);
  let admin: Admin;
  try {
    ({ admin } = await getApi(context)('GET /admin/authenticate', {}));
  } catch (error) {
    if (isApiError(error) && error.status === 401)
      throw redirect(localizeHref(toSignInAddress(path + url.search, adminArea)), { headers: noStore });
    throw toLoaderError(error);
  }
  if (admin.passwordExpired && path !== security)
    throw redirect(localizeHref(`${security}?callback=${encodeURIComponent(path + url.search)}`), { headers: noStore });
  context.set(adminContext, admin);
  return next();
};

/** For pages whose calls anybody may make, but which are for owners. @throws a 403 for a moderator */
export function requireOwner(context: Readonly<RouterContextProvider>): void {
  if (context.get(adminContext).role !== 'owner') throw data({ code: 'forbidden', message: '' }, { status: 403 });
}
