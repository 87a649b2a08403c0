import { type RawBuilder, sql } from 'kysely';

/** Whether the title or a keyword of a content matches each of these regular expressions, in lower case. */
export const matchesWords = (patterns: readonly string[]): RawBuilder<boolean> =>
  sql`${sql.join(
    [
      sql`true`,
      ...patterns.map(
        (pattern) => sql`(lower(title) ~ ${pattern}
      or exists (select from content_keyword where content_id = content.id and keyword ~ ${pattern}))`,
      ),
    ],
    sql` and `,
  )}`;
