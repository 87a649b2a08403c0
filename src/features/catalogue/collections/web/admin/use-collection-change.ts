import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { type ArborApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

/**
 * Makes calls that change collections, tracks which are in progress, and reloads the page after each. The call's
 * promise resolves to whether it succeeded.
 */
export function useCollectionChange() {
  const api = useAdminApi();
  const revalidator = useRevalidator();
  const [inProgress, setInProgress] = useState<ReadonlySet<string>>(new Set());
  const change = async (
    id: string,
    work: (api: ArborApi) => Promise<unknown>,
    /** Function to call instead of reloading the page, for a page that no longer exists after the change. */
    afterwards: () => unknown = revalidator.revalidate,
  ): Promise<boolean> => {
    setInProgress((ids) => new Set([...ids, id]));
    let isDone = true;
    try {
      await work(api);
    } catch (error) {
      if (!isApiError(error)) throw error;
      isDone = false;
      showFailure(error, m.collections_failed());
    }
    await (isDone ? afterwards() : revalidator.revalidate());
    setInProgress((ids) => new Set([...ids].filter((each) => each !== id)));
    return isDone;
  };
  return { inProgress, change };
}
