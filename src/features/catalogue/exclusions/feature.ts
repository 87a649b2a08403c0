import type { Feature } from '../../../platform/feature.ts';
import { exclusionsEndpoints } from './endpoints.ts';
import { exclusionsAccountData } from './service.ts';

export const exclusionsFeature: Feature = {
  name: 'exclusions',
  endpoints: exclusionsEndpoints,
  accountData: exclusionsAccountData,
};
