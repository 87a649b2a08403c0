import type { Context } from './context.ts';
import type { Database } from './database/pool.ts';

/** Counts items of a feature that wait for an admin. */
export interface InboxCounter {
  /** Path of the admin page that lists the items, without a language. */
  readonly path: string;
  /** True if only owners can see the page, and moderators can't. */
  readonly isOwnerOnly?: true;
  /** Counts up to `max`, by an index. */
  readonly count: (db: Database, max: number) => Promise<number>;
  /** Counts the items assigned to an admin. */
  readonly countMine?: (db: Database, adminId: string, max: number) => Promise<number>;
}

/** Search text of the admin search. */
export interface FindQuery {
  readonly text: string;
  /** Words in lower case, each long enough for trigram indexes. If there are none, only exact matches count. */
  readonly words: readonly string[];
}

export interface Finding {
  /** Kind of the record, such as `order`, for which the page has a label. */
  readonly kind: string;
  /** Path of the admin page of the record, without a language. */
  readonly path: string;
  /** Name, title or number of the record. */
  readonly title: string;
  /** Detail that distinguishes records with the same title; may be empty. */
  readonly detail: string;
  /** Whether the number, code, e-mail, name or title equals the search text. */
  readonly isExact: boolean;
}

export interface Finder {
  /** True if only owners can see these records, and moderators can't. */
  readonly isOwnerOnly?: true;
  /** Finds at most `limit` records, including exact matches. */
  readonly find: (ctx: Context, query: FindQuery, limit: number) => Promise<readonly Finding[]>;
}
