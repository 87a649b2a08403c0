import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { type ArborApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Changes of collections: which are on their way, and the page is loaded anew after each. Answers whether it worked. */
export function useCollectionChange() {
  const api = useAdminApi();
  const revalidator = useRevalidator();
  const [inProgress, setInProgress] = useState<ReadonlySet<string>>(new Set());
  const change = async (
    id: string,
    work: (api: ArborApi) => Promise<unknown>,
    /** Instead of loading the page anew: there may be none any more. */
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
