import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { PreviewRow } from '../../../catalogue/content/service/reviewed.ts';
import type { reviewsContract } from '../contract/reviews.ts';
import type { PastRow } from '../store/submission.ts';

type OwnSubmission = OutputOf<(typeof reviewsContract)['history']>['submissions'][number];
export type Review = OutputOf<(typeof reviewsContract)['single']>;

/** Presents a submission to its contributor, without the reviewer and internal notes. */
export const toOwnSubmission = (row: PastRow): OwnSubmission => ({
  _id: row.id,
  number: row.number,
  kind: row.kind as OwnSubmission['kind'],
  isRevision: row.is_revision,
  note: row.note,
  submittedAt: row.submitted_at.toISOString(),
  decision: row.decision as OwnSubmission['decision'],
  decidedAt: row.decided_at?.toISOString() ?? null,
  reasons: row.reasons as OwnSubmission['reasons'],
  message: row.message,
  corrections: row.corrections,
});

/** Width of pictures in lists, in pixels. */
const SMALL = 375;

/** Returns a picture's URLs for an admin: public ones, or private ones that require the admin's session. */
export function toReviewPreview(row: PreviewRow, isPublic: boolean): Review['previews'][number] {
  const toAddress = (name: string): string =>
    isPublic ? `/media/${row._id}/${name}` : `/api/v1/content/draft-preview/${row._id}/${name}?area=admin`;
  const widths = [...row.widths].sort((one, other) => one - other);
  const small = widths.find((width) => width >= SMALL) ?? widths.at(-1);
  const large = widths.at(-1);
  return {
    _id: row._id,
    kind: row.kind as Review['previews'][number]['kind'],
    alt: row.alt,
    caption: row.caption,
    translatedCaption: row.translatedCaption,
    width: row.width,
    height: row.height,
    small: small === undefined ? null : toAddress(`${small}.webp`),
    large: large === undefined ? null : toAddress(`${large}.webp`),
    asset: row.asset === null ? null : { url: toAddress(`asset.${row.asset.ext}`), mediaType: row.asset.mediaType },
  };
}
