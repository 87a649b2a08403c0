import { type RawBuilder, sql } from 'kysely';
import { isOneOf } from '../../../../platform/database/one-of.ts';
import type { Database } from '../../../../platform/database/pool.ts';

const filesOf = (variant: 'v' | 'other'): RawBuilder<string[] | null> =>
  sql`(select array_agg(f.file_id order by f.file_id) from variant_file f where f.variant_id = ${sql.ref(variant)}.id)`;

/** Reads other variants of the same published works that have the same files and a price. */
export const readSameFiles = (db: Database, variantIds: readonly string[]) =>
  db
    .selectFrom('variant as v')
    .innerJoin('content as c', 'c.id', 'v.content_id')
    .innerJoin('variant as other', 'other.content_id', 'v.content_id')
    .select(['v.id', 'other.id as other_id', 'other.licence_code'])
    .select(sql<number>`coalesce(other.sale_price, other.price)`.as('price'))
    .where('v.id', '=', isOneOf(variantIds))
    .where('c.status', '=', 'published')
    .whereRef('other.id', '<>', 'v.id')
    .where('other.price', 'is not', null)
    .where(sql<boolean>`${filesOf('v')} = ${filesOf('other')}`)
    .orderBy('other.position')
    .execute();
