import { type OperationsByKey, operation } from '../../platform/http/operation.ts';

export const ledgerContract = {
  export: operation({
    method: 'GET',
    path: '/ledger/export',
    access: 'owner',
    tag: 'Admin',
    summary: 'Every transfer of the ledger as CSV, in the order of posting; the audit log notes it',
    description:
      'Each row has the SHA-256 of the one above and of itself; `npm run ledger-verify` follows them. The file shows one moment, whatever is posted while it is sent.',
    output: 'stream',
    errors: [],
    limit: { calls: 6, seconds: 3600 },
  }),
};

declare module '../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof ledgerContract> {}
}
