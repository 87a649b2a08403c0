import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Moves an id to an index, from 0. */
export function moveTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/** Distance in pixels from the edge of the scrolling element within which a dragged row scrolls it. */
const EDGE = 72;
const STEP = 12;

/** Finds the nearest scrollable ancestor; the document's scrolling element if there is none. */
function findScroller(from: Element | null): Element | null {
  for (let each = from?.parentElement ?? null; each !== null; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  return document.scrollingElement;
}

function scrollNear(list: Element | null, clientY: number): void {
  const scroller = findScroller(list);
  if (scroller === null) return;
  const isWindow = scroller === document.scrollingElement;
  const { top, bottom } = isWindow ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  if (clientY < top + EDGE) scroller.scrollBy({ top: -STEP });
  if (clientY > bottom - EDGE) scroller.scrollBy({ top: STEP });
}

/**
 * Lets people reorder rows by dragging with mouse, pen or finger. Each child of the list has its id as `data-id` and
 * contains a handle with `data-handle`. Escape cancels.
 * @param onDrop called with the new order and the id of the moved row, if the order has changed
 */
export function useDraggedOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onDrop: (order: readonly string[], id: string) => void,
) {
  const [dragged, setDragged] = useState<{ readonly id: string; readonly ids: readonly string[] } | null>(null);
  const move = ({ clientY }: { readonly clientY: number }) => {
    if (dragged === null) return;
    scrollNear(list.current, clientY);
    const { id } = dragged;
    const others = [...(list.current?.children ?? [])].filter((row) => row.getAttribute('data-id') !== id);
    const to = others.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 < clientY;
    }).length;
    if (dragged.ids.indexOf(id) !== to) setDragged({ id, ids: moveTo(dragged.ids, id, to) });
  };
  const drop = () => {
    if (dragged?.ids.some((each, index) => each !== ids[index])) onDrop(dragged.ids, dragged.id);
    setDragged(null);
  };
  const isDragging = dragged !== null;
  const begin = ({ button, target }: PointerEvent) => {
    const handle = button === 0 && target instanceof Element ? target.closest('[data-handle]') : null;
    const id = handle?.closest('[data-id]')?.getAttribute('data-id');
    if (typeof id === 'string') setDragged({ id, ids });
  };
  const handlers = useRef({ begin, move, drop });
  useLayoutEffect(() => {
    handlers.current = { begin, move, drop };
  });
  useEffect(() => {
    const controller = new AbortController();
    list.current?.addEventListener('pointerdown', (event) => handlers.current.begin(event), {
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [list]);
  // Listens on the window, because a moved element loses its captured pointer.
  useEffect(() => {
    if (!isDragging) return;
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = () => setDragged(null);
    window.addEventListener('pointermove', (event) => handlers.current.move(event), { signal });
    window.addEventListener('pointerup', () => handlers.current.drop(), { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // Otherwise Escape would close the panel around the list, too.
        event.preventDefault();
        event.stopPropagation();
        cancel();
      },
      { signal, capture: true },
    );
    return () => controller.abort();
  }, [isDragging]);
  return {
    /** Ids in the order to show; a dragged row is at its possible new place. */
    shown: dragged?.ids ?? ids,
    draggedId: dragged?.id,
  };
}
