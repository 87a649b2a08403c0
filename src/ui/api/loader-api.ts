import { data, type RouterContextProvider } from 'react-router';
import { type ArborApi, getApi, isApiError } from './client.ts';

/** What a refused call throws in a loader: the page that React Router shows instead has this status. */
export interface LoaderError {
  readonly code: string;
  readonly message: string;
}

/** What a loader throws for a failed call; what isn't one stays what it is. */
export function toLoaderError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  return data({ code: error.code, message: error.message } satisfies LoaderError, { status: error.status });
}

/**
 * The API for loaders. A refused or failed call becomes the answer of the page, with its own status: 404 shows the
 * not-found page, everything else the error page. A loader that can do without an answer catches it itself.
 */
export function createLoaderApi(context: Readonly<RouterContextProvider>): ArborApi {
  const api = getApi(context);
  return async (key, call) => {
    try {
      return await api(key, call);
    } catch (error) {
      throw toLoaderError(error);
    }
  };
}
