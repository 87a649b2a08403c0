import { createContext, type MiddlewareFunction, redirect } from 'react-router';
import { signInAddress } from '../../../ui/admin/callback.ts';
import { apiOf, isApiError } from '../../../ui/api/client.ts';
import { toLoaderError } from '../../../ui/api/loader-api.ts';
import { localizeHref, pathWithoutLocale } from '../../../ui/locale.ts';
import type { Admin } from './admin.ts';

/** Who is signed in, for the loaders below `requireAdmin`. */
export const adminContext = createContext<Admin>();

const security = '/admin/security';
/** What a page of the area, or the way to it, never is: kept by a cache. */
export const noStore = { 'cache-control': 'private, no-store' };

/**
 * Before any page of the admin area: without a session to the sign-in and back afterwards, with a one-time password
 * to the page that replaces it. The calls check for themselves; this is for where one lands.
 */
export const requireAdmin: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const path = pathWithoutLocale(url.pathname);
  let admin: Admin;
  try {
    ({ admin } = await apiOf(context)('GET /admin/authenticate', {}));
  } catch (error) {
    if (isApiError(error) && error.status === 401)
      throw redirect(localizeHref(signInAddress(path + url.search)), { headers: noStore });
    throw toLoaderError(error);
  }
  if (admin.passwordExpired && path !== security)
    throw redirect(localizeHref(`${security}?callback=${encodeURIComponent(path + url.search)}`), { headers: noStore });
  context.set(adminContext, admin);
  return next();
};
