import { lazy, useEffect, useRef, useState } from 'react';
import { importChunk } from '../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../ui/components/loading/lazy-part.tsx';
import { forgetViewed, readViewed } from './recently-viewed.ts';

const LaterRows = lazy(async () => ({
  default: (await importChunk(() => import('./later-rows.tsx'))).LaterRows,
}));

/** Loads the rows at the end of the page when the visitor scrolls near them. */
export function NearEnd({ id }: { id: string }) {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (mark.current === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '0px 0px 600px 0px',
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={mark}>
      {isNear ? (
        <LazyPart optional>
          <LaterRows id={id} viewed={readViewed} forget={forgetViewed} />
        </LazyPart>
      ) : null}
    </div>
  );
}
