import type { AuditEntry, AuditLog, AuditSource } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { isId, newId } from '../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../platform/http/operation.ts';
import { invalidCursor, Problem } from '../../platform/http/problem.ts';
import { findAdminNames } from '../admins/service/actor.ts';
import type { auditContract } from './contract.ts';
import { type AuditRow, addAudit, countAudit, readActions, readAudit } from './store.ts';

const MAX_COUNTED = 10_000;

/** @throws Problem `unauthenticated` where neither the caller nor the entry names an admin */
export async function recordAudit(source: AuditSource, entry: AuditEntry): Promise<void> {
  const adminId = entry.adminId ?? (source.actor.kind === 'admin' ? source.actor.id : undefined);
  if (adminId === undefined) throw new Problem('unauthenticated');
  await addAudit(source.tx, {
    id: newId(),
    admin_id: adminId,
    action: entry.action,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId,
    details: entry.details ?? {},
    request_id: source.requestId,
  });
}

export const auditLog: AuditLog = { record: recordAudit };

type AuditList = OutputOf<typeof auditContract.list>;

async function toItems(ctx: Context, rows: readonly AuditRow[]): Promise<AuditList['items']> {
  const admins = await findAdminNames(ctx, [...new Set(rows.map(({ admin_id }) => admin_id))]);
  return rows.map((row) => ({
    _id: row.id,
    at: row.at.toISOString(),
    admin: { _id: row.admin_id, name: '', email: '', ...admins.get(row.admin_id) },
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    details: row.details as Record<string, unknown>,
    requestId: row.request_id,
  }));
}

/** `GET /admin/audit`; `action` is the beginning of a name. */
export async function listAudit(ctx: Context, { query }: InputOf<typeof auditContract.list>): Promise<AuditList> {
  const { action, admin, subject, cursor, limit } = query;
  if (cursor !== undefined && cursor !== '' && !isId(cursor)) throw invalidCursor(ctx.locale);
  if (admin !== undefined && !isId(admin)) return { items: [], nextCursor: null, total: 0, totalIsMore: false };
  const actions = action === undefined ? undefined : await readActions(ctx.db, action);
  const filters = { actions, adminId: admin, subjectId: subject };
  const rows = await readAudit(ctx.db, filters, { after: cursor === '' ? undefined : cursor, limit: limit + 1 });
  const total = await countAudit(ctx.db, filters, MAX_COUNTED + 1);
  const page = rows.slice(0, limit);
  return {
    items: await toItems(ctx, page),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    total: Math.min(total, MAX_COUNTED),
    totalIsMore: total > MAX_COUNTED,
  };
}
