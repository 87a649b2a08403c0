import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod';
import type { Sort } from '../http/schemas.ts';
import { type CursorCodec, createCursorCodec, cursorId, type Page, type SortPosition } from '../pagination.ts';

/**
 * Sort expression of a column, for which an index exists together with the id; never null. `id` sorts by the id itself,
 * which is the order of creation. `time` is a timestamp.
 */
export type SortKey =
  | { readonly kind: 'id' }
  | {
      readonly kind: 'text' | 'number' | 'time';
      readonly by: RawBuilder<unknown>;
      /** True if the values are unique, so that the index doesn't need the id. */
      readonly isUnique?: true;
    };

export type SortedPage<Column extends string> = Page<Sort<Column>, SortPosition>;

/** Number of characters by which texts are sorted, so that a cursor fits into an address. */
const SORTED_LETTERS = 40;

const integer = z.int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);
const values = {
  id: z.literal(''),
  text: z
    .string()
    .max(SORTED_LETTERS * 2)
    .refine((text) => !text.includes('\0')),
  number: integer,
  time: integer.min(0),
};

/** The sort orders of a list: its cursors, and the parts of its query. */
export interface Sorting<Column extends string> {
  readonly cursors: CursorCodec<Sort<Column>, SortPosition>;
  /** Expression to select as `sorted_by`. */
  readonly value: (sort: Sort<Column>) => RawBuilder<string | number>;
  readonly order: (sort: Sort<Column>) => RawBuilder<unknown>;
  readonly beyond: (page: Pick<SortedPage<Column>, 'sort' | 'after'>) => RawBuilder<SqlBool>;
}

const microseconds = (by: RawBuilder<unknown>) => sql<number>`(extract(epoch from ${by}) * 1000000)::bigint`;

/** @param id column of the id, if its plain name is ambiguous in the query */
export function createSorting<const Column extends string>(
  keys: Readonly<Record<Column, SortKey>>,
  id: RawBuilder<unknown> = sql`id`,
): Sorting<Column> {
  const parse = (sort: Sort<Column>) => {
    const isDescending = sort.startsWith('-');
    const key = keys[(isDescending ? sort.slice(1) : sort) as Column];
    return { key, direction: isDescending ? sql`desc` : sql`asc`, sign: isDescending ? sql`<` : sql`>` };
  };
  const schemas = Object.entries<SortKey>(keys).flatMap(([column, { kind }]) => {
    const schema = z.object({ value: values[kind], id: cursorId });
    return [
      [column, schema],
      [`-${column}`, schema],
    ];
  });
  return {
    cursors: createCursorCodec(Object.fromEntries(schemas) as Record<Sort<Column>, z.ZodType<SortPosition>>),
    value: (sort) => {
      const { key } = parse(sort);
      if (key.kind === 'id') return sql`''`;
      return key.kind === 'time' ? microseconds(key.by) : sql`${key.by}`;
    },
    order: (sort) => {
      const { key, direction } = parse(sort);
      if (key.kind === 'id') return sql`${id} ${direction}`;
      return key.isUnique ? sql`${key.by} ${direction}` : sql`${key.by} ${direction}, ${id} ${direction}`;
    },
    beyond: ({ sort, after }) => {
      if (after === undefined) return sql`true`;
      const { key, sign } = parse(sort);
      if (key.kind === 'id') return sql`${id} ${sign} ${after.id}`;
      const value =
        key.kind === 'time'
          ? sql`timestamptz 'epoch' + ${after.value}::double precision * interval '1 microsecond'`
          : sql`${after.value}`;
      return key.isUnique
        ? sql`${key.by} ${sign} ${value}`
        : sql`(${key.by}, ${id}) ${sign} (${value}, ${after.id}::uuid)`;
    },
  };
}

/** Adds the order of the list to a page's query; the rows include their sort value. */
export const sortPage = <DB, TB extends keyof DB, O, Column extends string>(
  query: SelectQueryBuilder<DB, TB, O>,
  { value, order, beyond }: Sorting<Column>,
  page: SortedPage<Column>,
) =>
  query
    .select(value(page.sort).as('sorted_by'))
    .$if(page.after !== undefined, (all) => all.where(beyond(page)))
    .orderBy(order(page.sort))
    .limit(page.limit);
