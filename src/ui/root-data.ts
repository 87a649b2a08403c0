import { useRouteLoaderData } from 'react-router';
import type { loader } from '../web/root.tsx';

export type RootData = Awaited<ReturnType<typeof loader>>;

/** What every page is supplied with at start: who is signed in, as what, and the published categories. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<typeof loader>('root');
}
