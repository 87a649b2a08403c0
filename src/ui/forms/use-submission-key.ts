import { useRef } from 'react';

/** For forms whose answer may be lost: the same form is the same submission, however often it is sent. */
export function useSubmissionKey() {
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return {
    find: (body: object): string => {
      const text = JSON.stringify(body);
      if (last.current?.text !== text) {
        const bytes = crypto.getRandomValues(new Uint8Array(16));
        last.current = { text, key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
      }
      return last.current.key;
    },
    forget: () => {
      last.current = undefined;
    },
  };
}
