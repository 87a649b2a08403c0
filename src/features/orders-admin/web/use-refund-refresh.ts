import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 3000;
/** Then the provider takes longer, and the page looks less often. */
const LONG_MS = 45_000;
const SELDOM_MS = 15_000;

/** Loads the page's data again while money is on its way back, so that the page says when it has gone. */
export function useRefundRefresh(isOnItsWay: boolean): void {
  const { revalidate } = useRevalidator();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) {
      setIsLong(false);
      return;
    }
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(look, isLong ? SELDOM_MS : EVERY_MS);
    const limit = setTimeout(() => setIsLong(true), LONG_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(limit);
    };
  }, [isOnItsWay, isLong, revalidate]);
}
