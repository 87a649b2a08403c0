const MAX_TITLE = 60;

/**
 * Converts a title into a slug in any script: lower case, with single hyphens. Empty if the title has no letter or
 * digit.
 */
export function toTitleSlug(title: string): string {
  const words = title
    .normalize('NFC')
    .slice(0, MAX_TITLE)
    .toLowerCase()
    // Zero-width joiners shape Bangla words and don't separate them.
    .replace(/['’\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  if (words === null) return '';
  // The last word may be truncated.
  if (title.length > MAX_TITLE && words.length > 1) words.pop();
  return words.join('-');
}

/** Readable path of an item below a folder such as `/content`, without a language, percent-encoded for links. */
export function toReadablePath(folder: string, id: string, title: string): string {
  const slug = toTitleSlug(title);
  return slug === '' ? `${folder}/${id}` : `${folder}/${id}/${encodeURIComponent(slug)}`;
}
