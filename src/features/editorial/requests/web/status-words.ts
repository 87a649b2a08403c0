import { m } from '../../../../ui/paraglide/messages.js';
import type { requestOutcomes, requestStatuses } from '../contract/requests.ts';

type Status = (typeof requestStatuses)[number];

export const statusWords: Readonly<Record<Status, () => string>> = {
  new: () => m.requests_status_new(),
  brief: () => m.requests_status_brief(),
  declined: () => m.requests_status_declined(),
  closed: () => m.requests_status_closed(),
};

/** Describes a request's status and how it was closed. */
export function describeStatus({
  status,
  outcome,
}: {
  readonly status: Status;
  readonly outcome: (typeof requestOutcomes)[number] | null;
}): string {
  if (outcome === null) return statusWords[status]();
  return outcome === 'fulfilled' ? m.requests_fulfilled() : m.requests_unfulfilled();
}
