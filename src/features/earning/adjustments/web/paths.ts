import { localizeHref } from '../../../../ui/locale.ts';

export const unsettledPath = '/admin/contributors/payments/balances';

/** Where a contributor's books are. */
export const booksHref = (contributorId: string): string =>
  localizeHref(`/admin/contributors/payments/of/${contributorId}`);
