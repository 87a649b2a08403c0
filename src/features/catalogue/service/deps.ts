import type { Database } from '../../../platform/database/pool.ts';

export interface LicenceName {
  readonly code: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/** What the catalogue needs of features above it; `app.ts` hands it over. */
export interface CatalogueDeps {
  /** Contents of a published collection, by key or identifier, in its order; none where there is no such collection. */
  readonly readCollectionItems: (db: Database, keyOrId: string) => Promise<string[]>;
  readonly readLicenceNames: (db: Database) => Promise<LicenceName[]>;
}
