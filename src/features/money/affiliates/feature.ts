import type { Feature } from '../../../platform/feature.ts';
import { affiliatesEndpoints } from './endpoints.ts';
import { affiliatesJobs } from './jobs.ts';
import { affiliatesAccountData } from './service/account-data.ts';

/** `deps`: functions from orders, which depend on this feature. */
export const createAffiliatesFeature = (deps: Parameters<typeof affiliatesEndpoints>[0]): Feature => ({
  name: 'affiliates',
  endpoints: affiliatesEndpoints(deps),
  jobs: affiliatesJobs,
  accountData: affiliatesAccountData,
});
