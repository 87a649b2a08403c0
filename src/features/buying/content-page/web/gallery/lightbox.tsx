import { Picture } from '../../../../../ui/components/media/picture.tsx';
import { ZoomDialog } from '../../../../../ui/components/media/zoom-dialog.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { PreviewView } from '../content-view.ts';

interface LightboxProps {
  readonly previews: readonly PreviewView[];
  /** Index of the preview that is shown. */
  readonly at: number;
  /** Address of the picture that the page has already loaded; empty if there is none. */
  readonly shown: string;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

/** Shows a preview in full screen: first the picture that is already loaded, then one large enough for the screen. */
export function Lightbox({ previews, at, shown, onStep, onClose }: LightboxProps) {
  const preview = previews[at];
  if (preview === undefined) return null;
  const { caption, captionLang, alt } = preview;
  return (
    <ZoomDialog
      label={m.content_page_zoomed({ alt: alt })}
      size={preview}
      onClose={onClose}
      caption={caption === '' ? undefined : <span lang={captionLang}>{caption}</span>}
      steps={
        previews.length < 2
          ? undefined
          : {
              onStep,
              position: m.content_page_preview_at({
                number: formatCount(at + 1),
                count: formatCount(previews.length),
              }),
              previous: m.content_page_preview_previous(),
              next: m.content_page_preview_next(),
              hasPrevious: at > 0,
              hasNext: at < previews.length - 1,
            }
      }
    >
      {(scale) => (
        <>
          {shown === '' ? null : (
            <img src={shown} alt="" className="pointer-events-none absolute inset-0 size-full object-contain" />
          )}
          <Picture
            key={preview._id}
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
