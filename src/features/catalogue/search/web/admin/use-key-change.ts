import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { type ArborApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { searchKeysContract } from '../../contract/keys.ts';

export type SearchKey = OutputOf<typeof searchKeysContract.list>['items'][number];

/** Creates a function that changes a key and reloads the page. It resolves to whether the change succeeded. */
export function useKeyChange() {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const change = async (work: (api: ArborApi) => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    let isDone = true;
    try {
      await work(api);
    } catch (error) {
      if (!isApiError(error)) throw error;
      isDone = false;
      showFailure(error, m.search_keys_failed());
    }
    await revalidate();
    setBusy(false);
    return isDone;
  };
  return { isBusy, change };
}

/** Creates a function that shows a notice about a change, with an undo button. */
export function useKeyUndo() {
  const { change } = useKeyChange();
  return (title: string, undo: (api: ArborApi) => Promise<unknown>): void => {
    const run = async () => {
      if (await change(undo)) showToast({ kind: 'success', title: m.search_keys_undone() });
    };
    showToast({ kind: 'success', title, action: { label: m.search_keys_undo(), run: () => void run() } });
  };
}
