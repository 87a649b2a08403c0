import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

type Fragment = RawBuilder<unknown>;

export interface BookRules {
  /** Queries of `rule`, `subject`, `expected` and `actual`: of what must be true and isn't. */
  readonly violations: readonly Fragment[];
  /** Rules that days are looked at for; their subjects are lines. */
  readonly ofLines: readonly string[];
  /** For a query of lines: when something happened to these, as `at`. */
  readonly timesOf: readonly ((lines: Fragment) => Fragment)[];
}

interface BrokenRule {
  readonly rule: string;
  /** The rule and what breaks it. */
  readonly subject: string;
  readonly expected: string | null;
  readonly actual: string | null;
}

interface BrokenRules {
  readonly rules: readonly BrokenRule[];
  readonly days: readonly string[];
  /** How many there are of each. */
  readonly totals: { readonly rules: number; readonly days: number };
}

type Row = { day: string | null; total: number } & BrokenRule;

/**
 * Broken rules, of which those with one of the subjects of `last` come last; and the days in Dhaka of the lines that break a rule of
 * lines, those first of which nothing is known yet, and of these the ones that no run has looked at for longest. Reads each query once.
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
