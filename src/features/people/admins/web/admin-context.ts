import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { getApi, isApiError } from '../../../../ui/api/client.ts';
import { toLoaderError } from '../../../../ui/api/loader-api.ts';
import { localizeHref, pathWithoutLocale } from '../../../../ui/locale.ts';
import { adminArea, toSignInAddress } from '../../../../ui/session/callback.ts';
import type { Admin } from './admin.ts';

/** The signed-in admin, for loaders below `requireAdmin`. */
export const adminContext = createContext<Admin>();

const security = '/admin/security';
/** Headers of every admin page and redirect: no cache may store them. */
export const noStore = { 'cache-control': 'private, no-store' };

/**
 * Middleware of all admin pages: redirects to the sign-in without a session, and to the password form with a one-time
 * password. The API checks access itself.
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

/** Restricts a page to owners, for pages whose API calls are open to others. @throws a 403 response for moderators */
export function requireOwner(context: Readonly<RouterContextProvider>): void {
  if (context.get(adminContext).role !== 'owner') throw data({ code: 'forbidden', message: '' }, { status: 403 });
}
