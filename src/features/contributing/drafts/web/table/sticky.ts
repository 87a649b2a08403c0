/**
 * Classes of columns that stay in place while others scroll. Their positions add up the widths of the columns before
 * them.
 */
const stays = 'z-1 bg-paper group-aria-selected:bg-canvas in-[thead]:bg-canvas';
export const stickySelect = `w-11 pl-2 md:sticky md:left-0 ${stays}`;
export const stickyStatus = `sticky left-0 w-14 md:left-11 md:w-25 ${stays}`;
export const stickyTitle = `sticky left-14 shadow-[1px_0_0_var(--color-line)] md:left-36 ${stays}`;
