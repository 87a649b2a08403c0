export const queuePath = '/admin/contributors/requests';

/**
 * Builds the URL of a submission's page. It contains the list's filters, so that its neighbours are those of the list.
 */
export const toReviewHref = (id: string, listHref: string): string =>
  listHref.replace(queuePath, `${queuePath}/${encodeURIComponent(id)}`);
