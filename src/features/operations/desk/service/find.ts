import type { Finder, Finding } from '../../../../platform/admin-desk.ts';
import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { deskContract } from '../contract.ts';
import { parseFindQuery } from '../rules/find-query.ts';

/** Maximum number of results per kind. */
const MAX_FINDINGS = 5;

/** `GET /admin/find`. A record that several finders return, such as a contributor with an account, is listed once. */
export async function findRecords(
  ctx: Context,
  { query }: InputOf<typeof deskContract.find>,
  finders: readonly Finder[],
): Promise<OutputOf<typeof deskContract.find>> {
  const wanted = parseFindQuery(query.q);
  if (wanted === undefined) return { items: [] };
  const mayAsk = adminActor(ctx).role === 'owner' ? finders : finders.filter(({ isOwnerOnly }) => !isOwnerOnly);
  const found = await Promise.all(mayAsk.map(({ find }) => find(ctx, wanted, MAX_FINDINGS)));
  const byPath = new Map<string, Finding>();
  for (const finding of found.flat()) if (!byPath.has(finding.path)) byPath.set(finding.path, finding);
  return { items: [...byPath.values()].toSorted((one, other) => Number(other.isExact) - Number(one.isExact)) };
}
