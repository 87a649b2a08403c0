import { useEffect, useState } from 'react';
import { browserApi, getErrorMessage, isApiError } from '../../../../ui/api/client.ts';

/** A claim lapses after a quarter of an hour; it is renewed well before. */
const RENEW_MS = 300_000;

/**
 * Keeps a case for whoever has it open, and gives it back when the page is left.
 * @returns why nobody can close it here, in the server's words; empty while it is one's own
 */
export function useCaseClaim(id: string, isOpen: boolean): string {
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    if (!isOpen) return;
    let isLive = true;
    const claim = async () => {
      try {
        await browserApi('PUT /report/claim/{id}', { params: { id } });
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
      // Where this fails, the claim lapses by itself.
      browserApi('DELETE /report/claim/{id}', { params: { id } }).catch(() => undefined);
    };
  }, [id, isOpen]);
  return refusal;
}
