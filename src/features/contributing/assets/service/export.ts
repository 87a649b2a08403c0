import type { Context } from '../../../../platform/context.ts';
import { toAmount } from '../../../../platform/csv.ts';
import type { CsvExport } from '../../../../platform/http/answers/csv-export.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import type { assetsContract } from '../contract.ts';
import { listAssetsAt, toPlace } from './list.ts';

/** `GET /content/assets/export` */
export async function exportAssets(
  ctx: Context,
  input: InputOf<typeof assetsContract.exportAll>,
): Promise<CsvExport<OutputOf<typeof assetsContract.all>['items'][number]>> {
  const place = await toPlace(ctx, input.query);
  return {
    name: 'works',
    readPage: (page) => listAssetsAt(ctx, place, { ...input.query, ...page }),
    columns: [
      ['id', ({ _id }) => _id],
      ['title', ({ title }) => title],
      ['status', ({ status }) => status],
      ['category', ({ category }) => category?.key ?? null],
      ['contributor', ({ contributor }) => contributor.name],
      ['contributor_username', ({ contributor }) => contributor.username],
      ['price_from', ({ prices }) => (prices === null ? null : toAmount(prices.min))],
      ['price_to', ({ prices }) => (prices === null ? null : toAmount(prices.max))],
      ['made_with_ai', ({ ai }) => ai],
      ['revision_of', ({ revisionOf }) => revisionOf],
      ['takedown', ({ takedown }) => takedown?.code ?? null],
      ['created_at', ({ createdAt }) => createdAt],
      ['updated_at', ({ updatedAt }) => updatedAt],
      ['published_at', ({ publishedAt }) => publishedAt],
    ],
  };
}
