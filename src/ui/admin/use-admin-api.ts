import { useLocation, useNavigate } from 'react-router';
import { type ArborApi, browserApi, isApiError } from '../api/client.ts';
import { localizeHref, pathWithoutLocale } from '../locale.ts';
import { adminArea, toSignInAddress } from '../session/callback.ts';

/** Wraps an API client so that a call with an ended session redirects to the sign-in and back. */
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

/** API client for admins. */
export const useAdminApi = (): ArborApi => useAdminCalls()(browserApi);
