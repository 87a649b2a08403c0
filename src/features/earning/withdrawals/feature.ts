import type { Feature } from '../../../platform/feature.ts';
import { withdrawalsEndpoints } from './endpoints.ts';
import { withdrawalsJobs } from './jobs.ts';
import { withdrawalsAccountData } from './service/account-data.ts';
import { openWithdrawals } from './service/admin.ts';
import { withdrawRequestAccounts } from './service/encrypted-column.ts';

export const withdrawalsFeature: Feature = {
  name: 'withdrawals',
  endpoints: withdrawalsEndpoints,
  jobs: withdrawalsJobs,
  inbox: [openWithdrawals],
  accountData: withdrawalsAccountData,
  encryptedColumns: [withdrawRequestAccounts],
};
