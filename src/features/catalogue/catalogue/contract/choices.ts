/** What somebody may do with a work, as filters name it. */
export const uses = ['no-credit', 'resale'] as const;

/** Ways in which works are drawn. */
export const styles = [
  'flat',
  'line',
  'hand-drawn',
  '3d',
  'minimal',
  'vintage',
  'watercolor',
  'pixel',
  'geometric',
] as const;
export type Style = (typeof styles)[number];

/** How many files a work has, from and to; the last has no end. */
export const itemCounts = ['1', '2-20', '21-100', '101-'] as const;
export type ItemCount = (typeof itemCounts)[number];
