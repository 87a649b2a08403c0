import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

type Fragment = RawBuilder<unknown>;

export interface BookRules {
  /** Queries of violations: `rule`, `subject`, `expected`, `actual`. */
  readonly violations: readonly Fragment[];
  /** Rules that the daily comparison checks; their subjects are lines. */
  readonly ofLines: readonly string[];
  /** For a query of lines: queries of the times, as `at`, at which something happened to them. */
  readonly timesOf: readonly ((lines: Fragment) => Fragment)[];
}

interface BrokenRule {
  readonly rule: string;
  /** The rule and its violation. */
  readonly subject: string;
  readonly expected: string | null;
  readonly actual: string | null;
}

interface BrokenRules {
  readonly rules: readonly BrokenRule[];
  readonly days: readonly string[];
  /** Total numbers, including rows that aren't listed. */
  readonly totals: { readonly rules: number; readonly days: number };
}

type Row = { day: string | null; total: number } & BrokenRule;

/**
 * Violations of rules, those with a subject in `last` at the end; and the days in Dhaka of lines that violate a rule of
 * `ofLines`: days without a stored discrepancy first, then those checked longest ago. Runs each query once.
 */
export async function readBrokenRules(
  db: Database,
  { violations, ofLines, timesOf }: BookRules,
  { max, last }: { readonly max: number; readonly last: readonly string[] },
): Promise<BrokenRules> {
  const times = timesOf.map((of) => sql`select at from ${of(sql`select id from line`)} times`);
  const { rows } = await sql<Row>`
    with violation as materialized (
      select rule, coalesce(subject, '') as subject, expected, actual from (${sql.join(violations, sql` union all `)}) found
    ), broken as (
      select rule, left(rule || ' ' || subject, 300) as subject, expected::text, actual::text, count(*) over ()::int as total
      from violation where rule <> all(${ofLines}::text[])
      order by left(rule || ' ' || subject, 300) = any(${last}::text[]), rule, subject limit ${max}
    ), line as materialized (
      select distinct subject::uuid as id from violation where rule = any(${ofLines}::text[]) and subject <> ''
    ), listed as (
      select to_char(day, 'YYYY-MM-DD') as day, count(*) over ()::int as total
      from (select distinct (at at time zone 'Asia/Dhaka')::date as day from (${sql.join(times, sql` union all `)}) times
        where at is not null) days
      order by exists (select from reconciliation_break b where b.day = days.day and b.state <> 'closed'),
        (select d.run_id from reconciliation_day d where d.day = days.day order by d.run_id desc limit 1) nulls first, days.day desc
      limit ${max}
    )
    select rule, subject, expected, actual, null as day, total from broken
    union all select '', '', null, null, day, total from listed`.execute(db);
  const rules = rows.filter(({ day }) => day === null);
  const days = rows.flatMap(({ day }) => day ?? []);
  const ofDays = rows.find(({ day }) => day !== null);
  return { rules, days, totals: { rules: rules[0]?.total ?? 0, days: ofDays?.total ?? 0 } };
}
