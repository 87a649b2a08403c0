import { type RefObject, useEffect, useState } from 'react';

/** Shows an element in full screen if the browser supports it, which iPhones don't. */
export function useFullScreen(box: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === box.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [box]);
  const toggle = () => {
    // Without permission the element stays where it is.
    const change = isFull ? document.exitFullscreen() : box.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { isFull, toggle, isPossible: document.fullscreenEnabled };
}
