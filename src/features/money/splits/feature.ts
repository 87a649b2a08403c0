import type { Feature } from '../../../platform/feature.ts';
import { splitsEndpoints } from './endpoints.ts';
import { splitsAccountData } from './service/account-data.ts';

export const splitsFeature: Feature = {
  name: 'splits',
  endpoints: splitsEndpoints,
  accountData: splitsAccountData,
};
