import type { RouterContextProvider } from 'react-router';
import { getApi, isApiError } from '../ui/api/client.ts';

export interface FillProgress {
  readonly done: number;
  readonly total: number;
}

export interface DemoState {
  /** Works of the demo catalogue are shown. */
  readonly hasDemo: boolean;
  /** How far the demo catalogue of a first start is filled in; null when nothing is being filled. */
  readonly fillProgress: FillProgress | null;
}

/** For the lines above and below every page, which can do without: no demo where it can't be known. */
export async function loadDemoState(context: Readonly<RouterContextProvider>): Promise<DemoState> {
  try {
    const { hasDemo, progress } = await getApi(context)('GET /catalogue/fill-progress', {});
    return { hasDemo, fillProgress: progress };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { hasDemo: false, fillProgress: null };
  }
}
