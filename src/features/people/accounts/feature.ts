import type { Feature } from '../../../platform/feature.ts';
import { accountsEndpoints } from './endpoints.ts';
import { accountsJobs } from './jobs.ts';
import { accountsAccountData } from './service/account-data.ts';
import { userFinder } from './service/find-users.ts';
import { accountsStoredObjects } from './service/stored-objects.ts';

type Deps = Parameters<typeof accountsEndpoints>[0];

/** `deps`: functions from features that depend on this one. */
export const createAccountsFeature = (deps: Deps): Feature => ({
  name: 'accounts',
  endpoints: accountsEndpoints(deps),
  jobs: accountsJobs,
  finders: [userFinder],
  accountData: accountsAccountData,
  storedObjects: accountsStoredObjects,
});
