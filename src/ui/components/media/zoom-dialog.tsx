import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { Icon, type IconName } from '../icon.tsx';
import { useZoom } from './use-zoom.ts';
import type { Size } from './zoom.ts';

export interface ZoomSteps {
  readonly onStep: (by: 1 | -1) => void;
  /** Position such as `3 / 8`. */
  readonly position: string;
  /** Labels of the buttons. */
  readonly previous: string;
  readonly next: string;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/**
 * Zoomable picture in full screen: wheel, pinch, drag, double click, the keys + - 0 and arrows; Escape closes it.
 * `children` renders it for a scale of at least 1, with `object-contain`; `size` is the picture's own size.
 */
export function ZoomDialog({
  label,
  size,
  caption,
  steps,
  onClose,
  children,
}: {
  label: string;
  size: Size;
  /** Caption below the picture. */
  caption?: ReactNode;
  /** Navigation to neighbouring pictures by buttons, arrow keys and swipes, unless the picture is zoomed. */
  steps?: ZoomSteps | undefined;
  onClose: () => void;
  children: (scale: number) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { view, surface, onKeyDown, stepTo, zoomIn, zoomOut, reset } = useZoom(frame, size, steps?.onStep);
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
      {caption === undefined ? null : (
        <p className="absolute inset-x-4 bottom-22 mx-auto w-fit max-w-xl rounded-control bg-paper/90 px-3 py-1.5 text-center text-14 wrap-anywhere">
          {caption}
        </p>
      )}
      {steps === undefined ? null : (
        <p
          role="status"
          className="absolute top-4 left-1/2 -translate-x-1/2 rounded-full bg-paper/90 px-3 py-1 text-14 tabular-nums"
        >
          {steps.position}
        </p>
      )}
      <div className="absolute inset-x-0 bottom-4 mx-auto flex w-fit gap-1 rounded-control border border-line bg-paper p-1 shadow-float">
        {steps === undefined ? null : (
          <Tool icon="chevron-left" label={steps.previous} isOff={!steps.hasPrevious} act={() => stepTo(-1)} />
        )}
        <Tool icon="zoom-out" label={m.zoom_out()} act={zoomOut} />
        <Tool icon="rotate-ccw" label={m.zoom_reset()} act={reset} />
        <Tool icon="zoom-in" label={m.zoom_in()} act={zoomIn} />
        {steps === undefined ? null : (
          <Tool icon="chevron-right" label={steps.next} isOff={!steps.hasNext} act={() => stepTo(1)} />
        )}
        <Tool icon="x" label={m.close()} act={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}

function Tool({
  icon,
  label,
  isOff = false,
  act,
}: {
  icon: IconName;
  label: string;
  isOff?: boolean;
  act: () => void;
}) {
  return (
    <button
      type="button"
      onClick={isOff ? undefined : act}
      aria-disabled={isOff}
      aria-label={label}
      title={label}
      className="grid size-12 place-items-center rounded-control hover:bg-canvas aria-disabled:opacity-30"
    >
      <Icon name={icon} />
    </button>
  );
}
