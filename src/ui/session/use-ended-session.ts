import { useEffect } from 'react';
import { useRootData } from '../root-data.ts';
import { expireSession } from './session-expiry.ts';

/** Reports an ended session if a page was refused while the browser still shows somebody as signed in. */
export function useEndedSession(refused: boolean): void {
  const believed = (useRootData()?.user ?? null) !== null;
  const ended = refused && believed;
  useEffect(() => {
    if (ended) expireSession();
  }, [ended]);
}
