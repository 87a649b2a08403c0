import type { Choice } from '../../../../../../ui/forms/select.tsx';
import { m } from '../../../../../../ui/paraglide/messages.js';
import type { Queued, ReviewAids } from '../review-view.ts';

type Assignee = Queued['assignee'];

const nameAssignee = ({ name, isMe }: NonNullable<Assignee>): string => (isMe ? m.reviews_assigned_me({ name }) : name);

/**
 * Lists the choices: nobody, the admin themselves, and others, including a current assignee who can't sign in any more.
 */
export function listAssignees(reviewers: ReviewAids['reviewers'], current: Assignee): Choice[] {
  const all =
    current === null || reviewers.some(({ _id }) => _id === current._id) ? reviewers : [...reviewers, current];
  const sorted = all.toSorted((one, other) => Number(other.isMe) - Number(one.isMe));
  return [['', m.reviews_assigned_nobody()], ...sorted.map((each) => [each._id, nameAssignee(each)] as const)];
}

export const describeAssigned = (assignee: Assignee): string =>
  assignee === null ? m.reviews_did_unassign() : m.reviews_did_assign({ name: assignee.name });
