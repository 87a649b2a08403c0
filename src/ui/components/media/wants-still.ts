/** Whether the visitor wants nothing to move, or nothing to be loaded before it is asked for. */
export const wantsStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
