import * as z from 'zod';

/** Maximum length of a preview's caption, in characters. */
export const MAX_CAPTION = 140;

/**
 * Captions of a preview in the content's language and in the site's other language. A missing caption is empty, a
 * missing translation null.
 */
export const previewCaption = { caption: z.string(), translatedCaption: z.string().nullable() };
