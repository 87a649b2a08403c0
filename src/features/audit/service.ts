import type { Context, TransactionContext } from '../../platform/context.ts';
import { isId, newId } from '../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../platform/http/operation.ts';
import { invalidCursor } from '../../platform/http/problem.ts';
import type { accountsContract } from '../accounts/contract.ts';
import { adminActor } from '../sessions/service/actor.ts';
import { addAudit, countAudit, readAudit } from './store.ts';

const MAX_COUNTED = 10_000;

export interface AuditEntry {
  /** `user.suspend`: the noun, then what was done. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  /** What changed; nothing personal, since this is never deleted. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes down an admin's action in the transaction that does it: neither is there without the other. */
export async function recordAudit(
  ctx: TransactionContext,
  entry: AuditEntry,
  adminId = adminActor(ctx).id,
): Promise<void> {
  await addAudit(ctx.tx, {
    id: newId(),
    admin_id: adminId,
    action: entry.action,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId,
    details: JSON.stringify(entry.details ?? {}),
    request_id: ctx.requestId,
  });
}

/** `GET /admin/audit` */
export async function listAudit(
  ctx: Context,
  { query }: InputOf<typeof accountsContract.audit>,
): Promise<OutputOf<typeof accountsContract.audit>> {
  const { action, admin, subject, cursor, limit } = query;
  if (cursor !== undefined && cursor !== '' && !isId(cursor)) throw invalidCursor(ctx.locale);
  if (admin !== undefined && !isId(admin)) return { items: [], nextCursor: null, total: 0, totalIsMore: false };
  const filters = { action, admin, subject };
  const rows = await readAudit(ctx.db, filters, { after: cursor === '' ? undefined : cursor, limit: limit + 1 });
  const total = await countAudit(ctx.db, filters, MAX_COUNTED + 1);
  const page = rows.slice(0, limit);
  return {
    items: page.map((row) => ({
      _id: row.id,
      at: row.at.toISOString(),
      admin: { _id: row.admin_id, name: row.admin_name, email: row.admin_email },
      action: row.action,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      details: row.details,
      requestId: row.request_id,
    })),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    total: Math.min(total, MAX_COUNTED),
    totalIsMore: total > MAX_COUNTED,
  };
}
