import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fitInto, type Size, settled, type View, wholeView, zoomedAt } from './zoom.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const step = 1.4;
const stride = 80;
/** Horizontal distance in pixels of a swipe to the next picture. */
const SWIPE = 50;

/**
 * Zoom of the picture in `frame` by wheel, pinch, drag, double tap and keys. Unless it is zoomed, arrow keys and swipes
 * call `onStep`.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, picture: Size, onStep?: (by: 1 | -1) => void) {
  const [view, setView] = useState<View>(wholeView);
  const fingers = useRef(new Map<number, Point>());
  /** Where a single finger touched the screen. */
  const start = useRef<Point>(undefined);
  const stepTo = (by: 1 | -1) => {
    setView(wholeView);
    onStep?.(by);
  };

  const change = (next: (view: View) => View) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) setView((before) => settled(next(before), fitInto(picture, box), box));
  };
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) => change((before) => zoomedAt(before, factor, at));

  // React's wheel listeners are passive and can't prevent the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), fromMiddle(event));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = fromMiddle(event);
    start.current = fingers.current.size === 0 && event.pointerType === 'touch' ? at : undefined;
    fingers.current.set(event.pointerId, at);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = fromMiddle(event);
    fingers.current.set(event.pointerId, now);
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other === undefined) change((was) => ({ ...was, x: was.x + now.x - before.x, y: was.y + now.y - before.y }));
    else
      zoom(
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y)),
        other,
      );
  };
  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    const [from, to] = [start.current, fromMiddle(event)];
    start.current = undefined;
    if (from === undefined || view.scale > 1 || event.type === 'pointercancel') return;
    const across = to.x - from.x;
    if (Math.abs(across) > Math.max(SWIPE, 2 * Math.abs(to.y - from.y))) stepTo(across < 0 ? 1 : -1);
  };
  const onDoubleClick = (event: { clientX: number; clientY: number }) =>
    change((was) => (was.scale > 1 ? wholeView : zoomedAt(was, 2.5, fromMiddle(event))));

  const onKeyDown = (event: KeyboardEvent) => {
    const isWhole = onStep !== undefined && view.scale <= 1;
    const moves: Record<string, () => void> = {
      '+': () => zoom(step),
      '=': () => zoom(step),
      '-': () => zoom(1 / step),
      '0': () => setView(wholeView),
      ArrowLeft: () => (isWhole ? stepTo(-1) : change((was) => ({ ...was, x: was.x + stride }))),
      ArrowRight: () => (isWhole ? stepTo(1) : change((was) => ({ ...was, x: was.x - stride }))),
      ArrowUp: () => change((was) => ({ ...was, y: was.y + stride })),
      ArrowDown: () => change((was) => ({ ...was, y: was.y - stride })),
    };
    const move = moves[event.key];
    if (move === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move();
  };

  const surface = {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onDoubleClick,
  };
  return {
    view,
    surface,
    onKeyDown,
    stepTo,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    reset: () => setView(wholeView),
  };
}
