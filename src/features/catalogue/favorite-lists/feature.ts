import type { Feature } from '../../../platform/feature.ts';
import { favoriteListsEndpoints } from './endpoints.ts';
import { favoriteListsJobs } from './jobs.ts';
import { favoriteListsAccountData } from './service/account-data.ts';

export const favoriteListsFeature: Feature = {
  name: 'favorite-lists',
  endpoints: favoriteListsEndpoints,
  jobs: favoriteListsJobs,
  accountData: favoriteListsAccountData,
};
