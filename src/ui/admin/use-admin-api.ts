import { useLocation, useNavigate } from 'react-router';
import { type ArborApi, browserApi, isApiError } from '../api/client.ts';
import { localizeHref, pathWithoutLocale } from '../locale.ts';
import { adminArea, toSignInAddress } from '../session/callback.ts';

/** For calls that are sent in a way of their own. A session that has ended leads to the sign-in and back. */
export function useAdminCalls(): (send: ArborApi) => ArborApi {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (send) => async (key, call) => {
    try {
      return await send(key, call);
    } catch (error) {
      if (isApiError(error) && error.status === 401)
        void navigate(localizeHref(toSignInAddress(pathWithoutLocale(pathname) + search, adminArea)));
      throw error;
    }
  };
}

/** Calls as an admin. */
export const useAdminApi = (): ArborApi => useAdminCalls()(browserApi);
