import { useCallback, useEffect, useState } from 'react';
import { browserApi, isApiError } from '../../../../../../ui/api/client.ts';
import type { Queued, ReviewAids } from '../review-view.ts';

export interface LoadedAids {
  /** Choices for the decision; undefined until they are loaded. */
  readonly aids: ReviewAids | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the choices for a decision on these submissions. If that fails, the rest of the form still works. */
export function useReviewAids(rows: readonly Pick<Queued, '_id'>[]): LoadedAids {
  const [aids, setAids] = useState<ReviewAids>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const submission = rows.map(({ _id }) => _id).join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the choices again
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const answer = await browserApi('GET /content/review/aids', { query: { submission } });
        if (isCurrent) setAids(answer);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (isCurrent) setFailed(true);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [submission, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { aids, hasFailed, retry };
}
