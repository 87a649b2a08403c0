import { expect, it } from 'vitest';
import { createOldDatabase, type OldDatabase } from '../../../tests/support/old-database.ts';

/** Describes a schema completely except for its rows, in an order that doesn't depend on that of the migrations. */
async function describeSchema({ pool }: OldDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    with own as (select oid from pg_namespace where nspname in ('public', 'ledger')),
    relation as (select c.oid, c.oid::regclass::text as name, c.relkind from pg_class c where c.relnamespace in (select oid from own))
    select concat_ws(' ', r.name, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attgenerated, a.attidentity,
      pg_get_expr(d.adbin, d.adrelid)) as line
    from relation r join pg_attribute a on a.attrelid = r.oid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where r.relkind in ('r', 'v', 'm', 'S') and a.attnum > 0 and not a.attisdropped
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace in (select oid from own)
    union all
    select pg_get_indexdef(oid) from relation where relkind = 'i'
    union all
    select concat_ws(' ', name, pg_get_viewdef(oid)) from relation where relkind in ('v', 'm')
    union all
    select pg_get_triggerdef(t.oid) from pg_trigger t join relation r on r.oid = t.tgrelid where not t.tgisinternal
    union all
    select pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace in (select oid from own) and p.prokind in ('f', 'p')
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    order by 1`);
  return rows.map(({ line }) => line);
}

const showcase = '0089_showcase.sql';

it.each<[string, (name: string) => boolean, number]>([
  ['requests, search keys and synonyms', (name) => name < '0085' || name === showcase, 3],
  ['settled refunds as well', (name) => name < '0080' || name === showcase, 4],
  ['the digits of Bangla', (name) => name < '0094' && name !== '0092_digits.sql', 1],
])('a database that was made before %s is the same as a new one', async (_, isThere, late) => {
  const [old, fresh] = [await createOldDatabase(), await createOldDatabase()];
  await old.migrateOnly(isThere);
  const before = await old.pool.query<{ last: string }>('select max(name) as last from migration');
  const applied = await old.migrateRest();
  expect(applied.filter((name) => name < (before.rows[0]?.last ?? ''))).toHaveLength(late);
  await fresh.migrateRest();
  const expected = await describeSchema(fresh);
  expect(expected.length).toBeGreaterThan(1000);
  expect(await describeSchema(old)).toEqual(expected);
});

it('no other migration may be late', async () => {
  const old = await createOldDatabase();
  await old.migrateOnly((name) => name < '0090' && name !== '0077_clean_words.sql');
  await expect(old.migrateRest()).rejects.toThrow(
    'Migration 0077_clean_words.sql comes before 0089_showcase.sql, which was applied.',
  );
  const later = await createOldDatabase();
  // The synonyms' migration may follow 0089, but no later one.
  await later.migrateOnly((name) => name < '0091' && name !== '0088_synonyms.sql');
  await expect(later.migrateRest()).rejects.toThrow(
    'Migration 0088_synonyms.sql comes before 0090_favorite_lists.sql, which was applied.',
  );
});
