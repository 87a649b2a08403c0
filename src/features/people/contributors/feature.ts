import type { Feature } from '../../../platform/feature.ts';
import { contributorsEndpoints } from './endpoints.ts';
import { createContributorAccountData } from './service/account-data.ts';
import { contributorFinder } from './service/find-contributors.ts';
import { contributorsStoredObjects } from './service/stored-objects.ts';

type Deps = Parameters<typeof contributorsEndpoints>[0] & Parameters<typeof createContributorAccountData>[0];

/** `deps`: functions from features that depend on this one. */
export const createContributorsFeature = (deps: Deps): Feature => ({
  name: 'contributors',
  endpoints: contributorsEndpoints(deps),
  finders: [contributorFinder],
  accountData: createContributorAccountData(deps),
  // A contributor's row stays only if works or payments refer to it, and is anonymized.
  after: ['search', 'withdraw-options', 'content', 'withdrawals'],
  storedObjects: contributorsStoredObjects,
});
