import type { AccountDataHandler } from './account-data.ts';
import type { Finder, InboxCounter } from './admin-desk.ts';
import type { EncryptedColumn } from './encryption/reencrypt.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { Job } from './jobs/define-job.ts';
import type { StoredObjects } from './storage/sweep.ts';

/**
 * Everything that a feature contributes to the server. Its `feature.ts` declares it, and `src/start/features.ts` lists
 * all features. Contributions to the admin area are in `web/admin.ts`, because browsers load them; that file and
 * `messages/` are found by their path.
 */
export interface Feature {
  /** Name of the feature's folder. */
  readonly name: string;
  readonly endpoints: readonly Endpoint[];
  readonly jobs?: readonly Job[];
  /** Counters of items that wait for an admin, shown in the admin area's navigation. */
  readonly inbox?: readonly InboxCounter[];
  /** Finders for the admin search. */
  readonly finders?: readonly Finder[];
  /** Handlers for the data that the feature stores about accounts. */
  readonly accountData?: readonly AccountDataHandler[];
  /** Features whose handlers of account data run before those of this one. */
  readonly after?: readonly string[];
  /** Files that the feature stores. A sweep removes stored files that no feature knows. */
  readonly storedObjects?: readonly StoredObjects[];
  /** Columns with encrypted texts, for key rotation. */
  readonly encryptedColumns?: readonly EncryptedColumn[];
}
