/** A picture in several sizes, such as a work's preview or a category's cover. */
export interface PictureSource {
  readonly _id: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly avifWidths?: readonly number[];
  readonly colors: readonly string[];
  readonly alt: string;
  /** Folder of its WebP files without a watermark, for visitors with access; undefined for the public ones. */
  readonly folder?: string;
}

const toFolder = ({ _id, folder = `/media/${_id}` }: PictureSource): string => folder;

/**
 * `srcset` with all widths, in AVIF if available. One `srcset` may contain both formats, because browsers with AVIF
 * also support WebP.
 */
function srcSet(picture: PictureSource, avif: readonly number[]): string {
  const toSource = (width: number): string =>
    avif.includes(width) ? `/media/${picture._id}/${width}.avif` : `${toFolder(picture)}/${width}.webp`;
  return picture.widths.map((width) => `${toSource(width)} ${width}w`).join(', ');
}

/** Address of the width for `width` CSS pixels, for places without `srcset`. */
export function toPictureAddress(picture: PictureSource, width: number): string {
  const fitting = picture.widths.find((candidate) => candidate >= width) ?? picture.widths.at(-1) ?? picture.width;
  return `${toFolder(picture)}/${fitting}.webp`;
}

/** Blurred gradient of the picture's colours, shown until it is loaded. */
export function toPlaceholder(colors: readonly string[]): string | undefined {
  if (colors.length === 0) return undefined;
  return colors.length === 1 ? colors[0] : `linear-gradient(135deg, ${colors.join(', ')})`;
}

/**
 * Responsive picture with a placeholder. `sizes` as in HTML. `priority`: loads it early. `alt=""` if the text beside it
 * already describes it.
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
      className={className === '' ? undefined : className}
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
