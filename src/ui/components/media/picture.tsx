/** What a picture of the site is made of: a content's preview and a category's cover both fit. */
export interface PictureSource {
  readonly _id: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly avifWidths?: readonly number[];
  readonly colors: readonly string[];
  readonly alt: string;
  /** Where its WebP files are for those who may see them without a watermark; else they are in public. */
  readonly folder?: string;
}

const toFolder = ({ _id, folder = `/media/${_id}` }: PictureSource): string => folder;

/** Every width, as AVIF where there is one: what shows AVIF shows WebP too, so one `srcset` may hold both. */
function srcSet(picture: PictureSource, avif: readonly number[]): string {
  const toSource = (width: number): string =>
    avif.includes(width) ? `/media/${picture._id}/${width}.avif` : `${toFolder(picture)}/${width}.webp`;
  return picture.widths.map((width) => `${toSource(width)} ${width}w`).join(', ');
}

/** The widest that a place of `width` CSS pixels needs, for where there is no `srcset`. */
export function toPictureAddress(picture: PictureSource, width: number): string {
  const fitting = picture.widths.find((candidate) => candidate >= width) ?? picture.widths.at(-1) ?? picture.width;
  return `${toFolder(picture)}/${fitting}.webp`;
}

/** The picture's own colours, soft, to hold its place. */
export function toPlaceholder(colors: readonly string[]): string | undefined {
  if (colors.length === 0) return undefined;
  return colors.length === 1 ? colors[0] : `linear-gradient(135deg, ${colors.join(', ')})`;
}

/**
 * A picture in its sizes, in its place before it arrives. `sizes` as in HTML. `priority` for what is seen first.
 * `alt=""` where the words beside it already say it.
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  alt = picture.alt,
  className = 'block h-auto w-full',
}: {
  picture: PictureSource;
  sizes: string;
  priority?: boolean;
  alt?: string;
  className?: string;
}) {
  const image = (
    <img
      src={toPictureAddress(picture, 480)}
      srcSet={srcSet(picture, [])}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
      style={{ background: toPlaceholder(picture.colors) }}
    />
  );
  if (picture.avifWidths === undefined || picture.avifWidths.length === 0) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(picture, picture.avifWidths)} sizes={sizes} />
      {image}
    </picture>
  );
}
