import type { ContentStatus } from '../contract/submission.ts';

type Decision = 'approve' | 'changes' | 'reject';
export type Outcome = 'approved' | 'changes_requested' | 'rejected';
type Kind = 'new' | 'resubmitted' | 'appeal' | 'revision';

/** What a reviewer does and what the submission is then. */
export const outcomeOf: Readonly<Record<Decision, Outcome>> = {
  approve: 'approved',
  changes: 'changes_requested',
  reject: 'rejected',
};

/** Which state of a submission may follow which; the database refuses the others too, and a test compares both. */
export const submissionTransitions: Readonly<Record<'open' | Outcome, readonly Outcome[]>> = {
  open: ['approved', 'changes_requested', 'rejected'],
  approved: [],
  changes_requested: [],
  rejected: [],
};

/** What a content becomes by a decision. A revision that is approved becomes part of the published content instead. */
export const statusAfter: Readonly<Record<Outcome, ContentStatus>> = {
  approved: 'published',
  changes_requested: 'changes_requested',
  rejected: 'rejected',
};

/** What sending it to review is called from each status; undefined where it can't be sent. */
export function findKind(status: ContentStatus, isRevision: boolean): Kind | undefined {
  if (status === 'draft') return isRevision ? 'revision' : 'new';
  if (status === 'changes_requested') return 'resubmitted';
  return status === 'rejected' ? 'appeal' : undefined;
}
