import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** How large pages are, as a factor of the size at which they fit. */
const zooms = [1, 1.5, 2, 3];

export interface PagesState {
  readonly strip: RefObject<HTMLUListElement | null>;
  readonly index: number;
  readonly zoom: number;
  /** Whether pages fill the width instead of fitting as a whole. */
  readonly isWide: boolean;
  readonly follow: () => void;
  readonly goTo: (at: number) => void;
  /** Makes pages one step larger or smaller. */
  readonly stepZoom: (by: number) => void;
  readonly canZoom: (by: number) => boolean;
  readonly setWide: (isWide: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Whether a page is wider than its place, so that arrow keys move it. */
const isScrolled = (page: Element | undefined): boolean =>
  page !== undefined && page.scrollWidth > page.clientWidth + 1;

/** State of the pages of a document: a scroll-snap strip, whose position is the current page, and their size. */
export function usePages(count: number): PagesState {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [isWide, setWide] = useState(false);
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setIndex(Math.max(0, Math.min(count - 1, Math.round(scrollLeft / clientWidth))));
  };
  const goTo = (at: number) => {
    const { current } = strip;
    const aim = Math.max(0, Math.min(count - 1, at));
    current?.scrollTo({ left: aim * current.clientWidth });
  };
  // A change of the strip's width, such as by full screen, would leave it between two pages.
  useEffect(() => {
    const { current } = strip;
    if (current === null) return;
    const observer = new ResizeObserver(() =>
      current.scrollTo({ left: index * current.clientWidth, behavior: 'instant' }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [index]);
  const findZoom = (by: number) => zooms[zooms.indexOf(zoom) + by];
  const stepZoom = (by: number) => setZoom(findZoom(by) ?? zoom);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest('select') !== null) return;
    const isMoved = isScrolled(strip.current?.children[index]);
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowLeft: isMoved ? undefined : () => goTo(index - 1),
      ArrowRight: isMoved ? undefined : () => goTo(index + 1),
      PageUp: () => goTo(index - 1),
      PageDown: () => goTo(index + 1),
      Home: () => goTo(0),
      End: () => goTo(count - 1),
      '+': () => stepZoom(1),
      '-': () => stepZoom(-1),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return {
    strip,
    index,
    zoom,
    isWide,
    follow,
    goTo,
    stepZoom,
    canZoom: (by) => findZoom(by) !== undefined,
    setWide,
    onKeyDown,
  };
}
