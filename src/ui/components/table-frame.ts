/** Classes of a box around a table on public pages, like tables in the admin area. */
export const tableFrame =
  'overflow-hidden rounded-card border border-line bg-paper px-3 sm:px-4 [&_tbody>tr:last-child]:border-0';
