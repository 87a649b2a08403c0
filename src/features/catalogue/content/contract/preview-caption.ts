import * as z from 'zod';

/** Characters of a preview's caption. */
export const MAX_CAPTION = 140;

/** What a preview shows, in the language of its work and in the site's other one; empty and null where nobody wrote it. */
export const previewCaption = { caption: z.string(), translatedCaption: z.string().nullable() };
