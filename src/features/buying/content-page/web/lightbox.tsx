import { Picture } from '../../../../ui/components/media/picture.tsx';
import { ZoomDialog } from '../../../../ui/components/media/zoom-dialog.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { PreviewView } from './content-view.ts';

/** One preview over everything else, at first as the page has it (`shown`, its address), then as large as the screen needs. */
export function Lightbox({ preview, shown, onClose }: { preview: PreviewView; shown: string; onClose: () => void }) {
  return (
    <ZoomDialog label={m.content_page_zoomed({ alt: preview.alt })} size={preview} onClose={onClose}>
      {(scale) => (
        <>
          {shown === '' ? null : (
            <img src={shown} alt="" className="pointer-events-none absolute inset-0 size-full object-contain" />
          )}
          <Picture
            picture={preview}
            sizes={`${Math.ceil(100 * Math.min(scale, 4))}vw`}
            priority
            className="pointer-events-none relative size-full bg-transparent! bg-none! object-contain"
          />
        </>
      )}
    </ZoomDialog>
  );
}
