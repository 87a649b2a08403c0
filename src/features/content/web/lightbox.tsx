import { useEffect, useRef } from 'react';
import { Icon, type IconName } from '../../../ui/components/icon.tsx';
import { Picture } from '../../../ui/components/picture.tsx';
import { useZoom } from '../../../ui/components/use-zoom.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { PreviewView } from './content-view.ts';

/**
 * One preview over everything else, at first as the page has it (`shown`, its address), then as large as the screen needs: wheel, pinch, drag, double click; + - 0 and the arrow keys; Escape closes.
 */
export function Lightbox({ preview, shown, onClose }: { preview: PreviewView; shown: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { view, surface, onKeyDown, zoomIn, zoomOut, reset } = useZoom(frame, preview);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={m.content_zoomed({ alt: preview.alt })}
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
          {shown === '' ? null : (
            <img src={shown} alt="" className="pointer-events-none absolute inset-0 size-full object-contain" />
          )}
          <Picture
            picture={preview}
            sizes={`${Math.ceil(100 * Math.min(view.scale, 4))}vw`}
            priority
            className="pointer-events-none relative size-full bg-transparent! bg-none! object-contain"
          />
        </div>
      </div>
      <div className="absolute inset-x-0 bottom-4 mx-auto flex w-fit gap-1 rounded-control border border-line bg-paper p-1 shadow-float">
        <Tool icon="zoom-out" label={m.content_zoom_out()} act={zoomOut} />
        <Tool icon="rotate-ccw" label={m.content_zoom_reset()} act={reset} />
        <Tool icon="zoom-in" label={m.content_zoom_in()} act={zoomIn} />
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
