import type { Feature } from '../../../platform/feature.ts';
import { noticesEndpoints } from './endpoints.ts';
import { noticesJobs } from './jobs.ts';
import { noticesAccountData } from './service/account-data.ts';

export const noticesFeature: Feature = {
  name: 'notices',
  endpoints: noticesEndpoints,
  jobs: noticesJobs,
  accountData: noticesAccountData,
};
