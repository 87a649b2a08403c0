import { Picture, type PictureSource } from '../../../../ui/components/media/picture.tsx';

export interface CoverView extends PictureSource {
  readonly isWhole?: boolean | undefined;
}

/**
 * Cover picture that fills its box and is cropped. A picture that must not be cropped is shown whole on its own colour.
 */
export function CoverPicture({
  cover,
  sizes,
  priority = false,
}: {
  cover: CoverView;
  sizes: string;
  priority?: boolean;
}) {
  const { isWhole = false } = cover;
  return (
    <Picture
      picture={isWhole ? { ...cover, colors: cover.colors.slice(0, 1) } : cover}
      alt=""
      priority={priority}
      sizes={sizes}
      className={`size-full min-h-0 ${isWhole ? 'object-contain' : 'object-cover'}`}
    />
  );
}

/** One large cover, and two small ones beside it if there is space. They are decorative, because the name is below. */
export function CategoryCovers({ covers, priority = false }: { covers: readonly CoverView[]; priority?: boolean }) {
  const [first, ...others] = covers;
  return (
    <div
      className={`grid aspect-4/3 grid-rows-[minmax(0,1fr)] gap-0.5 overflow-hidden rounded-card bg-line ${others.length > 0 ? 'sm:grid-cols-[2fr_1fr]' : ''}`}
    >
      {first === undefined ? null : (
        <CoverPicture cover={first} priority={priority} sizes="(min-width:992px) 17vw, (min-width:576px) 28vw, 32vw" />
      )}
      {others.length === 0 ? null : (
        <div className="grid min-h-0 auto-rows-fr gap-0.5 max-sm:hidden">
          {others.map((cover) => (
            <div key={cover._id} className="min-h-0 overflow-hidden">
              <CoverPicture cover={cover} sizes="(min-width:992px) 9vw, (min-width:576px) 14vw, 16vw" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
