import * as z from 'zod';
import { createCursorCodec, cursorId, cursorNumber, type Page } from '../../../../platform/pagination.ts';
import type { sorts } from '../contract/filters.ts';
import { MAX_TIERS } from './plan.ts';

export type Sort = (typeof sorts)[number];

/** Position after a page: tier of relevance or colour, sort value, and the identifier, which breaks ties. */
const position = z.object({
  tier: z
    .int()
    .min(0)
    .max(MAX_TIERS - 1),
  value: cursorNumber,
  id: cursorId,
});

export type Position = z.output<typeof position>;
export type ListingPage = Page<Sort, Position>;

export const cursors = createCursorCodec<Sort, Position>({
  relevance: position,
  color: position,
  newest: position,
  popular: position,
  'price-asc': position,
  'price-desc': position,
});
