import type { Feature } from '../../../platform/feature.ts';
import { certificatesEndpoints } from './endpoints.ts';
import { certificatesAccountData } from './service/account-data.ts';
import { certificateFinder } from './service/find-certificate.ts';

export const certificatesFeature: Feature = {
  name: 'certificates',
  endpoints: certificatesEndpoints,
  finders: [certificateFinder],
  accountData: certificatesAccountData,
  after: ['orders'],
};
