import { createTranslator } from '../../../../platform/http/messages.ts';
import type { ContentStatus } from '../contract/own-content.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Which status may follow which; the database has the same table, and a test compares both. */
export const transitions: Readonly<Record<ContentStatus, readonly ContentStatus[]>> = {
  draft: ['pending'],
  pending: ['published', 'changes_requested', 'rejected'],
  changes_requested: ['pending'],
  rejected: ['pending'],
  published: ['unpublished'],
  unpublished: ['published'],
};

export const canMove = (from: ContentStatus, to: ContentStatus): boolean => transitions[from].includes(to);

/** What its contributor may change or delete. */
export const editableStatuses: readonly ContentStatus[] = ['draft', 'changes_requested', 'rejected'];

/** Why a content can't become what was wanted, or can't be changed, by the status that it has. */
export const describeStatus = createTranslator({ en, bn }, 'content_status_refusal');
