import { escapeHtml } from './escape-html.ts';

/** Size of a work's card on other sites, in CSS pixels. */
export const EMBED_SIZE = { width: 360, height: 400 };

/** Writes the HTML by which other sites show a work's card. `source`: absolute address of the card. */
export const writeFrame = (source: string, title: string, { width, height } = EMBED_SIZE): string =>
  `<iframe src="${escapeHtml(source)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" title="${escapeHtml(title)}"></iframe>`;
