import type { Feature } from '../../../platform/feature.ts';
import { bundlesEndpoints } from './endpoints.ts';
import { bundlesAccountData } from './service/account-data.ts';

export const bundlesFeature: Feature = {
  name: 'bundles',
  endpoints: bundlesEndpoints,
  accountData: bundlesAccountData,
};
