import { createTranslator } from '../../../../platform/http/messages.ts';
import type { ContentStatus } from '../contract/own-content.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Allowed status transitions. The database enforces the same ones, and a test compares both. */
export const transitions: Readonly<Record<ContentStatus, readonly ContentStatus[]>> = {
  draft: ['pending'],
  pending: ['published', 'changes_requested', 'rejected'],
  changes_requested: ['pending'],
  rejected: ['pending'],
  published: ['unpublished'],
  unpublished: ['published'],
};

export const canMove = (from: ContentStatus, to: ContentStatus): boolean => transitions[from].includes(to);

/** Statuses in which a contributor may change or delete a content. */
export const editableStatuses: readonly ContentStatus[] = ['draft', 'changes_requested', 'rejected'];

/** Explains why a content with this status can't be changed or moved to another status. */
export const describeStatus = createTranslator({ en, bn }, 'content_status_refusal');
