import type { Feature } from '../../../platform/feature.ts';
import { ratingsEndpoints } from './endpoints.ts';
import { ratingsAccountData } from './service/account-data.ts';

export const ratingsFeature: Feature = {
  name: 'ratings',
  endpoints: ratingsEndpoints,
  accountData: ratingsAccountData,
};
