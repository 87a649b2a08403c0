/** Maximum number of previews per content. */
export const MAX_PREVIEWS = 12;
/** Minimum length of the longer side of a contributor's own slide, in pixels. */
export const MIN_SLIDE = 1200;
/** File formats that slides can have, by the names that processing uses. */
export const slideFormats: readonly string[] = ['jpg', 'png', 'webp'];
