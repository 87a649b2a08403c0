import type { Feature } from '../../../platform/feature.ts';
import { withdrawOptionsEndpoints } from './endpoints.ts';
import { withdrawOptionsAccountData } from './service/account-data.ts';
import { withdrawOptionAccounts } from './service/encrypted-column.ts';

export const withdrawOptionsFeature: Feature = {
  name: 'withdraw-options',
  endpoints: withdrawOptionsEndpoints,
  accountData: withdrawOptionsAccountData,
  encryptedColumns: [withdrawOptionAccounts],
};
