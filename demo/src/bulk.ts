import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value that can be written in COPY's text format. */
type Value = string | number | boolean | Date | object | readonly string[] | null | undefined;

function toCopyText(value: Value): string {
  if (value === null || value === undefined) return '\\N';
  const text =
    value instanceof Date
      ? value.toISOString()
      : Array.isArray(value)
        ? `{${value.map((each) => `"${String(each).replace(/["\\]/g, '\\$&')}"`).join(',')}}`
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value);
  return text.replace(/[\\\t\n\r]/g, (sign) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign] ?? sign);
}

/** Rows for several tables, which are sent by COPY. */
export class BulkTables {
  readonly #rows = new Map<string, { columns: readonly string[]; lines: string[] }>();

  add(table: string, row: Record<string, Value>): void {
    let held = this.#rows.get(table);
    if (held === undefined) {
      held = { columns: Object.keys(row), lines: [] };
      this.#rows.set(table, held);
    }
    held.lines.push(`${Object.values(row).map(toCopyText).join('\t')}\n`);
  }

  get tables(): readonly string[] {
    return [...this.#rows.keys()];
  }

  async send(client: pg.ClientBase): Promise<void> {
    for (const [table, { columns, lines }] of this.#rows) {
      const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
      await pipeline(Readable.from(lines, { objectMode: true }), stream);
    }
    this.#rows.clear();
  }
}

/**
 * Sends rows without running triggers, because their counts and search words are included. Foreign keys are still
 * checked, because only a superuser may disable that. The tables are locked until all rows are sent, so that nobody
 * else writes without triggers.
 */
export async function sendWithoutTriggers(client: pg.ClientBase, rows: BulkTables): Promise<void> {
  const { tables } = rows;
  const switchTriggers = async (to: 'enable' | 'disable'): Promise<void> => {
    for (const table of tables) await client.query(`alter table ${table} ${to} trigger user`);
  };
  await client.query('begin');
  await switchTriggers('disable');
  await rows.send(client);
  // Deferred triggers have to run first, because triggers can't be disabled while some are pending.
  await client.query('set constraints all immediate');
  await switchTriggers('enable');
  await client.query('commit');
}

/** Drops a table's secondary indexes during the work and recreates them afterwards, which makes filling faster. */
export async function withoutIndexes(client: pg.ClientBase, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.relname as name, pg_get_indexdef(x.indexrelid) as definition from pg_index x join pg_class i on i.oid = x.indexrelid
     where x.indrelid = $1::regclass and not x.indisunique`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}
