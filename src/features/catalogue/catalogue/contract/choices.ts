/** Uses that a licence permits, as filters name them. */
export const uses = ['no-credit', 'resale'] as const;

/** Drawing styles of works. */
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

/** Ranges of the number of files in a work; the last one is open-ended. */
export const itemCounts = ['1', '2-20', '21-100', '101-'] as const;
export type ItemCount = (typeof itemCounts)[number];
