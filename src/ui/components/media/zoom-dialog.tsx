import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { Icon, type IconName } from '../icon.tsx';
import { useZoom } from './use-zoom.ts';
import type { Size } from './zoom.ts';

/**
 * A picture over everything else: wheel, pinch, drag, double click; + - 0 and the arrow keys; Escape closes. `children` draws
 * it for a scale of 1 and more, filling its place with `object-contain`; `size` is the picture's own.
 */
export function ZoomDialog({
  label,
  size,
  onClose,
  children,
}: {
  label: string;
  size: Size;
  onClose: () => void;
  children: (scale: number) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { view, surface, onKeyDown, zoomIn, zoomOut, reset } = useZoom(frame, size);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={label}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-canvas p-0 text-ink"
    >
      <div
        ref={frame}
        {...surface}
        className={`flex size-full touch-none items-center justify-center select-none ${view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        <div
          className="relative size-full"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          {children(view.scale)}
        </div>
      </div>
      <div className="absolute inset-x-0 bottom-4 mx-auto flex w-fit gap-1 rounded-control border border-line bg-paper p-1 shadow-float">
        <Tool icon="zoom-out" label={m.zoom_out()} act={zoomOut} />
        <Tool icon="rotate-ccw" label={m.zoom_reset()} act={reset} />
        <Tool icon="zoom-in" label={m.zoom_in()} act={zoomIn} />
        <Tool icon="x" label={m.close()} act={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}

function Tool({ icon, label, act }: { icon: IconName; label: string; act: () => void }) {
  return (
    <button
      type="button"
      onClick={act}
      aria-label={label}
      title={label}
      className="grid size-12 place-items-center rounded-control hover:bg-canvas"
    >
      <Icon name={icon} />
    </button>
  );
}
