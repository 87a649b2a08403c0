import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { formatWholeIn } from '../../../../platform/local-format.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { parseSearch } from '../../catalogue/service/search-address.ts';
import { type followsContract, MAX_SEARCHES } from '../contract.ts';
import { translate } from '../rules/messages.ts';
import { addSearch, lockSearchesOf, readSearches, removeSearch, removeSearchesOf } from '../store/searches.ts';

type Contract = typeof followsContract;

/** @throws Problem `bad_input` for invalid filters, and without any */
function requireSearch(ctx: Context, address: string): string {
  const search = parseSearch(address);
  if (search !== undefined) return search.query;
  throw new Problem('bad_input', { errors: [{ path: 'query', message: translate('no_filter', ctx.locale) }] });
}

/**
 * `PUT /follow/search`
 * @throws Problem `bad_input` for a search without valid filters; `conflict` if the account follows too many
 */
export async function followSearch(
  ctx: TransactionContext,
  { body: { query: address, name, isFollowed } }: InputOf<Contract['followSearch']>,
): Promise<OutputOf<Contract['followSearch']>> {
  const { id: accountId } = userActor(ctx);
  if (!isFollowed) {
    // Also a search whose filters are no longer valid can be ended.
    await removeSearch(ctx.tx, accountId, parseSearch(address)?.query ?? address);
    return { isFollowed };
  }
  const query = requireSearch(ctx, address);
  if (!(await lockActiveAccount(ctx.tx, accountId))) throw new Problem('unauthenticated');
  await lockSearchesOf(ctx.tx, accountId);
  const known = await readSearches(ctx.tx, accountId);
  if (known.length >= MAX_SEARCHES && known.every((each) => each.query !== query))
    throw new Problem('conflict', {
      detail: translate('too_many', ctx.locale, { count: formatWholeIn(ctx.locale, MAX_SEARCHES) }),
    });
  await addSearch(ctx.tx, accountId, { query, name });
  return { isFollowed };
}

/** `GET /follow/search`. @throws Problem `bad_input` for a search without valid filters */
export async function showSearch(
  ctx: Context,
  { query: { query: address } }: InputOf<Contract['searchState']>,
): Promise<OutputOf<Contract['searchState']>> {
  const query = requireSearch(ctx, address);
  const known = await readSearches(ctx.db, userActor(ctx).id);
  return { isFollowed: known.some((each) => each.query === query) };
}

/** `GET /follow/searches` */
export async function listSearches(ctx: Context): Promise<OutputOf<Contract['searches']>> {
  const rows = await readSearches(ctx.db, userActor(ctx).id);
  return {
    items: rows.map(({ id, query, name, created_at: since }) => ({
      _id: id,
      query,
      name,
      since: since.toISOString(),
    })),
  };
}

export const searchesAccountData: readonly AccountDataHandler[] = [
  {
    kind: 'exporter',
    name: 'followed-searches',
    exportData: async ({ db }, accountId) => {
      const rows = await readSearches(db, accountId);
      return rows.length === 0 ? undefined : rows.map(({ query, name, created_at: since }) => ({ query, name, since }));
    },
  },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeSearchesOf(ctx.tx, accountId) },
];
