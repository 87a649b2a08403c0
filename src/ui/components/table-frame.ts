/** Around a table on a public page: the card that tables of the admin area stand in. */
export const tableFrame =
  'overflow-hidden rounded-card border border-line bg-paper px-3 sm:px-4 [&_tbody>tr:last-child]:border-0';
