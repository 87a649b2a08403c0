import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of the element is visible; false until that is known. */
export function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    // Excludes the bottom 64 pixels of the window, because fixed bars can cover them.
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '0px 0px -64px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
