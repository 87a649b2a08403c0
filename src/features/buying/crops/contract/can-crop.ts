/** Maximum size of a picture that is cut, in bytes, because it is held in memory. */
const MAX_BYTES = 80_000_000;
const mediaTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/tiff', 'image/avif']);

/** Whether parts of a file can be downloaded: pictures of pixels, up to a size. */
export const canCrop = ({ mediaType, size }: { readonly mediaType: string; readonly size: number }): boolean =>
  mediaTypes.has(mediaType) && size <= MAX_BYTES;
