import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { DownloadPage } from '../rules/library.ts';

interface Part extends Pick<DownloadPage, 'after'> {
  readonly limit: number;
  /** Limits the list to these variants; undefined for all. */
  readonly among?: readonly string[] | undefined;
}

/** Exact time of a cursor: seconds as a float would lose the last digits. */
const toTime = (microseconds: number) =>
  sql<Date>`('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond')`;

/** A refunded row is hidden if the account has another row for the same variant. */
const goesBefore = sql<boolean>`(later.revoked_at is null, later.id) > (e.revoked_at is null, e.id)`;

/**
 * Purchases of an account, newest first, including refunded ones, in the order of an index. For a variant bought twice,
 * the list has the row that grants the download, or else the latest.
 */
export const readBought = (db: Database, accountId: string, { after, limit, among }: Part) =>
  db
    .selectFrom('entitlement as e')
    .leftJoin('account_download as d', (join) =>
      join.onRef('d.account_id', '=', 'e.account_id').onRef('d.variant_id', '=', 'e.variant_id'),
    )
    .select([
      'e.content_id',
      'e.variant_id',
      'e.order_line_id',
      'e.certificate_code',
      'e.granted_at',
      'e.revoked_at',
      'd.times',
      'd.first_at',
      'd.last_at',
      sql<number>`(extract(epoch from e.granted_at) * 1000000)::bigint`.as('position_at'),
    ])
    .where('e.account_id', '=', accountId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('entitlement as later')
            .select('later.id')
            .whereRef('later.account_id', '=', 'e.account_id')
            .whereRef('later.variant_id', '=', 'e.variant_id')
            .where(goesBefore),
        ),
      ),
    )
    .$if(among !== undefined, (all) => all.where('e.variant_id', '=', sql<string>`any(${among ?? []}::uuid[])`))
    .$if(after !== undefined, (all) =>
      all.where((eb) =>
        eb(eb.refTuple('e.granted_at', 'e.variant_id'), '<', eb.tuple(toTime(after?.at ?? 0), after?.variantId ?? '')),
      ),
    )
    .orderBy('e.granted_at', 'desc')
    .orderBy('e.variant_id', 'desc')
    .limit(limit)
    .execute();

export type BoughtRow = Awaited<ReturnType<typeof readBought>>[number];

/** Free downloads of an account, newest first, in the order of an index. */
export const readTaken = (db: Database, accountId: string, { after, limit, among }: Part) =>
  db
    .selectFrom('account_download as d')
    .select([
      'd.content_id',
      'd.variant_id',
      'd.times',
      'd.first_at',
      'd.last_at',
      sql<number>`(extract(epoch from d.last_at) * 1000000)::bigint`.as('position_at'),
    ])
    .where('d.account_id', '=', accountId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('entitlement as e')
            .select('e.id')
            .whereRef('e.account_id', '=', 'd.account_id')
            .whereRef('e.variant_id', '=', 'd.variant_id'),
        ),
      ),
    )
    .$if(among !== undefined, (all) => all.where('d.variant_id', '=', sql<string>`any(${among ?? []}::uuid[])`))
    .$if(after !== undefined, (all) =>
      all.where((eb) =>
        eb(eb.refTuple('d.last_at', 'd.variant_id'), '<', eb.tuple(toTime(after?.at ?? 0), after?.variantId ?? '')),
      ),
    )
    .orderBy('d.last_at', 'desc')
    .orderBy('d.variant_id', 'desc')
    .limit(limit)
    .execute();

export type TakenRow = Awaited<ReturnType<typeof readTaken>>[number];

export interface LibraryEntry {
  /** Whether the variant was ever bought, including refunded purchases. */
  readonly is_bought: boolean;
  /** True if the variant was bought and not refunded. */
  readonly is_owned: boolean;
}

/** Every variant that the account has bought or downloaded. */
export async function readLibrary(db: Database, accountId: string): Promise<Map<string, LibraryEntry>> {
  const { rows } = await sql<LibraryEntry & { variant_id: string }>`
    select variant_id, bool_or(is_bought) as is_bought, bool_or(is_owned) as is_owned from (
      select variant_id, true as is_bought, revoked_at is null as is_owned from entitlement where account_id = ${accountId}
      union all
      select variant_id, false, false from account_download where account_id = ${accountId}
    ) part group by variant_id`.execute(db);
  return new Map(rows.map(({ variant_id, ...entry }) => [variant_id, entry]));
}
