import type { Feature } from '../../../platform/feature.ts';
import { followsEndpoints } from './endpoints.ts';
import { followsJobs } from './jobs.ts';
import { followsAccountData } from './service/follow.ts';
import { searchesAccountData } from './service/searches.ts';

export const followsFeature: Feature = {
  name: 'follows',
  endpoints: followsEndpoints,
  jobs: followsJobs,
  accountData: [...followsAccountData, ...searchesAccountData],
};
