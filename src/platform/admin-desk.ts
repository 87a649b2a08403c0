import type { Context } from './context.ts';
import type { Database } from './database/pool.ts';

/** What of a feature waits for an admin. */
export interface InboxCounter {
  /** The page of the admin area that lists it, without a language. */
  readonly path: string;
  /** Moderators don't see the page. */
  readonly isOwnerOnly?: true;
  /** Counts to `max` and no further, by an index. */
  readonly count: (db: Database, max: number) => Promise<number>;
  /** How many of them one admin is asked to do. */
  readonly countMine?: (db: Database, adminId: string, max: number) => Promise<number>;
}

/** What an admin typed into the search of the admin area. */
export interface FindQuery {
  readonly text: string;
  /** In lower case, each long enough for the indexes of letter groups. None: only an exact match counts. */
  readonly words: readonly string[];
}

export interface Finding {
  /** Kind of the record, such as `order`; the page has a word for it. */
  readonly kind: string;
  /** The page of the admin area that shows the record, without a language. */
  readonly path: string;
  /** A name, title or number. */
  readonly title: string;
  /** What tells it from others of the same name, or empty. */
  readonly detail: string;
  /** Its number, code, e-mail, name or title is what was typed. */
  readonly isExact: boolean;
}

export interface Finder {
  /** Moderators may not see the list that these records are in. */
  readonly isOwnerOnly?: true;
  /** `limit` at most, exact matches among them. */
  readonly find: (ctx: Context, query: FindQuery, limit: number) => Promise<readonly Finding[]>;
}
