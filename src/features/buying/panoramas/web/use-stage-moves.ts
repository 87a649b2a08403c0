import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { drag, pressKey, zoom } from './panorama-view.ts';
import type { PanoramaState } from './use-panorama.ts';

/** Zoom of one pixel of a mouse wheel. */
const WHEEL = 0.0015;

interface Point {
  readonly x: number;
  readonly y: number;
}

const measure = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);

/** Turns by dragging and keys, and zooms by the wheel, two fingers and keys. */
export function useStageMoves({ canvas, move }: Pick<PanoramaState, 'canvas' | 'move'>, isShown: boolean) {
  const fingers = useRef(new Map<number, Point>());
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    const element = canvas.current;
    if (element === null || !isShown) return undefined;
    // React's own listener couldn't keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
      latest.current((camera) => zoom(camera, Math.exp(-pixels * WHEEL)));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [canvas, isShown]);
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (before === undefined) return;
      const point = { x: event.clientX, y: event.clientY };
      const apart = measure([...fingers.current.values()]);
      fingers.current.set(event.pointerId, point);
      const { clientWidth, clientHeight } = event.currentTarget;
      if (fingers.current.size > 1 && apart > 0) {
        const by = measure([...fingers.current.values()]) / apart;
        move((camera) => zoom(camera, by));
      } else
        move((camera) => drag(camera, point.x - before.x, point.y - before.y, Math.max(clientWidth, clientHeight)));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      move((camera) => {
        const next = pressKey(camera, event.key);
        if (next !== undefined) event.preventDefault();
        return next ?? camera;
      });
    },
  };
}
