import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

/**
 * Maximum number of different bits in the hashes of similar pictures. Up to six bits, the index finds all matches,
 * because at least one of the seven parts is equal; above that it finds some.
 */
const MAX_DISTANCE = 10;
const MAX_SIMILAR = 20;

/** A hash of 16 hexadecimal digits, and its parts that are indexed. */
interface IndexedHash {
  readonly hash: string;
  readonly parts: readonly number[];
}

/** Condition for contents that may be compared with others: drafts are private. */
const comparable = sql`c.status in ('pending', 'published', 'unpublished', 'changes_requested', 'rejected')`;

export interface SimilarRow {
  readonly contentId: string;
  /** Preview of this content that is similar, and the compared content's preview to which it is; null if none is. */
  readonly previewId: string | null;
  readonly nearTo: string | null;
  /** Number of different bits; null if the contents have the same file. */
  readonly distance: number | null;
}

/**
 * Finds contents with a picture whose hash differs in few bits, closest first. Candidates come from the index of the
 * hash's parts. The content itself and its revisions and original are left out.
 * @param turned hashes of the content's first picture, rotated and mirrored
 */
export async function readNearDuplicates(
  db: Database,
  contentId: string,
  related: readonly string[],
  turned: readonly IndexedHash[] = [],
) {
  const { rows } = await sql<SimilarRow>`
    with own as materialized (
      select id, hash, hash_parts from preview where content_id = ${contentId} and hash is not null
      union all
      select (select id from preview where content_id = ${contentId} order by position limit 1),
        ('x' || other.hash)::bit(64)::bigint, other.parts
      from jsonb_to_recordset(${JSON.stringify(turned)}::jsonb) as other (hash text, parts integer[])
    )
    select distinct on (c.id) c.id as "contentId", near.id as "previewId", own.id as "nearTo",
      bit_count((near.hash # own.hash)::bit(64))::integer as distance
    from own
    join preview near on near.hash_parts && own.hash_parts
      and bit_count((near.hash # own.hash)::bit(64)) <= ${sql.lit(MAX_DISTANCE)}
    join content c on c.id = near.content_id and ${comparable}
    where near.content_id <> all(${related}::uuid[])
    order by c.id, distance, near.position
  `.execute(db);
  return rows.toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0)).slice(0, MAX_SIMILAR);
}

/** Finds contents in any status with a picture whose hash differs in few bits from one of these, closest first. */
export async function readByHash(db: Database, hashes: readonly IndexedHash[], max: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select near.content_id as id
    from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as asked (hash text, parts integer[])
    join preview near on near.hash_parts && asked.parts
    cross join lateral (select bit_count((near.hash # ('x' || asked.hash)::bit(64)::bigint)::bit(64)) as bits) distance
    where distance.bits <= ${sql.lit(MAX_DISTANCE)}
    group by near.content_id order by min(distance.bits), near.content_id limit ${max}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds contents that have the same file; files with identical bytes are stored once. */
export async function readSameFiles(db: Database, contentId: string, related: readonly string[]) {
  const { rows } = await sql<SimilarRow>`
    select distinct c.id as "contentId", null::uuid as "previewId", null::uuid as "nearTo", null::integer as distance
    from variant own
    join variant_file own_file on own_file.variant_id = own.id
    join variant_file same_file on same_file.file_id = own_file.file_id
    join variant same on same.id = same_file.variant_id
    join content c on c.id = same.content_id and ${comparable}
    where own.content_id = ${contentId} and c.id <> all(${related}::uuid[])
    limit ${sql.lit(MAX_SIMILAR)}
  `.execute(db);
  return rows;
}
