import type { AuditEntry, AuditLog, AuditSource } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { createId, isId } from '../../../platform/database/id.ts';
import type { CsvExport } from '../../../platform/http/answers/csv-export.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countTotal, cutPage, parsePage, toSortPosition } from '../../../platform/pagination.ts';
import { findUsernames } from '../../people/accounts/service/usernames.ts';
import { findAdminNames } from '../../people/admins/service/actor.ts';
import type { auditContract } from './contract.ts';
import { type AuditRow, addAudit, auditSorting, countAudit, hasAuditSince, readActions, readAudit } from './store.ts';

/** @throws Problem `unauthenticated` if neither the caller nor the entry names an admin */
function findAdminId(source: AuditSource, entry: AuditEntry): string {
  const adminId = entry.adminId ?? (source.actor.kind === 'admin' ? source.actor.id : undefined);
  if (adminId === undefined) throw new Problem('unauthenticated');
  return adminId;
}

/** @throws Problem `unauthenticated` */
async function recordAudit(source: AuditSource, entry: AuditEntry): Promise<void> {
  await addAudit(source.tx, {
    id: createId(),
    admin_id: findAdminId(source, entry),
    action: entry.action,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId,
    details: entry.details ?? {},
    request_id: source.requestId,
  });
}

/** @throws Problem `unauthenticated` */
async function recordUnlessSince(source: AuditSource, entry: AuditEntry, since: Date): Promise<void> {
  const { action, subjectId } = entry;
  const of = { adminId: findAdminId(source, entry), action, subjectId };
  if (!(await hasAuditSince(source.tx, of, since))) await recordAudit(source, entry);
}

export const auditLog: AuditLog = { record: recordAudit, recordUnlessSince };

type AuditList = OutputOf<typeof auditContract.list>;

const listSubjects = (rows: readonly AuditRow[], type: string): string[] => [
  ...new Set(rows.flatMap((row) => (row.subject_type === type && isId(row.subject_id) ? [row.subject_id] : []))),
];

/** Functions that find the names of subjects by id, for each type of subject; deleted subjects are left out. */
export type SubjectNames = Readonly<
  Record<string, (ctx: Context, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>>
>;

/**
 * Name of an entry's subject according to its details: a job's queue, a category's key, or a work's title at the time.
 */
function nameInDetails(details: unknown): string | null {
  const { queue, key, title, slug } = (details ?? {}) as Readonly<Record<string, unknown>>;
  const name = queue ?? key ?? title ?? slug;
  return typeof name === 'string' ? name : null;
}

async function readNames(ctx: Context, rows: readonly AuditRow[], subjects: SubjectNames) {
  const names = new Map<string, string>();
  for (const [type, read] of Object.entries(subjects)) {
    const ids = listSubjects(rows, type);
    if (ids.length > 0) for (const [id, name] of await read(ctx, ids)) names.set(id, name);
  }
  return names;
}

async function toItems(ctx: Context, rows: readonly AuditRow[], subjects: SubjectNames): Promise<AuditList['items']> {
  const names = await readNames(ctx, rows, subjects);
  const users = await findUsernames(ctx.db, listSubjects(rows, 'user'));
  const admins = await findAdminNames(ctx, [
    ...new Set([...rows.map(({ admin_id }) => admin_id), ...listSubjects(rows, 'admin')]),
  ]);
  return rows.map((row) => ({
    _id: row.id,
    at: row.at.toISOString(),
    admin: { _id: row.admin_id, name: '', email: '', ...admins.get(row.admin_id) },
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subjectName:
      users.get(row.subject_id) ??
      names.get(row.subject_id) ??
      admins.get(row.subject_id)?.name ??
      nameInDetails(row.details),
    details: row.details as Record<string, unknown>,
    requestId: row.request_id,
  }));
}

/** `GET /admin/audit`; `action` is a prefix of the action's name. */
export async function listAudit(
  ctx: Context,
  { query: given }: InputOf<typeof auditContract.list>,
  subjects: SubjectNames,
): Promise<AuditList> {
  const { action, admin, subject, ...query } = given;
  const page = parsePage(ctx, auditSorting.cursors, query);
  if (admin !== undefined && !isId(admin)) return { items: [], nextCursor: null, total: 0, totalIsMore: false };
  const actions = action === undefined ? undefined : await readActions(ctx.db, action);
  const filters = { actions, adminId: admin, subjectId: subject };
  const read = await readAudit(ctx.db, filters, page);
  const { rows, nextCursor } = cutPage(auditSorting.cursors, page, read, toSortPosition);
  const total = await countTotal(query, (max) => countAudit(ctx.db, filters, max));
  return { items: await toItems(ctx, rows, subjects), nextCursor, ...total };
}

/** `GET /admin/audit/export` */
export const exportAudit = (
  ctx: Context,
  input: InputOf<typeof auditContract.exportList>,
  subjects: SubjectNames,
): CsvExport<AuditList['items'][number]> => ({
  name: 'audit',
  readPage: (page) => listAudit(ctx, { ...input, query: { ...input.query, ...page } }, subjects),
  columns: [
    ['at', ({ at }) => at],
    ['admin', ({ admin }) => admin.name],
    ['admin_email', ({ admin }) => admin.email],
    ['action', ({ action }) => action],
    ['subject_type', ({ subjectType }) => subjectType],
    ['subject', ({ subjectName }) => subjectName],
    ['subject_id', ({ subjectId }) => subjectId],
    ['details', ({ details }) => JSON.stringify(details)],
    ['request_id', ({ requestId }) => requestId],
    ['id', ({ _id }) => _id],
  ],
});
