import type { ContentStatus } from '../contract/submission.ts';

type Decision = 'approve' | 'changes' | 'reject';
export type Outcome = 'approved' | 'changes_requested' | 'rejected';
type Kind = 'new' | 'resubmitted' | 'appeal' | 'revision';

/** Status of a submission after a reviewer's decision. */
export const outcomeOf: Readonly<Record<Decision, Outcome>> = {
  approve: 'approved',
  changes: 'changes_requested',
  reject: 'rejected',
};

/** Allowed status transitions of a submission. The database enforces the same ones, and a test compares both. */
export const submissionTransitions: Readonly<Record<'open' | Outcome, readonly Outcome[]>> = {
  open: ['approved', 'changes_requested', 'rejected'],
  approved: [],
  changes_requested: [],
  rejected: [],
};

/** Status of a content after a decision. An approved revision is applied to the published content instead. */
export const statusAfter: Readonly<Record<Outcome, ContentStatus>> = {
  approved: 'published',
  changes_requested: 'changes_requested',
  rejected: 'rejected',
};

/** Finds the kind of a submission by the content's status; undefined if the content can't be submitted. */
export function findKind(status: ContentStatus, isRevision: boolean): Kind | undefined {
  if (status === 'draft') return isRevision ? 'revision' : 'new';
  if (status === 'changes_requested') return 'resubmitted';
  return status === 'rejected' ? 'appeal' : undefined;
}
