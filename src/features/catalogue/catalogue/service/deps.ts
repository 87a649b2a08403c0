import type { Context } from '../../../../platform/context.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import type { ReadSynonyms } from './reading/understand.ts';

export interface LicenceName {
  readonly code: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/** A first page that somebody searched for. */
export interface MadeSearch {
  /** As it was understood. */
  readonly query: string;
  /** How many works match. */
  readonly found: number;
  /** Filters or exclusions may be why nothing was found. */
  readonly isNarrowed: boolean;
}

/** Functions of higher features that the catalogue needs; `app.ts` passes them in. */
export interface CatalogueDeps {
  /** Contents of a published collection, by key or identifier, in its order; none where there is no such collection. */
  readonly readCollectionItems: (db: Database, keyOrId: string) => Promise<string[]>;
  readonly readLicenceNames: (db: Database) => Promise<LicenceName[]>;
  /** Works that are like one of them, the most alike first; none where they weren't found yet. */
  readonly readLookAlikes: (db: Database, contentId: string) => Promise<readonly string[]>;
  /** What means the same as words of a search. */
  readonly readSynonyms: ReadSynonyms;
  /** Counts a search. Returns at once; what can't be stored is lost. */
  readonly recordSearch: (ctx: Context, request: RequestScope, search: MadeSearch) => void;
  /** Counts that a search led somebody to a work. */
  readonly recordOpened: (tx: Transaction, contentId: string, search: string) => Promise<void>;
}
