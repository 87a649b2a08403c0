import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Edges {
  /** Whether the table is wider than its container. */
  readonly isWide: boolean;
  readonly hasMoreBefore: boolean;
  readonly hasMoreAfter: boolean;
}

const fits: Edges = { isWide: false, hasMoreBefore: false, hasMoreAfter: false };

function measure({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Edges {
  const hidden = scrollWidth - clientWidth;
  return { isWide: hidden > 1, hasMoreBefore: scrollLeft > 1, hasMoreAfter: hidden - scrollLeft > 1 };
}

const shade = 'pointer-events-none absolute inset-y-0 w-6 from-ink/15 to-transparent';

/**
 * Makes a table that is wider than the page scroll horizontally, with a shadow at the hidden side. A narrower table
 * gets no scroll container, because its sticky header would not work in one.
 */
export function TableScroller({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const [edges, setEdges] = useState(fits);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const look = () =>
      setEdges((before) => {
        const now = measure(current);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    const observer = new ResizeObserver(look);
    for (const element of [current, ...current.children]) observer.observe(element);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <div className="relative">
      <section
        ref={box}
        aria-label={edges.isWide ? label : undefined}
        tabIndex={edges.isWide ? 0 : undefined}
        className={edges.isWide ? 'overflow-x-auto p-px' : ''}
      >
        {children}
      </section>
      {edges.hasMoreBefore ? <span aria-hidden="true" className={`${shade} left-0 bg-linear-to-r`} /> : null}
      {edges.hasMoreAfter ? <span aria-hidden="true" className={`${shade} right-0 bg-linear-to-l`} /> : null}
    </div>
  );
}
