import type { Feature } from '../../../platform/feature.ts';
import { discountsEndpoints } from './endpoints.ts';
import { discountsJobs } from './jobs.ts';
import { discountsAccountData } from './service/account-data.ts';

export const discountsFeature: Feature = {
  name: 'discounts',
  endpoints: discountsEndpoints,
  jobs: discountsJobs,
  accountData: discountsAccountData,
};
