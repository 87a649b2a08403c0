import { randomBytes } from 'node:crypto';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';

export interface MadeList {
  readonly id: string;
  /** Token of the shared URL; empty if the list isn't shared. */
  readonly token: string;
}

/** Creates a list of an account, at the first free place, with these works. */
export async function makeFavoriteList(
  app: TestApp,
  accountId: string,
  given: { name?: string; isShared?: boolean; isTakenDown?: boolean; isDeleted?: boolean; contentIds?: string[] } = {},
): Promise<MadeList> {
  const id = createId();
  const token = given.isShared === true ? randomBytes(16).toString('base64url') : '';
  await app.pool.query(
    `insert into favorite_list (id, account_id, place, name, share_token, taken_down_at, deleted_at)
     select $1, $2, case when $6 then null else (
       select min(n) from generate_series(0, 49) n where n not in
         (select place from favorite_list where account_id = $2 and place is not null)) end,
       $3, nullif($4, ''), case when $5 then now() end, case when $6 then now() end`,
    [id, accountId, given.name ?? 'Ideas', token, given.isTakenDown === true, given.isDeleted === true],
  );
  await app.pool.query(
    `insert into favorite_list_item (list_id, account_id, content_id, position)
     select $1, $2, content_id, n - 1 from unnest($3::uuid[]) with ordinality as given (content_id, n)`,
    [id, accountId, given.contentIds ?? []],
  );
  return { id, token };
}
