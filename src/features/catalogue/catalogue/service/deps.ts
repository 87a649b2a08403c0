import type { Context } from '../../../../platform/context.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import type { ReadSynonyms } from './reading/understand.ts';

export interface LicenceName {
  readonly code: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/** A search whose first page was read. */
export interface MadeSearch {
  /** The query as it was interpreted. */
  readonly query: string;
  /** Number of works that match. */
  readonly found: number;
  /** Whether filters or exclusions may be the reason for few results. */
  readonly isNarrowed: boolean;
}

/** Functions of features that depend on the catalogue; `app.ts` passes them in. */
export interface CatalogueDeps {
  /**
   * Reads the contents of a published collection in its order, by key or identifier; empty if the collection doesn't
   * exist.
   */
  readonly readCollectionItems: (db: Database, keyOrId: string) => Promise<string[]>;
  readonly readLicenceNames: (db: Database) => Promise<LicenceName[]>;
  /** Reads works similar to a work, most similar first; empty if they haven't been computed yet. */
  readonly readLookAlikes: (db: Database, contentId: string) => Promise<readonly string[]>;
  /** Reads the synonyms that admins defined for words of a search. */
  readonly readSynonyms: ReadSynonyms;
  /** Counts a search without making the caller wait. A failure to store it is ignored. */
  readonly recordSearch: (ctx: Context, request: RequestScope, search: MadeSearch) => void;
  /** Counts that a search led a visitor to a work. */
  readonly recordOpened: (tx: Transaction, contentId: string, search: string) => Promise<void>;
}
