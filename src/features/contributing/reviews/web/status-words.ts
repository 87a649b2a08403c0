import { m } from '../../../../ui/paraglide/messages.js';
import type { ContentStatus } from '../contract/submission.ts';

type Kind = 'new' | 'resubmitted' | 'appeal' | 'revision';
type Outcome = 'approved' | 'changes_requested' | 'rejected';

export const kindWords: Readonly<Record<Kind, () => string>> = {
  new: () => m.reviews_kind_new(),
  resubmitted: () => m.reviews_kind_resubmitted(),
  appeal: () => m.reviews_kind_appeal(),
  revision: () => m.reviews_kind_revision(),
};

export const outcomeWords: Readonly<Record<Outcome, () => string>> = {
  approved: () => m.reviews_approved(),
  changes_requested: () => m.reviews_changes_requested(),
  rejected: () => m.reviews_rejected(),
};

export const statusWords: Readonly<Record<ContentStatus, () => string>> = {
  draft: () => m.reviews_status_draft(),
  pending: () => m.reviews_status_pending(),
  changes_requested: () => m.reviews_status_changes_requested(),
  rejected: () => m.reviews_status_rejected(),
  published: () => m.reviews_status_published(),
  unpublished: () => m.reviews_status_unpublished(),
};
