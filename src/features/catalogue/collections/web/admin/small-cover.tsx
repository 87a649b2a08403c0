import { Picture, type PictureSource } from '../../../../../ui/components/media/picture.tsx';

/** Small preview of a work, or a placeholder. */
export function SmallCover({ picture }: { picture: PictureSource | null | undefined }) {
  return (
    <span className="block size-14 shrink-0 overflow-hidden rounded-control bg-line">
      {picture == null ? null : <Picture picture={picture} alt="" sizes="56px" className="size-full object-cover" />}
    </span>
  );
}
