import * as z from 'zod';
import { createCursorCodec, cursorId, cursorNumber, type Page } from '../../../../platform/pagination.ts';
import type { blogStatuses } from '../contract/admin.ts';
import type { blogSorts } from '../contract/blog.ts';

/** Position of a post: the time of publication in milliseconds, and the id. */
const newest = z.object({ at: cursorNumber, id: cursorId });
const showcased = newest.extend({ showcased: z.boolean() });
export type PublicPosition = z.output<typeof newest> & { readonly showcased?: boolean | undefined };
export type PublicSort = (typeof blogSorts)[number];
export type PublicPage = Page<PublicSort, PublicPosition>;

export const publicCursors = createCursorCodec<PublicSort, PublicPosition>({ showcased, newest });

export type BlogStatus = (typeof blogStatuses)[number];

export function toStatus(publishedAt: Date | null, now: Date): BlogStatus {
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}
