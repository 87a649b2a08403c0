import { type RawBuilder, sql } from 'kysely';

/**
 * For `where('id', '=', isOneOf(ids))` in frequent statements. PostgreSQL would plan `any($1)` anew for each call,
 * because it sees the length of the list; a subquery hides the length, so that the plan is reused.
 */
export const isOneOf = (ids: readonly string[]): RawBuilder<string> => sql`any((select ${ids}::uuid[])::uuid[])`;
