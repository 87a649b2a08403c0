const MAX_TITLE = 60;

/**
 * The words of a title as an address shows them, in any script: lower case, with single hyphens between them. It is
 * empty where a title has no letter and no digit.
 */
export function toTitleSlug(title: string): string {
  const words = title
    .normalize('NFC')
    .slice(0, MAX_TITLE)
    .toLowerCase()
    // The two invisible joiners shape a Bangla word but don't end it.
    .replace(/['’\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  if (words === null) return '';
  // The last word may be half of one.
  if (title.length > MAX_TITLE && words.length > 1) words.pop();
  return words.join('-');
}

/**
 * The readable address of something below a folder such as `/content`: a path without a language, encoded so that it can
 * stand in any link.
 */
export function toReadablePath(folder: string, id: string, title: string): string {
  const slug = toTitleSlug(title);
  return slug === '' ? `${folder}/${id}` : `${folder}/${id}/${encodeURIComponent(slug)}`;
}
