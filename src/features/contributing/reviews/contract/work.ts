import * as z from 'zod';
import { id, instant } from '../../../../platform/http/schemas.ts';
import { contentStatuses, ownContent } from '../../../catalogue/content/contract/own-content.ts';
import { correction } from './correction.ts';
import { reasonCodes } from './reasons.ts';
import { outcomes, pastSubmission, queued, reviewPreview } from './submission.ts';

/** Another work with the same file, or with an identical or similar picture. */
const similarWork = z
  .object({
    contentId: id,
    title: z.string(),
    status: z.enum(contentStatuses),
    contributor: z.object({ _id: id, username: z.string(), name: z.string() }),
    isOwn: z.boolean(),
    isSameFile: z.boolean(),
    /**
     * Number of different bits, of 64, between the most similar pictures, including rotated and mirrored ones; null if
     * many bits differ.
     */
    distance: z.int().nullable(),
    /** Similarity of the most similar pictures in per cent, from 80; null if they are less similar or weren't compared. */
    likeness: z.int().nullable(),
    /** The other work's picture that is similar, or else its first one. */
    preview: reviewPreview.nullable(),
    /** Identifier of this work's picture that is similar. */
    nearTo: id.nullable(),
  })
  .meta({ id: 'SimilarWork' });

/** Automatic checks. They are hints; a reviewer decides. */
const checkCodes = ['complete', 'same_file', 'near_duplicate', 'model_release', 'property_release'] as const;

/** Data of a file that its contributor doesn't see. */
const fileFacts = z
  .object({
    _id: id,
    /** Measurements from processing, such as pages, glyphs or seconds. */
    figures: z.record(z.string(), z.union([z.number(), z.string()])),
    /** First entries of an archive. */
    entries: z.array(z.object({ name: z.string(), size: z.number() })),
    /** Reason why processing made no preview; null if it made one. */
    withoutPreview: z.enum(['no_reader', 'no_helper', 'failed']).nullable(),
  })
  .meta({ id: 'FileFacts' });

const recentDecision = z
  .object({
    submissionId: id,
    title: z.string(),
    decision: z.enum(outcomes),
    decidedAt: instant,
    reasons: z.array(z.enum(reasonCodes)),
  })
  .meta({ id: 'RecentDecision' });

/** Data of the review page of one submission. */
export const review = z
  .object({
    submission: queued.extend({ note: z.string() }),
    /** Decision about the submission; null while it is open. */
    decision: z.enum(outcomes).nullable(),
    work: ownContent,
    /** Fields that a reviewer has corrected since the submission. */
    corrections: z.array(correction),
    /** Published content that this revision would change, for comparison. */
    live: z.object({ content: ownContent, previews: z.array(reviewPreview) }).nullable(),
    previews: z.array(reviewPreview),
    files: z.array(fileFacts),
    checks: z.array(z.object({ code: z.enum(checkCodes), isGood: z.boolean() })),
    /** Similar works, those of other contributors first. */
    similar: z.array(similarWork),
    /** Identifiers of pictures that software classifies as nudity. They are a hint that may be wrong. */
    maturePictures: z.array(id),
    contributor: z.object({
      _id: id,
      username: z.string(),
      name: z.string(),
      since: instant,
      published: z.int(),
      approved: z.int(),
      changesRequested: z.int(),
      rejected: z.int(),
      /** Recent decisions about the contributor's other works, newest first. */
      recent: z.array(recentDecision),
    }),
    /** Earlier submissions of this work, newest first. */
    history: z.array(pastSubmission),
    /** Neighbours in the queue, in the requested order. */
    previous: id.nullable(),
    next: id.nullable(),
  })
  .meta({ id: 'Review' });
