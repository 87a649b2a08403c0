import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserApi } from '../../../ui/api/client.ts';
import { Autosave } from './autosave.ts';

/** Saves a post while it is written. */
export function useAutosave(id: string, revision: number) {
  const [autosave] = useState(
    () =>
      new Autosave({
        revision,
        send: (changes, read) =>
          browserApi('PUT /blog/update/{id}', {
            params: { id },
            body: { ...changes, revision: read },
            file: {},
          }),
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
