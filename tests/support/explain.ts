import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../src/platform/database/pool.ts';
import type { DB } from '../../src/platform/database/schema.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Nodes of a query plan, such as `Index Scan listing_newest` or `Sort`. */
export interface Plan {
  readonly steps: readonly string[];
  readonly indexes: readonly string[];
  /** Tables that are scanned completely. */
  readonly scanned: readonly string[];
}

const list = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(list)];

/** Records the queries that `work` runs, in order. */
export async function recordQueries(pool: pg.Pool, work: (db: Database) => Promise<unknown>): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      queries.push(query);
    },
  });
  await work(db);
  return queries;
}

/** Explains the queries that `work` runs, with their parameter values. */
export async function explainQueries(pool: pg.Pool, work: (db: Database) => Promise<unknown>): Promise<Plan[]> {
  const queries = await recordQueries(pool, work);
  const plans: Plan[] = [];
  for (const { sql, parameters } of queries) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${sql}`, [
      ...parameters,
    ]);
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => list(plan)));
    plans.push({
      steps: nodes.map((node) => node['Node Type']),
      indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
      scanned: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [])),
    });
  }
  return plans;
}
