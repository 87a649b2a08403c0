import { useEffect } from 'react';
import { useRootData } from '../root-data.ts';
import { expireSession } from './session-expiry.ts';

/** The page was refused as to nobody. Where it still believes that somebody is signed in, their session has ended. */
export function useEndedSession(refused: boolean): void {
  const believed = (useRootData()?.user ?? null) !== null;
  const ended = refused && believed;
  useEffect(() => {
    if (ended) expireSession();
  }, [ended]);
}
