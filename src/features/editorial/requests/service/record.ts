import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { lockRequest, type RequestRow } from '../store/requests.ts';

/** Locks a request until the transaction ends. @throws Problem `not_found` */
export async function lockManaged(
  ctx: TransactionContext,
  id: string,
  options: { readonly deleted?: boolean } = {},
): Promise<RequestRow> {
  const row = isId(id) ? await lockRequest(ctx.tx, id, options) : undefined;
  if (row === undefined) throw new Problem('not_found');
  return row;
}

export const record = (
  ctx: TransactionContext,
  action: string,
  id: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  ctx.platform.audit.record(ctx, { action: `request.${action}`, subjectType: 'request', subjectId: id, details });
