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
/** What a reviewer may do, as addresses say it. */
export const decisions = ['approve', 'changes', 'reject'] as const;
export const outcomes = ['approved', 'changes_requested', 'rejected'] as const;
/** A picture as reviewers see it: addresses of a small and a large rendition, which need the admin's session. */
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

/** Who has it open, and until when nobody else can decide. */
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
    /** Who is asked to review it; anybody else may decide, too. */
    assignee: named.extend({ isMe: z.boolean() }).nullable(),
    /** False for an appeal against one's own decision, where another reviewer is there. */
    mayDecide: z.boolean(),
  })
  .meta({ id: 'QueuedSubmission' });

/** What the contributor sees of one time that a work was reviewed. */
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
    /** What a reviewer changed of it. */
    corrections: z.array(correction),
  })
  .meta({ id: 'OwnSubmission' });

/** A decision as reviewers see it: with who decided, and internal notes. */
export const pastSubmission = ownSubmission
  .extend({ decidedBy: named.nullable(), internalNote: z.string() })
  .meta({ id: 'PastSubmission' });
