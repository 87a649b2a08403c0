import type { favoriteSorts } from './contract.ts';

export type FavoriteSort = (typeof favoriteSorts)[number];

export interface FavoritePosition {
  readonly value: string;
  readonly id: string;
}

export const encodeCursor = (sort: FavoriteSort, { value, id }: FavoritePosition): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

const microseconds = /^\d{1,17}$/;
const shapes: Record<FavoriteSort, RegExp> = {
  added: microseconds,
  newest: microseconds,
  popular: /^\d{1,9}$/,
  'price-asc': /^\d{1,16}$/,
  'price-desc': /^\d{1,16}$/,
  title: /^[^\0]{0,400}$/s,
};
const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Undefined where the text is no cursor of this sort. */
export function decodeCursor(sort: FavoriteSort, cursor: string): FavoritePosition | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  if (!Array.isArray(parsed)) return undefined;
  const [of, value, id] = parsed as unknown[];
  if (of !== sort || typeof value !== 'string' || typeof id !== 'string') return undefined;
  return shapes[sort].test(value) && identifier.test(id) ? { value, id } : undefined;
}
