import { useEffect, useRef, useState } from 'react';

/**
 * Calls the server once an element comes near the window.
 * @param isEmpty whether the element has nothing to show, so that it can go away
 */
export function useCallNearView<T>(call: () => Promise<T>, isEmpty: (found: T) => boolean) {
  const box = useRef<HTMLElement>(null);
  const [firstCall, setFirstCall] = useState<Promise<T>>();
  const [isGone, setIsGone] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an element is for one work, and calls once
  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        const first = call();
        setFirstCall(first);
        first.then(
          (found) => setIsGone(isEmpty(found)),
          // The element's part shows what went wrong.
          () => undefined,
        );
      },
      { rootMargin: '400px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, firstCall, isGone };
}
