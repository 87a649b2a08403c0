import type { Feature } from '../../../platform/feature.ts';
import { sessionsEndpoints } from './endpoints.ts';
import { sessionsJobs } from './jobs.ts';
import { sessionsAccountData } from './service/account-data.ts';

export const sessionsFeature: Feature = {
  name: 'sessions',
  endpoints: sessionsEndpoints,
  jobs: sessionsJobs,
  accountData: sessionsAccountData,
};
