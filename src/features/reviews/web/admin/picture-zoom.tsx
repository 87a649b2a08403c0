import { useEffect, useRef } from 'react';
import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { useZoom } from '../../../../ui/components/use-zoom.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { ReviewPicture } from './review-view.ts';

/** A picture over everything else: wheel, pinch, drag, double click; + - 0 and the arrow keys; Escape closes. */
export function PictureZoom({ picture, onClose }: { picture: ReviewPicture; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { view, surface, onKeyDown, zoomIn, zoomOut, reset } = useZoom(frame, picture);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const tools: readonly (readonly [IconName, string, () => void])[] = [
    ['zoom-out', m.reviews_zoom_out(), zoomOut],
    ['rotate-ccw', m.reviews_zoom_reset(), reset],
    ['zoom-in', m.reviews_zoom_in(), zoomIn],
    ['x', m.close(), () => dialog.current?.close()],
  ];
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={m.reviews_zoom({ alt: picture.alt })}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-canvas p-0 text-ink"
    >
      <div
        ref={frame}
        {...surface}
        className={`flex size-full touch-none items-center justify-center select-none ${view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        <img
          src={picture.large ?? ''}
          alt=""
          className="pointer-events-none size-full object-contain"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <div className="absolute inset-x-0 bottom-4 mx-auto flex w-fit gap-1 rounded-control border border-line bg-paper p-1 shadow-float">
        {tools.map(([icon, label, act]) => (
          <button
            key={icon}
            type="button"
            onClick={act}
            aria-label={label}
            title={label}
            className="grid size-12 place-items-center rounded-control hover:bg-canvas"
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </dialog>
  );
}
