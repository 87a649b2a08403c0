import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

/** Number of a contributor's newest works among which choices are searched. */
const SAMPLE = 300;

/** Reads a contributor's newest priced work in each category, among the latest works. */
export const readLastChoices = (db: Database, contributorId: string) =>
  db
    .selectFrom(
      db
        .selectFrom('content')
        .select(['id', 'category_id'])
        .where('contributor_id', '=', contributorId)
        .orderBy('id', 'desc')
        .limit(SAMPLE)
        .as('work'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('variant')
          .select(['licence_code', 'price'])
          .whereRef('content_id', '=', 'work.id')
          .where('price', 'is not', null)
          .orderBy('position')
          .limit(1)
          .as('terms'),
      (join) => join.onTrue(),
    )
    .where('category_id', 'is not', null)
    .distinctOn('category_id')
    .select([
      'category_id',
      'licence_code',
      'price',
      sql<string | null>`(
        select subcategory_id from content_subcategory where content_id = work.id order by position limit 1
      )`.as('subcategory_id'),
    ])
    .orderBy('category_id')
    .orderBy('work.id', 'desc')
    .execute();
