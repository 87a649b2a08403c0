import type { Feature } from '../../../platform/feature.ts';
import { ledgerEndpoints } from './endpoints.ts';

export const ledgerFeature: Feature = {
  name: 'ledger',
  endpoints: ledgerEndpoints,
};
