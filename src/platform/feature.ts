import type { AccountDataHandler } from './account-data.ts';
import type { Finder, InboxCounter } from './admin-desk.ts';
import type { EncryptedColumn } from './encryption/reencrypt.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { Job } from './jobs/define-job.ts';
import type { StoredObjects } from './storage/sweep.ts';

/**
 * What a feature brings to the server. Its `feature.ts` declares it, `src/start/features.ts` lists them all. What it brings
 * to the admin area stands in its `web/admin.ts`, because browsers load that; both are found by their place, as are its
 * `messages/`.
 */
export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  readonly endpoints: readonly Endpoint[];
  readonly jobs?: readonly Job[];
  /** What of it waits for an admin: the counts in the admin area's navigation. */
  readonly inbox?: readonly InboxCounter[];
  /** What the search of the admin area finds of it. */
  readonly finders?: readonly Finder[];
  /** What it does with the data that it holds about accounts. */
  readonly accountData?: readonly AccountDataHandler[];
  /** Features whose handlers of account data run before those of this one. */
  readonly after?: readonly string[];
  /** What it keeps in storage. A stored file that no feature knows is removed in the end. */
  readonly storedObjects?: readonly StoredObjects[];
  /** Its columns of encrypted texts: a rotation of keys goes over them. */
  readonly encryptedColumns?: readonly EncryptedColumn[];
}
