import * as z from 'zod';
import { id, instant } from '../../../../platform/http/schemas.ts';
import { previewKinds } from '../../../../platform/media/preview-kinds.ts';
import { categoryName } from '../../../catalogue/catalogue/contract/card.ts';
import type { ContentStatus } from '../../../catalogue/content/contract/own-content.ts';
import { previewCaption } from '../../../catalogue/content/contract/preview-caption.ts';
import { correction } from './correction.ts';
import { reasonCodes } from './reasons.ts';

export type { ContentStatus };

export const submissionKinds = ['new', 'resubmitted', 'appeal', 'revision'] as const;
/** Decisions of a reviewer, as they appear in URLs. */
export const decisions = ['approve', 'changes', 'reject'] as const;
export const outcomes = ['approved', 'changes_requested', 'rejected'] as const;
/** A picture for reviewers: URLs of a small and a large rendition, which require the admin's session. */
export const reviewPreview = z
  .object({
    _id: id,
    kind: z.enum(previewKinds),
    alt: z.string(),
    ...previewCaption,
    width: z.int(),
    height: z.int(),
    small: z.string().nullable(),
    large: z.string().nullable(),
    asset: z.object({ url: z.string(), mediaType: z.string() }).nullable(),
  })
  .meta({ id: 'ReviewPreview' });

const named = z.object({ _id: id, name: z.string() });

/** Reviewer who has claimed the submission, and the time until which nobody else can decide. */
export const claim = z
  .object({ admin: named, isMine: z.boolean(), since: instant, until: instant })
  .meta({ id: 'ReviewClaim' });

export const queued = z
  .object({
    _id: id,
    contentId: id,
    number: z.int(),
    kind: z.enum(submissionKinds),
    isRevision: z.boolean(),
    title: z.string(),
    category: categoryName.nullable(),
    contributor: z.object({ _id: id, username: z.string(), name: z.string() }),
    ai: z.boolean(),
    files: z.int(),
    preview: reviewPreview.nullable(),
    submittedAt: instant,
    claim: claim.nullable(),
    /** Reviewer who is assigned; others may decide, too. */
    assignee: named.extend({ isMe: z.boolean() }).nullable(),
    /** False for an appeal against the caller's own decision if another reviewer exists. */
    mayDecide: z.boolean(),
  })
  .meta({ id: 'QueuedSubmission' });

/** A submission as its contributor sees it. */
export const ownSubmission = z
  .object({
    _id: id,
    number: z.int(),
    kind: z.enum(submissionKinds),
    isRevision: z.boolean(),
    note: z.string(),
    submittedAt: instant,
    decision: z.enum(outcomes).nullable(),
    decidedAt: instant.nullable(),
    reasons: z.array(z.enum(reasonCodes)),
    message: z.string(),
    /** Fields that a reviewer corrected. */
    corrections: z.array(correction),
  })
  .meta({ id: 'OwnSubmission' });

/** A decided submission as reviewers see it, with the deciding reviewer and internal notes. */
export const pastSubmission = ownSubmission
  .extend({ decidedBy: named.nullable(), internalNote: z.string() })
  .meta({ id: 'PastSubmission' });
