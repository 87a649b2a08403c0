import { data, type RouterContextProvider } from 'react-router';
import { type ArborApi, getApi, isApiError } from './client.ts';

/** Value thrown in a loader for a refused call; React Router's error page gets its status. */
export interface LoaderError {
  readonly code: string;
  readonly message: string;
}

/** Converts a failed call to the value that a loader throws; other errors stay unchanged. */
export function toLoaderError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  return data({ code: error.code, message: error.message } satisfies LoaderError, { status: error.status });
}

/**
 * API for loaders. A refused or failed call sets the page's status: 404 shows the "not found" page, others the error
 * page. A loader that doesn't need the answer catches the error itself.
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
