import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** How large pages are, as a factor of the size at which they fit. */
const zooms = [1, 1.5, 2, 3];

export interface PagesState {
  readonly strip: RefObject<HTMLUListElement | null>;
  readonly index: number;
  readonly zoom: number;
  /** Whether pages fill the width instead of fitting as a whole. */
  readonly isWide: boolean;
  /** Takes the page in view as the current one, unless the strip is on its way to another. */
  readonly follow: () => void;
  /** Takes the page at which the strip came to rest as the current one. */
  readonly settle: () => void;
  readonly goTo: (at: number) => void;
  /** Goes forward, or back by a negative number, from the page that the strip is going to. */
  readonly turn: (by: number) => void;
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
  // Presses count from the page that the strip is going to: scrolling takes longer than the next press.
  const aim = useRef(0);
  const isGoing = useRef(false);
  const turnTo = (at: number) => {
    aim.current = Math.max(0, Math.min(count - 1, at));
    setIndex(aim.current);
  };
  const settle = () => {
    isGoing.current = false;
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    turnTo(Math.round(scrollLeft / clientWidth));
  };
  const follow = () => {
    if (!isGoing.current) settle();
  };
  const goTo = (at: number) => {
    turnTo(at);
    const { current: list } = strip;
    if (list === null) return;
    isGoing.current = Math.round(list.scrollLeft / list.clientWidth) !== aim.current;
    list.scrollTo({ left: aim.current * list.clientWidth });
  };
  // A change of the strip's width, such as by full screen, would leave it between two pages.
  useEffect(() => {
    const { current: list } = strip;
    if (list === null) return;
    const observer = new ResizeObserver(() =>
      list.scrollTo({ left: aim.current * list.clientWidth, behavior: 'instant' }),
    );
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  const turn = (by: number) => goTo(aim.current + by);
  const findZoom = (by: number) => zooms[zooms.indexOf(zoom) + by];
  const stepZoom = (by: number) => setZoom(findZoom(by) ?? zoom);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest('select') !== null) return;
    const isMoved = isScrolled(strip.current?.children[index]);
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowLeft: isMoved ? undefined : () => turn(-1),
      ArrowRight: isMoved ? undefined : () => turn(1),
      PageUp: () => turn(-1),
      PageDown: () => turn(1),
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
    settle,
    goTo,
    turn,
    stepZoom,
    canZoom: (by) => findZoom(by) !== undefined,
    setWide,
    onKeyDown,
  };
}
