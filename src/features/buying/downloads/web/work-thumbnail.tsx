import { Icon } from '../../../../ui/components/icon.tsx';
import { Picture } from '../../../../ui/components/media/picture.tsx';
import type { PictureView } from '../../../catalogue/catalogue/web/card-view.ts';

interface WorkThumbnailProps {
  /** Null for a work without one, and for one that is gone. */
  readonly picture: PictureView | null;
  /** Whether the work still has a page. */
  readonly isPublic: boolean;
  /** How wide it is at most, in CSS pixels. */
  readonly width: number;
  /** Its size. */
  readonly className: string;
}

/** A work in little, square, beside its title, which says what it is. */
export function WorkThumbnail({ picture, isPublic, width, className }: WorkThumbnailProps) {
  return (
    <span className={`block shrink-0 overflow-hidden rounded-control bg-line ${className}`}>
      {picture === null ? (
        <span className="grid size-full place-items-center text-muted">
          <Icon name={isPublic ? 'file-text' : 'ban'} className="size-2/5 max-h-7 max-w-7" />
        </span>
      ) : (
        <Picture
          picture={picture}
          sizes={`${width}px`}
          alt=""
          className={`size-full ${picture.square ? 'object-contain' : 'object-cover'}`}
        />
      )}
    </span>
  );
}
