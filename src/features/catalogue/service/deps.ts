import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/pool.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';

export interface LicenceName {
  readonly code: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/** Functions of higher features that the catalogue needs; `app.ts` passes them in. */
export interface CatalogueDeps {
  /** Contents of a published collection, by key or identifier, in its order; none where there is no such collection. */
  readonly readCollectionItems: (db: Database, keyOrId: string) => Promise<string[]>;
  readonly readLicenceNames: (db: Database) => Promise<LicenceName[]>;
  /** Notes that this visitor found something with these words. Returns at once; what can't be stored is lost. */
  readonly recordSearch: (ctx: Context, request: RequestScope, query: string) => void;
}
