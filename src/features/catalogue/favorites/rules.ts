import * as z from 'zod';
import { createCursorCodec, cursorId, cursorNumber } from '../../../platform/pagination.ts';
import type { favoriteSorts } from './contract.ts';

export type FavoriteSort = (typeof favoriteSorts)[number];

const byNumber = z.object({ value: cursorNumber, id: cursorId });
/** Time in microseconds, the database's precision, up to the end of JavaScript's date range. */
const byTime = z.object({ value: z.int().min(0).max(8_640_000_000_000_000), id: cursorId });
const byText = z.object({ value: z.string().max(400), id: cursorId });

/** The value that the list is sorted by, and the id that breaks ties. */
export interface FavoritePosition {
  readonly value: number | string;
  readonly id: string;
}

export const cursors = createCursorCodec<FavoriteSort, FavoritePosition>({
  added: byTime,
  newest: byNumber,
  popular: byNumber,
  'price-asc': byNumber,
  'price-desc': byNumber,
  title: byText,
});
