export const queuePath = '/admin/contributors/requests';

/** A submission's page keeps the filters of the list, so that its neighbours are the list's. */
export const toReviewHref = (id: string, listHref: string): string =>
  listHref.replace(queuePath, `${queuePath}/${encodeURIComponent(id)}`);
