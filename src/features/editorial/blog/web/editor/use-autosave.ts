import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, browserApi } from '../../../../../ui/api/client.ts';
import { getLocale } from '../../../../../ui/locale.ts';
import { countBytes, describeLength, MAX_SENT_BYTES } from '../../contract/body-size.ts';
import { Autosave } from './autosave.ts';
import type { Draft } from './draft.ts';

/**
 * Refuses a form that exceeds the server's body limit, because the server could not name the field. @throws ApiError
 */
function refuseTooLong(changes: Partial<Draft>): void {
  const errors = (['content', 'contentBn'] as const)
    .map((path) => ({ path, bytes: countBytes(changes[path] ?? '') }))
    .filter(({ bytes }) => bytes > MAX_SENT_BYTES)
    .map(({ path, bytes }) => ({ path, message: describeLength(bytes)[getLocale()] }));
  if (errors.length > 0) throw new ApiError(400, 'bad_input', '', { errors });
}

/** Saves a post automatically while it is edited. */
export function useAutosave(id: string, revision: number) {
  const [autosave] = useState(
    () =>
      new Autosave({
        revision,
        send: async (changes, since) => {
          refuseTooLong(changes);
          return browserApi('PUT /blog/update/{id}', {
            params: { id },
            body: { ...changes, ...since },
            file: {},
          });
        },
      }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState);
  useEffect(() => {
    const flush = () => void autosave.flush();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      autosave.stop();
    };
  }, [autosave]);
  return { autosave, state };
}
