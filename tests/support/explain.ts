import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../src/platform/database/pool.ts';
import type { DB } from '../../src/platform/database/schema.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly PlanNode[];
}

export interface PlanSummary {
  /** Kinds of all nodes, outermost first: `Limit`, `Index Scan`, `Sort` … */
  readonly nodes: readonly string[];
  readonly indexes: readonly string[];
  /** Tables that are read from end to end. */
  readonly scanned: readonly string[];
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

/** How PostgreSQL would run each query that `call` sends; they have to be reads, since they run once before. */
export async function explainQueries(
  pool: pg.Pool,
  call: (db: Database) => Promise<unknown>,
): Promise<readonly PlanSummary[]> {
  const sent: CompiledQuery[] = [];
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void sent.push(query) });
  await call(db);
  const plans: PlanSummary[] = [];
  for (const { sql, parameters } of sent) {
    const { rows } = await pool.query(`explain (format json) ${sql}`, [...parameters]);
    const nodes = flatten(rows[0]['QUERY PLAN'][0].Plan);
    plans.push({
      nodes: nodes.map((node) => node['Node Type']),
      indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
      scanned: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? '') : [])),
    });
  }
  return plans;
}
