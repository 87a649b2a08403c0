import type { RouterContextProvider } from 'react-router';
import { getApi, isApiError } from '../ui/api/client.ts';

export interface FillProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * For the line above every page, which can do without: null where nothing is being filled, and where it can't be
 * known.
 */
export async function loadFillProgress(context: Readonly<RouterContextProvider>): Promise<FillProgress | null> {
  try {
    return (await getApi(context)('GET /catalogue/fill-progress', {})).progress;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
}
