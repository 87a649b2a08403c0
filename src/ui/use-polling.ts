import { useEffect, useEffectEvent, useState } from 'react';

const EVERY_MS = 3000;
/** Time in milliseconds after which polling slows down and counts as taking longer than usual. */
const LONG_MS = 45_000;
const SELDOM_MS = 15_000;

/** Calls `ask` repeatedly while `isOn`. @returns whether it takes longer than usual */
export function usePolling(isOn: boolean, ask: () => void): boolean {
  const [isLong, setIsLong] = useState(false);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isOn) {
      setIsLong(false);
      return;
    }
    const timer = setInterval(() => askNow(), isLong ? SELDOM_MS : EVERY_MS);
    const limit = setTimeout(() => setIsLong(true), LONG_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(limit);
    };
  }, [isOn, isLong]);
  return isOn && isLong;
}
