import type { Context } from '../../../../platform/context.ts';
import type { CsvExport } from '../../../../platform/http/answers/csv-export.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import type { accountsContract } from '../contract/accounts.ts';
import { listUsers } from './users.ts';

/** `GET /user/all/export` */
export const exportUsers = (
  ctx: Context,
  input: InputOf<typeof accountsContract.exportAll>,
): CsvExport<OutputOf<typeof accountsContract.all>['items'][number]> => ({
  name: 'users',
  readPage: (page) => listUsers(ctx, { ...input, query: { ...input.query, ...page } }),
  columns: [
    ['id', ({ _id }) => _id],
    ['username', ({ username }) => username],
    ['name', ({ name }) => name],
    ['email', ({ email }) => email],
    ['email_verified', ({ emailVerified }) => emailVerified],
    ['phone', ({ phone }) => phone],
    ['methods', ({ methods }) => methods.join(' ')],
    ['role', ({ role }) => role],
    ['status', ({ status }) => status],
    ['suspended_reason', ({ suspendedReason }) => suspendedReason],
    ['created_at', ({ createdAt }) => createdAt],
    ['seen_at', ({ seenAt }) => seenAt],
  ],
});
