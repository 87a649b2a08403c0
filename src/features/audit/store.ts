import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/pool.ts';

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly admin_id: string;
  readonly admin_name: string;
  readonly admin_email: string;
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly details: Record<string, unknown>;
  readonly request_id: string;
}

export async function addAudit(
  tx: Transaction,
  entry: {
    id: string;
    admin_id: string;
    action: string;
    subject_type: string;
    subject_id: string;
    details: string;
    request_id: string;
  },
): Promise<void> {
  await tx.insertInto('audit_log').values(entry).execute();
}

export interface AuditFilters {
  readonly action: string | undefined;
  readonly admin: string | undefined;
  readonly subject: string | undefined;
}

function matching({ action, admin, subject }: AuditFilters) {
  const conditions = [sql`true`];
  if (action !== undefined) conditions.push(sql`starts_with(l.action, ${action})`);
  if (admin !== undefined) conditions.push(sql`l.admin_id = ${admin}::uuid`);
  if (subject !== undefined) conditions.push(sql`l.subject_id = ${subject}`);
  return sql.join(conditions, sql` and `);
}

export async function readAudit(
  db: Database,
  filters: AuditFilters,
  page: { after: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select l.id, l.at, l.admin_id, a.name as admin_name, a.email as admin_email, l.action, l.subject_type, l.subject_id, l.details, l.request_id
    from audit_log l join admin a on a.id = l.admin_id
    where ${matching(filters)} and ${page.after === undefined ? sql`true` : sql`l.id < ${page.after}::uuid`}
    order by l.id desc limit ${page.limit}`.execute(db);
  return rows;
}

export async function countAudit(db: Database, filters: AuditFilters, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from audit_log l where ${matching(filters)} limit ${max}) as counted`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
