import { Icon } from '../../../../ui/components/icon.tsx';
import { Picture } from '../../../../ui/components/media/picture.tsx';
import type { PictureView } from '../../../catalogue/catalogue/web/card-view.ts';

interface WorkThumbnailProps {
  /** Null for a work that has no preview or was deleted. */
  readonly picture: PictureView | null;
  /** Whether the work still has a page. */
  readonly isPublic: boolean;
  /** Maximum width in CSS pixels. */
  readonly width: number;
  readonly className: string;
}

/** Square thumbnail of a work; the title beside it is its text alternative. */
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
