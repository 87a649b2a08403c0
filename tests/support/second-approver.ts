import pg from 'pg';
import type { TestApp } from './app.ts';

/** Changes money settings by SQL without their triggers, which no owner could do. */
async function changeSettings(app: TestApp, change: string, values: readonly unknown[]): Promise<void> {
  const superuser = new pg.Client({ connectionString: app.superuserUrl });
  await superuser.connect();
  await superuser.query('set session_replication_role = replica');
  await superuser.query(`update money_setting set ${change}, version = version + 1`, [...values]);
  await superuser.end();
}

/** Sets the limit from which two owners are required, immediately; a higher limit would otherwise be planned. */
export const setSecondApproverFrom = (app: TestApp, limit: number | null): Promise<void> =>
  changeSettings(
    app,
    'second_approver_from = $1, planned_approver_from = null, planned_for = null, planned_by = null',
    [limit],
  );

/** Simulates that hours have passed since a limit was planned. */
export const agePlannedLimit = (app: TestApp, hours: number): Promise<void> =>
  changeSettings(app, 'planned_for = planned_for - make_interval(hours => $1)', [hours]);

/** Plans that one owner suffices for any amount. @returns version of the settings */
export async function planLimit(app: TestApp): Promise<number> {
  const { rows } = await app.pool.query<{ version: number }>(
    `update money_setting set planned_approver_from = null, planned_for = now() + interval '24 hours',
       planned_by = null, version = version + 1 returning version`,
  );
  return rows[0]?.version ?? 0;
}
