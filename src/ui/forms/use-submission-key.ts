import { useRef, useState } from 'react';

/** The last submission and its key. */
export interface Submission {
  readonly text: string;
  readonly key: string;
}

/** Idempotency key for forms whose response may be lost: the same input has the same key, however often it is sent. */
export function useSubmissionKey() {
  // A ref, because the form needs the key before the next render; `kept` survives a reload.
  const last = useRef<Submission>(undefined);
  const [kept, setKept] = useState<Submission>();
  const set = (submission: Submission | undefined) => {
    last.current = submission;
    setKept(submission);
  };
  return {
    kept,
    restore: set,
    find: (body: object): string => {
      const text = JSON.stringify(body);
      if (last.current?.text === text) return last.current.key;
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      set({ text, key });
      return key;
    },
    forget: () => set(undefined),
  };
}
