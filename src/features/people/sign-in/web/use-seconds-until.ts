import { useEffect, useState } from 'react';

const left = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Whole seconds until `time` (milliseconds), counted down to 0. */
export function useSecondsUntil(time: number): number {
  const [seconds, setSeconds] = useState(() => left(time));
  useEffect(() => {
    const count = () => {
      const now = left(time);
      setSeconds(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 1000);
    count();
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}
