import { useState } from 'react';
import { type ApiError, type FieldError, getErrorMessage, isApiError } from '../api/client.ts';

export interface Submit {
  readonly busy: boolean;
  /** What is wrong with a field, by its path in the body; '' where nothing is. */
  readonly getError: (path: string) => string | undefined;
  /** What is wrong with the whole, where no field says it. */
  readonly failure: string | undefined;
  /**
   * Runs `work` unless it is running; answers whether it went well. Errors of fields are kept until the next run.
   * `refused` hears of a failed call, for what the page says of it elsewhere.
   */
  readonly run: (work: () => Promise<unknown>, refused?: (error: ApiError) => void) => Promise<boolean>;
}

/**
 * One form's call: progress, errors by field, and the failure as a whole. Never toasts: the page decides.
 * `fallback` is said where the server's answer has no words.
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
