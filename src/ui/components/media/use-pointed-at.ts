import { type RefObject, useEffect } from 'react';

/**
 * Calls `change` when the mouse enters or leaves the nearest ancestor of `inside` that matches the selector `frame`.
 */
export function usePointedAt(
  inside: RefObject<HTMLElement | null>,
  frame: string,
  change: (isPointedAt: boolean) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only states are changed, which stay the same
  useEffect(() => {
    const around = inside.current?.closest<HTMLElement>(frame);
    const listen = (isPointedAt: boolean) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') change(isPointedAt);
    };
    const enter = listen(true);
    const leave = listen(false);
    around?.addEventListener('pointerenter', enter);
    around?.addEventListener('pointerleave', leave);
    return () => {
      around?.removeEventListener('pointerenter', enter);
      around?.removeEventListener('pointerleave', leave);
    };
  }, [frame]);
}
