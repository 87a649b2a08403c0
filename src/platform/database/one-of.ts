import { type RawBuilder, sql } from 'kysely';

/**
 * For `where('id', '=', isOneOf(ids))` in busy statements. The server plans `any($1)` anew at each call, because it sees how long
 * the list is; here it can't, and keeps its plan.
 */
export const isOneOf = (ids: readonly string[]): RawBuilder<string> => sql`any((select ${ids}::uuid[])::uuid[])`;
