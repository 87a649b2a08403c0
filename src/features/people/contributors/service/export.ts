import type { Context } from '../../../../platform/context.ts';
import type { CsvExport } from '../../../../platform/http/answers/csv-export.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import type { contributorsAdminContract } from '../contract/admin.ts';
import { type CountContents, listContributors } from './list.ts';

/** `GET /contributor/export` */
export const exportContributors = (
  ctx: Context,
  input: InputOf<typeof contributorsAdminContract.exportAll>,
  countContents: CountContents,
): CsvExport<OutputOf<typeof contributorsAdminContract.all>['items'][number]> => ({
  name: 'contributors',
  readPage: (page) => listContributors(ctx, { ...input, query: { ...input.query, ...page } }, countContents),
  columns: [
    ['id', ({ _id }) => _id],
    ['username', ({ username }) => username],
    ['name', ({ name }) => name],
    ['email', ({ email }) => email],
    ['phone', ({ phone }) => phone],
    ['kind', ({ kind }) => kind],
    ['status', ({ status }) => status],
    ['reason', ({ reason }) => reason],
    ['published_works', ({ contents }) => contents],
    ['applied_at', ({ appliedAt }) => appliedAt],
  ],
});
