/** A work can have so many previews. */
export const MAX_PREVIEWS = 12;
/** The least of the longer side of a contributor's own slide, in pixels. */
export const MIN_SLIDE = 1200;
/** Formats of slides, as processing names them. */
export const slideFormats: readonly string[] = ['jpg', 'png', 'webp'];
