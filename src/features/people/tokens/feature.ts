import type { Feature } from '../../../platform/feature.ts';
import { tokensEndpoints } from './endpoints.ts';
import { tokensJobs } from './jobs.ts';
import { tokensAccountData } from './service/account-data.ts';

export const tokensFeature: Feature = {
  name: 'tokens',
  endpoints: tokensEndpoints,
  jobs: tokensJobs,
  accountData: tokensAccountData,
};
