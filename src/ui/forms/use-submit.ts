import { useState } from 'react';
import { type ApiError, type FieldError, getErrorMessage, isApiError } from '../api/client.ts';

export interface Submit {
  readonly busy: boolean;
  /** Error message of a field by its path in the body; empty or undefined if there is none. */
  readonly getError: (path: string) => string | undefined;
  /** Error message of the whole form; undefined if fields show the errors. */
  readonly failure: string | undefined;
  /**
   * Runs `work` unless it is already running; resolves to whether it succeeded. Field errors stay until the next run.
   * `refused` receives a failed call, for messages elsewhere on the page.
   */
  readonly run: (work: () => Promise<unknown>, refused?: (error: ApiError) => void) => Promise<boolean>;
}

/**
 * State of a form's call: progress, field errors, and a general error. It never shows toasts. `fallback`: message if
 * the server's answer has none.
 */
export function useSubmit(fallback: string): Submit {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string>();
  const run: Submit['run'] = async (work, refused) => {
    if (busy) return false;
    setBusy(true);
    setErrors([]);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setErrors(error.errors);
      if (error.errors.length === 0) setFailure(getErrorMessage(error, fallback));
      refused?.(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run, getError: (path) => errors.find((each) => each.path === path)?.message };
}
