import type { Context } from '../../../../platform/context.ts';
import type { CsvExport } from '../../../../platform/http/answers/csv-export.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import type { reportsAdminContract } from '../contract/admin.ts';
import { listCases } from './cases.ts';

/** `GET /report/export` */
export const exportCases = (
  ctx: Context,
  input: InputOf<typeof reportsAdminContract.exportCases>,
): CsvExport<OutputOf<typeof reportsAdminContract.cases>['items'][number]> => ({
  name: 'reports',
  readPage: (page) => listCases(ctx, { ...input, query: { ...input.query, ...page } }),
  columns: [
    ['id', ({ _id }) => _id],
    [
      'about',
      ({ isAboutContent, isAboutList, isAboutRating }) =>
        isAboutContent ? 'work' : isAboutList ? 'list' : isAboutRating ? 'rating' : 'other',
    ],
    ['title', ({ asset, list, rating }) => asset?.title ?? list?.name ?? rating?.title ?? null],
    ['contributor', ({ asset }) => asset?.contributor.name ?? null],
    ['kinds', ({ kinds }) => kinds.join(' ')],
    ['reports', ({ reports }) => reports],
    ['first_at', ({ firstAt }) => firstAt],
    ['last_at', ({ lastAt }) => lastAt],
    ['claimed_by', ({ claim }) => claim?.admin.name ?? null],
    ['outcome', ({ outcome }) => outcome],
  ],
});
