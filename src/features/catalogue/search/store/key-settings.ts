import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export interface KeySetting {
  readonly label: string | null;
  readonly pin_position: number | null;
  readonly hidden: boolean;
  readonly merged_into: string | null;
}

/** Serializes changes of key settings until the transaction ends, because one change can affect several keys. */
export const lockKeySettings = (tx: Transaction): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('search-keys', 0))`.execute(tx);

export const findSetting = (db: Database, keyword: string): Promise<KeySetting | undefined> =>
  db
    .selectFrom('keyword_setting')
    .select(['label', 'pin_position', 'hidden', 'merged_into'])
    .where('keyword', '=', keyword)
    .executeTakeFirst();

/** Changes the given settings of a key; rows without any settings are deleted. */
export async function writeSetting(tx: Transaction, keyword: string, values: Partial<KeySetting>): Promise<void> {
  await tx
    .insertInto('keyword_setting')
    .values({ keyword, ...values })
    .onConflict((conflict) => conflict.column('keyword').doUpdateSet(values))
    .execute();
  await sql`
    delete from keyword_setting k where label is null and pin_position is null and not hidden and merged_into is null
      and not exists (select from keyword_setting m where m.merged_into = k.keyword)`.execute(tx);
}

/** Merges `from`, and the keys that are merged into it, into `into`. */
export async function mergeSettings(tx: Transaction, from: string, into: string): Promise<void> {
  await sql`insert into keyword_setting (keyword) values (${into}) on conflict (keyword) do nothing`.execute(tx);
  await moveMerged(tx, from, into);
  await writeSetting(tx, from, { label: null, pin_position: null, hidden: false, merged_into: into });
}

/** Merges the keys that are merged into `from` into another key, which must not be a merged key itself. */
export async function moveMerged(tx: Transaction, from: string, into: string): Promise<void> {
  await sql`
    insert into keyword_setting (keyword) select ${into}
    where exists (select from keyword_setting where merged_into = ${from}) on conflict (keyword) do nothing`.execute(
    tx,
  );
  await sql`update keyword_setting set merged_into = ${into} where merged_into = ${from}`.execute(tx);
}

/** The pinned keys in their order. */
export const readPinned = compileOnce((db: Database) =>
  db
    .selectFrom('keyword_setting')
    .select(['keyword', 'label'])
    .where('pin_position', 'is not', null)
    .orderBy('pin_position'),
);

/** Replaces the pinned keys by these, in this order. */
export async function setPinned(tx: Transaction, keywords: readonly string[]): Promise<void> {
  await sql`insert into keyword_setting (keyword) select unnest(${keywords}::text[]) on conflict (keyword) do nothing`.execute(
    tx,
  );
  await sql`update keyword_setting k set pin_position = wanted.position - 1, hidden = k.hidden and wanted.position is null
    from keyword_setting o left join unnest(${keywords}::text[]) with ordinality as wanted (keyword, position) using (keyword)
    where k.keyword = o.keyword and k.pin_position is distinct from wanted.position - 1`.execute(tx);
  await sql`
    delete from keyword_setting k where label is null and pin_position is null and not hidden and merged_into is null
      and not exists (select from keyword_setting m where m.merged_into = k.keyword)`.execute(tx);
}

/** Settings that admins made for search keys, limited to those that suggestions use. */
export interface SuggestionSettings {
  /** Keywords that aren't suggested: hidden and merged ones. */
  readonly unsuggested: readonly string[];
  /** Targets of merged keys that begin with the text. */
  readonly targets: readonly string[];
  /** Names that admins gave to keys. */
  readonly labels: ReadonlyMap<string, string>;
}

/** Reads the settings for suggestions in one statement. `prefix` is a LIKE pattern. */
export async function readSuggestionSettings(db: Database, prefix: string, max: number): Promise<SuggestionSettings> {
  const { rows } = await sql<{ keyword: string; label: string | null; is_off: boolean; target: string | null }>`
    select s.keyword, s.label, s.hidden or s.merged_into is not null as is_off,
      case when s.keyword like ${prefix} and not t.hidden then t.keyword end as target
    from keyword_setting s left join keyword_setting t on t.keyword = s.merged_into
    where s.hidden or s.merged_into is not null or s.label is not null order by target`.execute(db);
  return {
    unsuggested: rows.flatMap(({ keyword, is_off: isOff }) => (isOff ? [keyword] : [])),
    targets: [...new Set(rows.flatMap(({ target }) => target ?? []))].slice(0, max),
    labels: new Map(rows.flatMap(({ keyword, label }) => (label === null ? [] : [[keyword, label]]))),
  };
}
