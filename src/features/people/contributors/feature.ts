import type { Feature } from '../../../platform/feature.ts';
import { contributorsEndpoints } from './endpoints.ts';
import { createContributorAccountData } from './service/account-data.ts';
import { contributorFinder } from './service/find-contributors.ts';
import { contributorsStoredObjects } from './service/stored-objects.ts';

type Deps = Parameters<typeof contributorsEndpoints>[0] & Parameters<typeof createContributorAccountData>[0];

/** `deps`: what features above this one answer for it. */
export const createContributorsFeature = (deps: Deps): Feature => ({
  name: 'contributors',
  endpoints: contributorsEndpoints(deps),
  finders: [contributorFinder],
  accountData: createContributorAccountData(deps),
  // They stay only where something of theirs does, and under another name.
  after: ['search', 'withdraw-options', 'content', 'withdrawals'],
  storedObjects: contributorsStoredObjects,
});
