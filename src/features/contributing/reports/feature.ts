import type { Feature } from '../../../platform/feature.ts';
import { reportsEndpoints } from './endpoints.ts';
import { openCases } from './service/cases.ts';
import { reportsAccountData } from './service/reports.ts';

export const reportsFeature: Feature = {
  name: 'reports',
  endpoints: reportsEndpoints,
  inbox: [openCases],
  accountData: reportsAccountData,
};
