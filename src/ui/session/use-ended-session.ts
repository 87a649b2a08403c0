import { useEffect } from 'react';
import { useRootData } from '../root-data.ts';
import { expireSession } from './session-expiry.ts';

/** For a page that was refused for want of a session: if the browser still shows somebody as signed in, their session has ended. */
export function useEndedSession(refused: boolean): void {
  const believed = (useRootData()?.user ?? null) !== null;
  const ended = refused && believed;
  useEffect(() => {
    if (ended) expireSession();
  }, [ended]);
}
