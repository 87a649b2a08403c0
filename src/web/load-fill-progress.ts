import type { RouterContextProvider } from 'react-router';
import { getApi, isApiError } from '../ui/api/client.ts';

export interface FillProgress {
  readonly done: number;
  readonly total: number;
}

export interface DemoState {
  /** Whether works of the demo catalogue are shown. */
  readonly hasDemo: boolean;
  /** Progress of filling the demo catalogue; null if it isn't being filled. */
  readonly fillProgress: FillProgress | null;
}

/** Loads the state of the demo for notes on every page; if that fails, no demo is assumed. */
export async function loadDemoState(context: Readonly<RouterContextProvider>): Promise<DemoState> {
  try {
    const { hasDemo, progress } = await getApi(context)('GET /catalogue/fill-progress', {});
    return { hasDemo, fillProgress: progress };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { hasDemo: false, fillProgress: null };
  }
}
