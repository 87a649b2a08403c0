/** Columns that stay while the others scroll beneath them; their places add up to the widths before them. */
const stays = 'z-1 bg-paper group-aria-selected:bg-canvas in-[thead]:bg-canvas';
export const stickySelect = `w-11 pl-2 md:sticky md:left-0 ${stays}`;
export const stickyStatus = `sticky left-0 w-14 md:left-11 md:w-25 ${stays}`;
export const stickyTitle = `sticky left-14 shadow-[1px_0_0_var(--color-line)] md:left-36 ${stays}`;
