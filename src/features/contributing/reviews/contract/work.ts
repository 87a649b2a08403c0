import * as z from 'zod';
import { id, instant } from '../../../../platform/http/schemas.ts';
import { contentStatuses, ownContent } from '../../../catalogue/content/contract/own-content.ts';
import { correction } from './correction.ts';
import { reasonCodes } from './reasons.ts';
import { outcomes, pastSubmission, queued, reviewPreview } from './submission.ts';

/** Another work that has the same file, or a picture that looks nearly the same or alike. */
const similarWork = z
  .object({
    contentId: id,
    title: z.string(),
    status: z.enum(contentStatuses),
    contributor: z.object({ _id: id, username: z.string(), name: z.string() }),
    isOwn: z.boolean(),
    isSameFile: z.boolean(),
    /** Bits of 64 in which the nearest pictures differ, turned and mirrored ones too; null where they differ in many. */
    distance: z.int().nullable(),
    /** How alike the first pictures are, in per cent, from 80; null where they are less alike or weren't compared. */
    likeness: z.int().nullable(),
    preview: reviewPreview.nullable(),
    /** The picture of this work that it is near to. */
    nearTo: id.nullable(),
  })
  .meta({ id: 'SimilarWork' });

/** Checks that software makes; a person decides. */
const checkCodes = ['complete', 'same_file', 'near_duplicate', 'model_release', 'property_release'] as const;

/** What is known of a file besides what its contributor sees. */
const fileFacts = z
  .object({
    _id: id,
    /** Pages, glyphs, seconds …: what processing counted. */
    figures: z.record(z.string(), z.union([z.number(), z.string()])),
    /** For an archive: its first entries. */
    entries: z.array(z.object({ name: z.string(), size: z.number() })),
    /** Why processing made no picture of it; null where it made one. */
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

/** All that the review screen shows of one submission. */
export const review = z
  .object({
    submission: queued.extend({ note: z.string() }),
    /** Null while it is open. */
    decision: z.enum(outcomes).nullable(),
    work: ownContent,
    /** What a reviewer changed of it since it was submitted. */
    corrections: z.array(correction),
    /** The published content that this would replace, to compare with. */
    live: z.object({ content: ownContent, previews: z.array(reviewPreview) }).nullable(),
    previews: z.array(reviewPreview),
    files: z.array(fileFacts),
    checks: z.array(z.object({ code: z.enum(checkCodes), isGood: z.boolean() })),
    /** Works of others first. */
    similar: z.array(similarWork),
    /** Software takes the first picture for nudity: a hint to look closely, which may be wrong. */
    mayBeMature: z.boolean(),
    contributor: z.object({
      _id: id,
      username: z.string(),
      name: z.string(),
      since: instant,
      published: z.int(),
      approved: z.int(),
      changesRequested: z.int(),
      rejected: z.int(),
      /** How other works of theirs were decided on, the last one first. */
      recent: z.array(recentDecision),
    }),
    /** Earlier submissions of this work, the last one first. */
    history: z.array(pastSubmission),
    /** Neighbours in the queue, in the order that was asked for. */
    previous: id.nullable(),
    next: id.nullable(),
  })
  .meta({ id: 'Review' });
