import { Picture, type PictureSource } from '../../../../ui/components/media/picture.tsx';

/** One large cover, and two small ones beside it where there is room. Decorative: the name stands below. */
export function CategoryCovers({ covers, priority = false }: { covers: readonly PictureSource[]; priority?: boolean }) {
  const [first, ...others] = covers;
  return (
    <div
      className={`grid aspect-4/3 grid-rows-[minmax(0,1fr)] gap-0.5 overflow-hidden rounded-card bg-line ${others.length > 0 ? 'sm:grid-cols-[2fr_1fr]' : ''}`}
    >
      {first === undefined ? null : (
        <Picture
          picture={first}
          alt=""
          priority={priority}
          sizes="(min-width:992px) 17vw, (min-width:576px) 28vw, 32vw"
          className="size-full min-h-0 object-cover"
        />
      )}
      {others.length === 0 ? null : (
        <div className="grid min-h-0 auto-rows-fr gap-0.5 max-sm:hidden">
          {others.map((cover) => (
            <div key={cover._id} className="min-h-0 overflow-hidden">
              <Picture
                picture={cover}
                alt=""
                sizes="(min-width:992px) 9vw, (min-width:576px) 14vw, 16vw"
                className="size-full object-cover"
              />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
