import { ZoomDialog } from '../../../../../ui/components/media/zoom-dialog.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { ReviewPicture } from './review-view.ts';

/** Dialog with a picture of the work in full size. */
export const PictureZoom = ({ picture, onClose }: { picture: ReviewPicture; onClose: () => void }) => (
  <ZoomDialog label={m.reviews_zoom({ alt: picture.alt })} size={picture} onClose={onClose}>
    {() => <img src={picture.large ?? ''} alt="" className="pointer-events-none size-full object-contain" />}
  </ZoomDialog>
);
