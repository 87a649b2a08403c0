import type { Feature } from '../../../platform/feature.ts';
import { certificatesEndpoints } from './endpoints.ts';
import { certificatesAccountData } from './service/account-data.ts';

export const certificatesFeature: Feature = {
  name: 'certificates',
  endpoints: certificatesEndpoints,
  accountData: certificatesAccountData,
  after: ['orders'],
};
