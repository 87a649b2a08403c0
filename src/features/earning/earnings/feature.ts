import type { Feature } from '../../../platform/feature.ts';
import { earningsEndpoints } from './endpoints.ts';
import { earningsJobs } from './jobs.ts';
import { earningsAccountData } from './service/account-data.ts';

export const earningsFeature: Feature = {
  name: 'earnings',
  endpoints: earningsEndpoints,
  jobs: earningsJobs,
  accountData: earningsAccountData,
  // Balances are locked last, after works and orders.
  after: ['orders'],
};
