import type { AccountDataHandler } from '../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { formatNumberIn } from '../../../platform/local-format.ts';
import { lockActiveAccount } from '../../people/accounts/service/active-account.ts';
import { readActiveContributors } from '../../people/contributors/service/references.ts';
import { userActor } from '../../people/sessions/service/actor.ts';
import { type exclusionsContract, MAX_EXCLUDED } from './contract.ts';
import { type Exclusions, parseExclusionsCookie, translate } from './rules.ts';
import {
  addExclusions,
  type ExclusionRow,
  lockExclusions,
  readExclusionRows,
  readSpellings,
  removeAllExclusions,
  removeExclusion,
  removeRenaming,
} from './store.ts';

export type { Exclusions } from './rules.ts';
export { followRenaming } from './store.ts';

type Contract = typeof exclusionsContract;

const listKeywords = (rows: readonly ExclusionRow[]): string[] => rows.flatMap(({ keyword }) => keyword ?? []);
const listContributors = (rows: readonly ExclusionRow[]): string[] =>
  rows.flatMap(({ contributor_id: contributorId }) => contributorId ?? []);
const hasAi = (rows: readonly ExclusionRow[]): boolean => rows.some(({ kind }) => kind === 'ai');

async function readChosen(ctx: Context, request: RequestScope): Promise<Exclusions> {
  if (ctx.actor.kind !== 'user') return parseExclusionsCookie(request.headers.get('cookie'));
  const rows = await readExclusionRows(ctx.db, ctx.actor.id);
  return { ai: hasAi(rows), keywords: listKeywords(rows), contributorIds: listContributors(rows) };
}

/**
 * Reads the exclusions of the signed-in account, or else of the browser. They include the new spellings of renamed
 * keywords.
 */
export async function readExclusions(ctx: Context, request: RequestScope): Promise<Exclusions> {
  const chosen = await readChosen(ctx, request);
  return chosen.keywords.length === 0 ? chosen : { ...chosen, keywords: await readSpellings(ctx.db, chosen.keywords) };
}

/**
 * Ends a renaming after no work has `from` any more: `to` is a keyword in use, so its own former renaming is deleted.
 */
export const endRenaming = (tx: Transaction, from: string, to: string): Promise<void> => removeRenaming(tx, to, from);

async function toOutput(db: Database, accountId: string): Promise<OutputOf<Contract['all']>> {
  const rows = await readExclusionRows(db, accountId);
  const ids = listContributors(rows);
  const named = new Map((await readActiveContributors(db, ids)).map((each) => [each._id, each]));
  return {
    ai: hasAi(rows),
    keywords: listKeywords(rows),
    // A contributor without published works stays in the list, without a name.
    contributors: ids.map((_id) => ({
      _id,
      username: named.get(_id)?.username ?? '',
      name: named.get(_id)?.name ?? '',
    })),
  };
}

/** `GET /exclusions/all` */
export const listExclusions = (ctx: Context): Promise<OutputOf<Contract['all']>> => toOutput(ctx.db, userActor(ctx).id);

/** Refuses a change that exceeds the maximum number of exclusions. @throws Problem `bad_input` at `path` */
function refuseTooMany(ctx: Context, path: string, count: number): void {
  if (count <= MAX_EXCLUDED) return;
  const message = translate('too_many', ctx.locale, { max: formatNumberIn(ctx.locale, MAX_EXCLUDED, {}) });
  throw new Problem('bad_input', { errors: [{ path, message }] });
}

/**
 * Adds new exclusions. Changes of one account are serialized to enforce its limits.
 * @throws Problem `not_found` if the account doesn't exist any more; `bad_input` if there would be too many
 */
async function add(
  ctx: TransactionContext,
  { ai, keywords, contributorIds }: Exclusions,
  paths: { readonly keyword: string; readonly contributor: string },
): Promise<void> {
  const { id } = userActor(ctx);
  if (!(await lockActiveAccount(ctx.tx, id))) throw new Problem('not_found');
  await lockExclusions(ctx.tx, id);
  const had = await readExclusionRows(ctx.tx, id);
  refuseTooMany(ctx, paths.keyword, new Set([...listKeywords(had), ...keywords]).size);
  refuseTooMany(ctx, paths.contributor, new Set([...listContributors(had), ...contributorIds]).size);
  const rows: ExclusionRow[] = [
    ...(ai ? [{ kind: 'ai', keyword: null, contributor_id: null }] : []),
    ...keywords.map((keyword) => ({ kind: 'keyword', keyword, contributor_id: null })),
    ...contributorIds.map((contributorId) => ({ kind: 'contributor', keyword: null, contributor_id: contributorId })),
  ];
  await addExclusions(
    ctx.tx,
    id,
    rows.map((row) => ({ ...row, id: createId() })),
  );
}

/**
 * `PUT /exclusions/change`. @throws Problem `not_found` for an unknown contributor; `bad_input` if there would be too
 * many
 */
export async function changeExclusion(
  ctx: TransactionContext,
  { body }: InputOf<Contract['change']>,
): Promise<OutputOf<Contract['change']>> {
  const { id } = userActor(ctx);
  const keyword = body.kind === 'keyword' ? body.keyword : null;
  const contributorId = body.kind === 'contributor' ? body.contributorId : null;
  if (body.isExcluded) {
    const contributorIds = contributorId === null ? [] : [contributorId];
    const known = await readActiveContributors(ctx.tx, contributorIds);
    if (known.length < contributorIds.length) throw new Problem('not_found');
    const added = { ai: body.kind === 'ai', keywords: keyword === null ? [] : [keyword], contributorIds };
    await add(ctx, added, { keyword: 'keyword', contributor: 'contributorId' });
  } else await removeExclusion(ctx.tx, id, { kind: body.kind, keyword, contributor_id: contributorId });
  return toOutput(ctx.tx, id);
}

/** `POST /exclusions/adopt`. @throws Problem `bad_input` if there would be too many */
export async function adoptExclusions(
  ctx: TransactionContext,
  { body }: InputOf<Contract['adopt']>,
): Promise<OutputOf<Contract['adopt']>> {
  const known = await readActiveContributors(ctx.tx, body.contributorIds);
  const added = { ai: body.ai, keywords: body.keywords, contributorIds: known.map(({ _id }) => _id) };
  await add(ctx, added, { keyword: 'keywords', contributor: 'contributorIds' });
  return toOutput(ctx.tx, userActor(ctx).id);
}

async function exportExclusions(ctx: Context, accountId: string) {
  const rows = await readExclusionRows(ctx.db, accountId);
  return rows.length === 0 ? undefined : rows;
}

export const exclusionsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'exclusions', exportData: exportExclusions },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeAllExclusions(ctx.tx, accountId) },
];
