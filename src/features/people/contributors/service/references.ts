import type { Database } from '../../../../platform/database/pool.ts';

import { readActive, readByIds, readPartners } from '../store/references.ts';

export { findContributorIds, selectContributorsBySearch } from '../store/list.ts';
export {
  findContributorIdByAccount,
  lockContributors,
  searchContributors,
  selectActiveContributors,
  selectClosedContributors,
  selectContributorOfAccount,
  selectPayableContributors,
} from '../store/references.ts';

interface NamedContributor {
  readonly _id: string;
  readonly username: string;
  readonly name: string;
  readonly image: string | null;
  readonly demo: boolean;
}

/** Those of these contributors who are active, with the data that cards show. */
export async function readActiveContributors(db: Database, ids: readonly string[]): Promise<NamedContributor[]> {
  const rows = await readActive(db, ids);
  return rows.map(({ image_key, is_demo, ...named }) => ({
    ...named,
    image: toImageAddress(named._id, image_key),
    demo: is_demo,
  }));
}

/** Address of a contributor's picture; null if there is none. */
export const toImageAddress = (id: string, imageKey: string | null): string | null =>
  imageKey === null ? null : `/media/${id}/${imageKey}`;

/** A contributor in any status, as admins see it. */
export interface KnownContributor {
  readonly id: string;
  /** Null for the site's own contributor and demo authors. */
  readonly accountId: string | null;
  readonly username: string;
  readonly name: string;
  readonly status: string;
  readonly since: Date;
}

export async function readContributorsById(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownContributor>> {
  const rows = await readByIds(db, ids);
  return new Map(
    rows.map(({ account_id, created_at, ...row }) => [row.id, { ...row, accountId: account_id, since: created_at }]),
  );
}

/** Ids of contributors with these usernames who can take part in agreements. */
export async function findPartners(db: Database, usernames: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await readPartners(db, usernames);
  return new Map(rows.map(({ id, username }) => [username, id]));
}
