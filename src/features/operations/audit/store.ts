import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { AuditLog } from '../../../platform/database/schema.ts';
import { createSorting, type SortedPage, sortPage } from '../../../platform/database/sorting.ts';

export async function addAudit(
  tx: Transaction,
  entry: Pick<Selectable<AuditLog>, 'id' | 'admin_id' | 'action' | 'subject_type' | 'subject_id' | 'request_id'> & {
    readonly details: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ ...entry, details: JSON.stringify(entry.details) })
    .execute();
}

/** Whether an admin has done this to a subject since a given time; one index lookup. */
export async function hasAuditSince(
  tx: Transaction,
  { adminId, action, subjectId }: { readonly adminId: string; readonly action: string; readonly subjectId: string },
  since: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('admin_id', '=', adminId)
    .where('action', '=', action)
    .where('at', '>=', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AuditFilters {
  /** Names of actions; undefined for all. */
  readonly actions: readonly string[] | undefined;
  readonly adminId: string | undefined;
  readonly subjectId: string | undefined;
}

/** Ids sort by time. The sort orders match the indexes `audit_log_pkey` and `audit_log_action`. */
export const auditSorting = createSorting({ at: { kind: 'id' }, action: { kind: 'text', by: sql`action` } });
type AuditPage = SortedPage<'at' | 'action'>;

const columns = ['id', 'at', 'admin_id', 'action', 'subject_type', 'subject_id', 'details', 'request_id'] as const;

export type AuditRow = Pick<Selectable<AuditLog>, (typeof columns)[number]>;

/** Actions in the log that begin with `prefix`: one index lookup per action, however long the log is. */
export async function readActions(db: Database, prefix: string): Promise<string[]> {
  const rows = await db
    .withRecursive('actions', (own) =>
      own
        .selectFrom('audit_log')
        .select((eb) => eb.fn.min<string | null>('action').as('action'))
        .unionAll(
          own
            .selectFrom('actions')
            .where('actions.action', 'is not', null)
            .select((eb) =>
              eb
                .selectFrom('audit_log')
                .select((inner) => inner.fn.min('audit_log.action').as('next'))
                .whereRef('audit_log.action', '>', 'actions.action')
                .as('action'),
            ),
        ),
    )
    .selectFrom('actions')
    .select('action')
    .where(sql<boolean>`starts_with(action, ${prefix})`)
    .$narrowType<{ action: string }>()
    .execute();
  return rows.map(({ action }) => action);
}

const filterAudit = (db: Database, { actions, adminId, subjectId }: AuditFilters) =>
  db
    .selectFrom('audit_log')
    .$if(actions !== undefined, (query) => query.where('action', '=', sql<string>`any(${actions}::text[])`))
    .$if(adminId !== undefined, (query) => query.where('admin_id', '=', adminId ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''));

/**
 * Like `filterAudit`, for several actions without other filters: reads the first entries of each action from the index,
 * then merges them.
 */
const selectAuditByActions = (db: Database, actions: readonly string[], page: AuditPage) =>
  db
    .selectFrom(sql<{ name: string }>`unnest(${actions}::text[])`.as<'wanted'>(sql`wanted(name)`))
    .innerJoinLateral(
      (eb) =>
        sortPage(
          eb.selectFrom('audit_log').select(columns).whereRef('action', '=', 'wanted.name'),
          auditSorting,
          page,
        ).as('entry'),
      (join) => join.onTrue(),
    )
    .selectAll('entry')
    .orderBy(auditSorting.order(page.sort))
    .limit(page.limit);

export async function readAudit(db: Database, filters: AuditFilters, page: AuditPage) {
  const { actions, adminId, subjectId } = filters;
  if (actions === undefined || adminId !== undefined || subjectId !== undefined)
    return sortPage(filterAudit(db, filters).select(columns), auditSorting, page).execute();
  return selectAuditByActions(db, actions, page).execute();
}

/** Counts matching audit entries, up to `max`. */
export async function countAudit(db: Database, filters: AuditFilters, max: number): Promise<number> {
  const row = await db
    .selectFrom(filterAudit(db, filters).select('id').limit(max).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
