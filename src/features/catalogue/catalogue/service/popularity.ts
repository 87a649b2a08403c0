import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import type { catalogueContract } from '../contract/catalogue.ts';
import { quoteTerm } from '../rules/terms.ts';
import { countView, deleteOldVisits as deleteRows, refreshPopularity } from '../store/counts.ts';
import { readTotals } from '../store/detail.ts';
import type { CatalogueDeps } from './deps.ts';

export { countDownload } from '../store/counts.ts';

type View = typeof catalogueContract.view;

/**
 * `PATCH /content/view/{id}`: counts a visitor once a day, with the search that led to the work.
 * @throws Problem `not_found`
 */
export async function recordView(
  ctx: TransactionContext,
  { params, query }: InputOf<View>,
  request: RequestScope,
  { recordOpened }: Pick<CatalogueDeps, 'recordOpened'>,
): Promise<OutputOf<View>> {
  const counted = isId(params.id) ? await countView(ctx.tx, params.id, request.visitor()) : undefined;
  if (counted === undefined) throw new Problem('not_found');
  if (counted.is_first && query.search !== undefined) await recordOpened(ctx.tx, params.id, query.search);
  return { views: counted.views };
}

/** Updates the popularity of listings by the visits since the last run. */
export const updatePopularity = (db: Database): Promise<void> =>
  db.transaction().execute((tx: Transaction) => refreshPopularity(tx));

export const deleteOldVisits = (db: Database): Promise<void> => db.transaction().execute((tx) => deleteRows(tx));

/** Reads totals over all public contents of a contributor. */
export const readContributorTotals = (
  db: Database,
  contributorId: string,
): Promise<{ contents: number; downloads: number; views: number }> => readTotals(db, quoteTerm(`u:${contributorId}`));
