import type { Feature } from '../../../platform/feature.ts';
import { paymentsEndpoints } from './endpoints.ts';
import { paymentsJobs } from './jobs.ts';
import { paymentsAccountData } from './service/account-data.ts';
import { newAnomalies } from './service/anomalies.ts';

export const paymentsFeature: Feature = {
  name: 'payments',
  endpoints: paymentsEndpoints,
  jobs: paymentsJobs,
  inbox: [newAnomalies],
  accountData: paymentsAccountData,
};
