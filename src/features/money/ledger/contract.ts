import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';

export const ledgerContract = {
  export: operation({
    method: 'GET',
    path: '/ledger/export',
    access: 'owner',
    tag: 'Admin',
    summary: 'All transfers of the ledger as CSV, in posting order; the audit log records the download',
    description:
      'Each row has the SHA-256 of the one above and of itself; `npm run ledger-verify` checks them. The file is a snapshot of one moment. Only one download runs at a time; the audit log records the last hash of each completed one.',
    output: 'stream',
    errors: ['conflict'],
    limit: { calls: 6, seconds: 3600 },
  }),
  exportState: operation({
    method: 'GET',
    path: '/ledger/export/state',
    access: 'owner',
    tag: 'Admin',
    summary: 'Whether the ledger is being downloaded, since only one download runs at a time',
    output: z.object({ isRunning: z.boolean() }),
    errors: [],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof ledgerContract> {}
}
