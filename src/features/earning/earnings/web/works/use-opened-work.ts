import { useCallback, useEffect, useState } from 'react';
import { browserApi, getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import type { Work } from './works-list.ts';

interface Opened {
  readonly work: Work;
  /** The work, or its revision that is being edited. */
  readonly content: OwnContent;
}

/** The work that is open beside the list. `first`: the one that the address opens. */
export function useOpenedWork(first: Work | null) {
  const [opened, setOpened] = useState<Opened>();
  const [busy, setBusy] = useState<string>();
  const show = useCallback(async (work: Work, fetch: () => Promise<OwnContent>) => {
    setBusy(work._id);
    try {
      setOpened({ work, content: await fetch() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast({ kind: 'error', title: getErrorMessage(error, m.earnings_works_open_failed()) });
    }
    setBusy(undefined);
  }, []);
  const open = useCallback(
    (work: Work) => void show(work, () => browserApi('GET /content/mine/{id}', { params: { id: work._id } })),
    [show],
  );
  useEffect(() => {
    if (first !== null) open(first);
  }, [first, open]);
  return {
    opened,
    busy,
    open,
    revise: (work: Work) =>
      void show(work, async () => {
        const revision = await browserApi('POST /content/revise/{id}', { params: { id: work._id } });
        if (revision.status !== 'pending') return revision;
        showToast({ kind: 'error', title: m.earnings_works_revision_in_review() });
        return opened?.content ?? revision;
      }),
    close: useCallback(() => setOpened(undefined), []),
  };
}
