import { useEffect, useState } from 'react';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../../ui/api/client.ts';
import type { Found } from './find-groups.ts';

/** Pause in typing, in milliseconds, before a search starts. */
const PAUSE_MS = 150;

/** Search results for the typed text; the previous results stay until new ones arrive. */
export function useFind(typed: string) {
  const api = useAdminApi();
  const text = typed.trim();
  const [answer, setAnswer] = useState<{ text: string; found: readonly Found[]; hasFailed: boolean }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useEffect(() => {
    if (text === '') return;
    let isCurrent = true;
    const ask = async () => {
      try {
        const { items } = await api('GET /admin/find', { query: { q: text } });
        if (isCurrent) setAnswer({ text, found: items, hasFailed: false });
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (isCurrent) setAnswer({ text, found: [], hasFailed: true });
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return {
    found: text === '' ? [] : (answer?.found ?? []),
    isLoading: text !== '' && answer?.text !== text,
    hasFailed: text !== '' && answer?.hasFailed === true,
  };
}
