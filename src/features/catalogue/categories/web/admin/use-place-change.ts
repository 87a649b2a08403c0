import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { type ArborApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Makes calls that change categories, tracks which are in progress, and reloads the list after each. */
export function usePlaceChange(onDone?: () => Promise<void>) {
  const api = useAdminApi();
  const revalidator = useRevalidator();
  const [inProgress, setInProgress] = useState<ReadonlySet<string>>(new Set());
  const change = async (id: string, work: (api: ArborApi) => Promise<unknown>): Promise<void> => {
    setInProgress((ids) => new Set([...ids, id]));
    try {
      await work(api);
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.categories_admin_failed());
    }
    await Promise.all([revalidator.revalidate(), onDone?.()]);
    setInProgress((ids) => new Set([...ids].filter((each) => each !== id)));
  };
  return { api, inProgress, change };
}
