import { useEffect, useState } from 'react';
import { getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';

/** Interval at which a claim is renewed, in milliseconds. A claim expires after a quarter of an hour. */
const RENEW_MS = 300_000;

export interface ClaimCalls {
  readonly claim: (id: string) => Promise<unknown>;
  readonly release: (id: string) => Promise<unknown>;
}

/**
 * Claims a submission or a case while its page is open, and releases it when the page is left.
 * @returns the server's message if the claim was refused; empty if it succeeded
 */
export function useClaim(id: string, isOpen: boolean, calls: ClaimCalls): string {
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    if (!isOpen) return;
    let isLive = true;
    const claim = async () => {
      try {
        await calls.claim(id);
        if (isLive) setRefusal('');
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (isLive) setRefusal(getErrorMessage(error, ''));
      }
    };
    void claim();
    const timer = setInterval(() => void claim(), RENEW_MS);
    return () => {
      isLive = false;
      clearInterval(timer);
      // If releasing fails, the claim expires later.
      calls.release(id).catch(() => undefined);
    };
  }, [id, isOpen, calls]);
  return refusal;
}
