import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, for contents that only exist in the browser. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
