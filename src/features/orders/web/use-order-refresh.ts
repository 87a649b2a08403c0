import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 2000;
/** Then the page says that it takes longer, and asks less often. */
const LONG_MS = 45_000;
const SELDOM_MS = 15_000;

/**
 * Asks for the order anew while its payment may come, and when somebody returns to the tab.
 * @returns whether that takes longer than usual
 */
export function useOrderRefresh(isWaiting: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), isLong ? SELDOM_MS : EVERY_MS);
    const limit = setTimeout(() => setIsLong(true), LONG_MS);
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      clearTimeout(limit);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [isWaiting, isLong, revalidate]);
  return isWaiting && isLong;
}
